/** Injection token of the runners of a process's consumers. */
export const CONSUMER_RUNNERS = Symbol('consumer runners');
