/**
 * @param {string} version such as 20.19.0
 * @returns {string | null} a sentence when this Node cannot run the suite
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return null;
  return `FSVP Suite needs Node 20.19 or newer and this is ${version}: install a current Node from https://nodejs.org and start again.`;
}
