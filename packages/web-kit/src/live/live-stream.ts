import { LIVE_EVENT, liveChange, openLive } from '@fsvp/contracts/live';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** A stream that ends sooner was no success: the pause before the next goes on growing. */
const STEADY_MS = 10_000;
/** A tab that nobody sees for so long gives up its connection: a browser has six of them for all its tabs. */
export const HIDDEN_MS = 30_000;

interface LiveStreamListener {
  /** Types of records that changed. */
  onChanged: (types: readonly string[]) => void;
  /** The stream is back after it was away: what changed meanwhile was not told. */
  onBack: () => void;
  /** The stream could not be opened; the browser does not say why. */
  onRefused: () => void;
}

/** Longer each time, and not the same in every window. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + random() / 2);
}

/** Listens to the server's changes and, cut off, comes back by itself. Answers how to stop. */
export function openLiveStream({ onChanged, onBack, onRefused }: LiveStreamListener): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let away = false;

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
      if (away) onBack();
      away = false;
    });
    source.addEventListener(LIVE_EVENT, (event) => {
      const types = readChange((event as MessageEvent<string>).data);
      if (types) onChanged(types);
    });
    // The browser's own retry knows no growing pause, and gives up at an answer such as 503.
    source.addEventListener('error', () => {
      close();
      away = true;
      if (openedAt === undefined) onRefused();
      else if (performance.now() - openedAt >= STEADY_MS) failures = 0;
      retry = setTimeout(open, retryDelay(failures));
      failures += 1;
    });
  };

  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'visible') {
      if (away && !source) open();
      return;
    }
    hiding = setTimeout(() => {
      close();
      away = true;
    }, HIDDEN_MS);
  };
  const onOnline = () => {
    if (away && document.visibilityState === 'visible') open();
  };

  open();
  onVisibility();
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiding);
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
