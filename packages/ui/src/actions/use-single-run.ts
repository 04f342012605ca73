import { useRef, useState } from 'react';

/** The double-click time of the usual operating systems. */
const DOUBLE_CLICK_MS = 500;

/**
 * Runs an action unless the last one, if it returned a promise, is unfinished. A second press of a double click can
 * arrive after a fast response, so a run lasts at least as long as a double click.
 */
export function useSingleRun() {
  // The state is too late for a second press right after the first.
  const isRunning = useRef(false);
  const [running, setRunning] = useState(false);
  return {
    running,
    run: (action: () => unknown) => {
      if (isRunning.current) return;
      const result = action();
      if (!(result instanceof Promise)) return;
      isRunning.current = true;
      setRunning(true);
      const doubleClick = new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
      void Promise.allSettled([result, doubleClick]).then(() => {
        isRunning.current = false;
        setRunning(false);
      });
    },
  };
}
