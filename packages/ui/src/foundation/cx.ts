import { clsx, type ClassValue } from 'clsx';

/** Joins class names. Use one utility per property: of two, the order in the stylesheet decides, not the order here. */
export function cx(...values: ClassValue[]): string {
  return clsx(values);
}
