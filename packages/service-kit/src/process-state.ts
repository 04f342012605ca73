/** Whether this process is shutting down: readyz reports it, and connections close after their response. */
export class ProcessState {
  draining = false;
  readonly since = new Date().toISOString();
}
