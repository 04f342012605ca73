import { readFileSync } from 'node:fs';

/** Tests are compiled as the product is. @param {{ browser: boolean }} target */
export function swcOptions({ browser }) {
  const { jsc } = JSON.parse(readFileSync(new URL('../../../swc.node.json', import.meta.url), 'utf8'));
  const react = { runtime: 'automatic' };
  const forTarget = browser
    ? { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react } }
    : jsc;
  return { swcrc: false, module: { type: 'es6' }, sourceMaps: 'inline', jsc: forTarget };
}
