postMessage("ready");
