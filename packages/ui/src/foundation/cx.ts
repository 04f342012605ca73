import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Without the list, tailwind-merge would take `text-body` for a colour and drop it before `text-muted`.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['stat', 'title', 'section', 'card', 'input', 'body', 'cell', 'label', 'meta'] }],
      rounded: [{ rounded: ['control', 'card', 'full'] }],
      shadow: [{ shadow: ['overlay'] }],
    },
  },
});

/** Joins class names; of two utilities for the same property the later wins. */
export function cx(...values: ClassValue[]): string {
  return merge(clsx(values));
}
