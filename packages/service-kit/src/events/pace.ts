import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 200;

/**
 * Pauses for half as long as the work before it took: for work that has more to do, so that requests of people get processors
 * while an import or a rebuild is followed.
 * @param began by `performance.now()`, in ms
 */
export const rest = (began: number): Promise<void> => sleep(Math.min((performance.now() - began) / 2, LONGEST_MS));
