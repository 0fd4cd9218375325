import Queue from 'autocannon/lib/pipelinedRequestsQueue.js';

// Autocannon makes a text of each body, for nobody: of a compressed page of 20 KB that takes longer than sending it does.
Queue.prototype.addBody = () => {};
