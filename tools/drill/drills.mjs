import { runFaults } from './run-faults.mjs';

/** @type {Record<string, (terminal: import('./own-suite.mjs').Terminal, numbers: Record<string, number | undefined>, switches: Record<string, boolean>) => Promise<boolean>>} */
export const DRILLS = { faults: runFaults };
