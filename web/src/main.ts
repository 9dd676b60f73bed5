import "./core/palette.css";
import "./core/base.css";
import "./board/board.css";
import "./play/board-page.css";
import "./frame/app";
