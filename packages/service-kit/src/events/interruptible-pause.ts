/** A wait that `end` can end early. One wait at a time. */
export class InterruptiblePause {
  private wake: () => void = () => undefined;

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.wake();
  }
}
