import { LIVE_EVENT } from '@fsvp/contracts/catalogue/live';

type Listener = (event: { data?: string }) => void;

/** Replaces the browser's EventSource, which jsdom lacks. The test sends the events of the server. */
export class MockEventSource {
  /** All opened streams, oldest first. */
  static opened: MockEventSource[] = [];
  closed = false;
  private readonly listeners: { type: string; listener: Listener }[] = [];

  constructor(readonly url: string) {
    MockEventSource.opened.push(this);
  }

  /** Replaces the browser's EventSource. Returns a function that restores it. */
  static install(): () => void {
    const before = globalThis.EventSource;
    MockEventSource.opened = [];
    globalThis.EventSource = MockEventSource as unknown as typeof EventSource;
    return () => {
      if (before) globalThis.EventSource = before;
      else Reflect.deleteProperty(globalThis, 'EventSource');
    };
  }

  static latest(): MockEventSource {
    return MockEventSource.opened.at(-1)!;
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.push({ type, listener });
  }

  close(): void {
    this.closed = true;
  }

  /** The server accepted the stream. */
  accept(): void {
    this.emit('open', {});
  }

  /** The server reports that records of these types changed. */
  sendChange(...changed: string[]): void {
    this.emit(LIVE_EVENT, { data: JSON.stringify({ changed }) });
  }

  send(data: string): void {
    this.emit(LIVE_EVENT, { data });
  }

  /** The stream broke or could not be opened. */
  fail(): void {
    this.emit('error', {});
  }

  private emit(type: string, event: { data?: string }): void {
    if (this.closed) return;
    for (const entry of this.listeners) if (entry.type === type) entry.listener(event);
  }
}
