import { nodePreset } from '../../tools/jest/preset-node.mjs';

export default nodePreset();
