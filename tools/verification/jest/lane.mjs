/**
 * Selects the test files of the lane that runs (tools/README.md, "Two lanes"): `npm run test:long` runs the files with `.long`
 * before their suffix, `npm test` all others.
 * @param {string[]} suffixes such as `.spec.ts`
 */
export function laneFiles(suffixes) {
  const long = process.env.TEST_LANE === 'long';
  return {
    testMatch: suffixes.map((suffix) => (long ? `**/*.long${suffix}` : `**/*${suffix}`)),
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(long ? [] : ['\\.long\\.[^/]+$'])],
  };
}
