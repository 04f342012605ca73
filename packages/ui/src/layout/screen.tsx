import { Children, useEffect, useState, type ReactNode } from 'react';
import { useFrames } from '../foundation/use-frames.js';
import { Stack } from './stack.js';

const FRAMES = 4;
// A module has a copy of its own.
let drawnBefore = false;

/**
 * The parts of a screen below each other, from its header down. The first screen that a window has of a module comes part by part, a frame each, because
 * all its styles and letters are new; a later one at once, so that the way back to it finds the place where one was.
 */
export function Screen({ children }: { children: ReactNode }) {
  const [last] = useState(drawnBefore ? 1 : FRAMES);
  const frames = useFrames(last);
  const whole = frames === last;
  useEffect(() => {
    if (whole) drawnBefore = true;
  }, [whole]);
  const parts = Children.toArray(children);
  return (
    <div aria-busy={!whole || undefined}>
      <Stack gap={6}>{whole ? parts : parts.slice(0, frames)}</Stack>
    </div>
  );
}
