import { nodePreset } from './jest/preset-node.mjs';

export default nodePreset({ services: true });
