import { browserPreset } from '../tools/jest/preset-browser.mjs';

export default browserPreset();
