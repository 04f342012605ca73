import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startLive } from './start-live.js';

/**
 * Shows other users' changes without a reload while the calling component is mounted. Called once per window, by the
 * shell.
 */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => startLive(client), [client]);
}
