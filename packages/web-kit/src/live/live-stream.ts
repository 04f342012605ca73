import { LIVE_EVENT, liveChange, openLive } from '@fsvp/contracts/catalogue/live';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** A stream that ends sooner counts as a failure: the retry delay keeps growing. */
const STABLE_MS = 10_000;
/**
 * A tab hidden for this long closes its connection: a browser allows six per host over HTTP/1.1, for all tabs together.
 */
export const HIDDEN_MS = 30_000;

interface LiveStreamListener {
  /** Types of records that changed. */
  onChanged: (types: readonly string[]) => void;
  /** The stream is open again after a break; changes made during the break were not reported. */
  onReconnected: () => void;
  /** The stream could not be opened; the browser gives no reason. */
  onRejected: () => void;
}

/** Exponential backoff with jitter, so that windows do not reconnect all at once. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + random() / 2);
}

/** Listens to the server's changes and reconnects after a break. Returns a function that stops it. */
export function openLiveStream({ onChanged, onReconnected, onRejected }: LiveStreamListener): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let disconnected = false;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    let openedAt: number | undefined;
    source = new EventSource(openLive.path, { withCredentials: true });
    source.addEventListener('open', () => {
      openedAt = performance.now();
      if (disconnected) onReconnected();
      disconnected = false;
    });
    source.addEventListener(LIVE_EVENT, (event) => {
      const types = readChange((event as MessageEvent<string>).data);
      if (types) onChanged(types);
    });
    // The browser's own retry has no backoff, and stops at a response such as 503.
    source.addEventListener('error', () => {
      close();
      disconnected = true;
      if (openedAt === undefined) onRejected();
      else if (performance.now() - openedAt >= STABLE_MS) failures = 0;
      retry = setTimeout(open, retryDelay(failures));
      failures += 1;
    });
  };

  const onVisibility = () => {
    clearTimeout(hideTimer);
    if (document.visibilityState === 'visible') {
      if (disconnected && !source) open();
      return;
    }
    hideTimer = setTimeout(() => {
      close();
      disconnected = true;
    }, HIDDEN_MS);
  };
  const onOnline = () => {
    if (disconnected && document.visibilityState === 'visible') open();
  };

  open();
  onVisibility();
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hideTimer);
    close();
  };
}

function readChange(data: string): readonly string[] | undefined {
  try {
    const parsed = liveChange.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data.changed : undefined;
  } catch {
    return undefined;
  }
}
