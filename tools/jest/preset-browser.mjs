import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Component tests in jsdom, as ECMAScript modules. @param {Record<string, unknown>} [rest] */
export const browserPreset = (rest = {}) => ({
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
  testTimeout: 10_000,
  ...rest,
});
