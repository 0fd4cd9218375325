import Queue from 'autocannon/lib/pipelinedRequestsQueue.js';

// Autocannon decodes each body to a string without need: for a compressed page of 20 KB that takes longer than sending it.
Queue.prototype.addBody = () => {};
