import { createContext } from 'react';

/**
 * The parent element of popups. A dialog sets it to itself: a popup outside the dialog could not be scrolled while the
 * dialog locks scrolling. Undefined means the document's body.
 */
export const PortalContainerContext = createContext<HTMLElement | undefined>(undefined);
