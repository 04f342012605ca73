import { nodePreset } from '../tools/verification/jest/preset-node.mjs';

const preset = nodePreset({ services: true });

export default {
  ...preset,
  // @fastify/static requires an ES module here, which Node can and jest cannot; the release before it is CommonJS and does the same.
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^content-disposition$': '<rootDir>/../node_modules/content-disposition',
  },
};
