/** All workspaces in one run. `npx jest` in a workspace runs that one alone. */
export default {
  projects: ['<rootDir>/{*,packages/*}/jest.config.mjs'],
  // Service tests often wait for timers, so that three workers keep two cores busy.
  maxWorkers: 3,
  // A worker keeps modules of the files it has run; a new one starts when that becomes too much.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/tools/verification/jest/sequencer.mjs',
  // In a run of several projects jest reads this option only here.
  testTimeout: 30_000,
};
