import { createContext } from 'react';

/**
 * The element that popups are put into. A dialog sets it to itself: a popup outside the dialog's element could not be
 * scrolled while the dialog locks scrolling. Undefined means the document's body.
 */
export const PortalContainerContext = createContext<HTMLElement | undefined>(undefined);
