import { browserPreset } from '../tools/verification/jest/preset-browser.mjs';

export default browserPreset();
