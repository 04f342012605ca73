/** What readyz reports about this process besides its own checks. */
export class ProcessState {
  /** Whether it is shutting down: connections close after their response. */
  draining = false;
  /** What it can serve some requests without, by name: why it does not work, or undefined if it does. */
  readonly neighbours = new Map<string, () => string | undefined>();
  readonly since = new Date().toISOString();
}
