import { clsx, type ClassValue } from 'clsx';

/** Joins class names. Of two utilities for one property the stylesheet's order decides, not this one's: give an element one of them. */
export function cx(...values: ClassValue[]): string {
  return clsx(values);
}
