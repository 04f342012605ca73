import { fileURLToPath } from 'node:url';
import { laneFiles } from './lane.mjs';
import { swcOptions } from './swc-options.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Component tests in jsdom, as ECMAScript modules. */
export const browserPreset = () => ({
  cacheDirectory: here('../../../.local/cache/jest'),
  testEnvironment: here('./environment-jsdom.mjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': [here('../../../node_modules/@swc/jest/index.js'), swcOptions({ browser: true })] },
  moduleNameMapper: {
    // Its ESM entry point would load one file per icon, about 2,000 for each test file.
    '^lucide-react$': here('../../../node_modules/lucide-react/dist/cjs/lucide-react.js'),
    '\\.css$': here('./style-stub.mjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json', 'node'],
  ...laneFiles(['.spec.ts', '.spec.tsx', '.spec.mjs']),
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFiles: [here('./browser-globals.mjs')],
  setupFilesAfterEnv: ['@testing-library/jest-dom', here('./testing-library.mjs')],
  // Tests fill in whole forms key by key, which is slow on a busy machine.
  testTimeout: 30_000,
});
