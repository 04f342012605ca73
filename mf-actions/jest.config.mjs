import { browserPreset } from '../tools/jest/preset-browser.mjs';

// Whole forms are filled in key by key, which takes a while on a busy machine.
export default browserPreset({ setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/src/testing/patience.ts'], testTimeout: 30_000 });
