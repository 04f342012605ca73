import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Component tests in jsdom, as ECMAScript modules. */
export const browserPreset = () => ({
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': [here('../../node_modules/@swc/jest/index.js'), swcOptions({ browser: true })] },
  moduleNameMapper: { '\\.css$': here('./style-stub.mjs'), '^(\\.{1,2}/.*)\\.js$': '$1' },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json', 'node'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/*.spec.tsx', '**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFiles: [here('./browser-globals.mjs')],
  setupFilesAfterEnv: ['@testing-library/jest-dom', here('./browser-patience.mjs')],
  // Whole forms are filled in key by key, which takes a while on a busy machine.
  testTimeout: 30_000,
});
