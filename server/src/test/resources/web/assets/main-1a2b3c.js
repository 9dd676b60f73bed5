console.log("a client for tests");
