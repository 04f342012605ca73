import type { ReactNode } from 'react';
import { contentPages } from './content-pages.js';
import { controlPages } from './control-pages.js';
import { fieldPages } from './field-pages.js';
import { overlayPages } from './overlay-pages.js';

export type Pages = Record<string, () => ReactNode>;

/** A page per component of the package, by the component's name. */
export const pages: Pages = { ...contentPages, ...controlPages, ...fieldPages, ...overlayPages };
