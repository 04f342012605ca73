// Ctrl-C in a terminal goes to every process of the group. The supervisor alone decides who stops when.
process.on('SIGINT', () => undefined);
