import { fileURLToPath } from 'node:url';
import { laneFiles } from './lane.mjs';
import { swcOptions } from './swc-options.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Unit and service tests of a back-end workspace, as ECMAScript modules.
 * @param {{ services?: boolean } & Record<string, unknown>} [options] services: tests use PostgreSQL, NATS or Redis
 */
export const nodePreset = ({ services = false, ...rest } = {}) => ({
  cacheDirectory: here('../../../.local/cache/jest'),
  testEnvironment: here('./environment-node.mjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': [here('../../../node_modules/@swc/jest/index.js'), swcOptions({ browser: false })] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  ...laneFiles(['.spec.ts', '.e2e-spec.ts', '.spec.mjs']),
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testTimeout: 30_000,
  ...(services ? { globalSetup: here('./global-setup.mjs') } : {}),
  ...rest,
});
