import { startTransition, useEffect, useState } from 'react';

/**
 * Counts the frames that the page has shown of a component, from 1 up to `last`: for drawing its parts one by one, so that no frame has the style and
 * layout of all of them to do. A page that nobody sees has no frames and does not wait for them.
 */
export function useFrames(last: number): number {
  const [frames, setFrames] = useState(1);
  useEffect(() => {
    if (frames >= last) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      timer = setTimeout(() => startTransition(() => setFrames(frames + 1)));
    };
    // Its callback runs before the frame's style and layout, a timer that it sets after them.
    if (document.hidden) count();
    else frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [frames, last]);
  return frames;
}
