import { useContext } from 'react';
import { PortalContainerContext } from './portal-container.context.js';

export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainerContext);
}
