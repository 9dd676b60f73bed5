import "./core/base.css";
import "./board/board.css";
import "./home/home.css";
import "./table/table.css";
import "./frame/app";
