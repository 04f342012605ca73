import { runFaults } from './run-faults.mjs';
import { runGrowth } from './run-growth.mjs';
import { runReplicas } from './run-replicas.mjs';
import { runRolling } from './run-rolling.mjs';

/** @type {Record<string, (terminal: import('./own-suite.mjs').Terminal, numbers: Record<string, number | undefined>, switches: Record<string, boolean>) => Promise<boolean>>} */
export const DRILLS = { faults: runFaults, replicas: runReplicas, rolling: runRolling, growth: runGrowth };
