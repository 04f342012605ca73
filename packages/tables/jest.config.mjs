import { nodePreset } from '../../tools/verification/jest/preset-node.mjs';

export default nodePreset();
