// Ctrl-C in a terminal goes to every process of the group. Only the supervisor decides which process stops when.
process.on('SIGINT', () => undefined);
