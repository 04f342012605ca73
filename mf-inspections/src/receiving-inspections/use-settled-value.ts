import { useEffect, useState } from 'react';

const SETTLED_MS = 500;

/** A text once it has not changed for half a second, so that nothing is asked for each letter that is typed. */
export function useSettledValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
