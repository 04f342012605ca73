import { nodePreset } from './verification/jest/preset-node.mjs';

export default nodePreset({ services: true });
