import config from './playwright.config.js';

/** Takes the pictures of README and guide; no part of the tests. */
export default { ...config, projects: [{ name: 'screenshots', testDir: 'screenshots' }] };
