import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startLive } from './start-live.js';

/** What others change appears on screen by itself while the component that calls this is there; the shell's, once for a window. */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => startLive(client), [client]);
}
