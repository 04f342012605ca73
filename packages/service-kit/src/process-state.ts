/** What readyz reports about this process besides its own checks. */
export class ProcessState {
  /** Whether it is shutting down: connections close after their response. */
  draining = false;
  /** Neighbours without which it still serves requests, by name: whether they work. */
  readonly neighbours = new Map<string, () => boolean>();
  readonly since = new Date().toISOString();
}
