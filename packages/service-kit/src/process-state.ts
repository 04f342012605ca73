/** Whether this process is on its way out: readyz says so, and connections are closed after their answer. */
export class ProcessState {
  draining = false;
  readonly since = new Date().toISOString();
}
