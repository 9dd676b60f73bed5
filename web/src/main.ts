import "./style/base.css";
import "./style/board.css";
import "./style/home.css";
import "./style/table.css";
import "./shell/app";
