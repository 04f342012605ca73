import { useSyncExternalStore } from 'react';
import { currentRegistry, subscribeToRegistry } from './registry.store.js';

export function useRegistry() {
  return useSyncExternalStore(subscribeToRegistry, currentRegistry);
}
