/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["source", "node", "node-addons"] }
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { TEXTS } from './base.config.mjs';

const formatjs = path.join(createRequire(import.meta.url).resolve('@formatjs/cli/package.json'), '../bin/formatjs');
// In Node itself: Jest cannot require the modules of its parser.
const compile = `
  import { readFileSync } from 'node:fs';
  import { transform } from '@formatjs/unplugin/transform';
  import { TEXTS } from './src/base.config.mjs';
  const [, file] = process.argv;
  console.log(transform(readFileSync(file, 'utf8'), file, TEXTS).code);
`;
const node = (/** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, args, {
    encoding: 'utf8',
    cwd: path.join(import.meta.dirname, '..'),
    env: { NODE_OPTIONS: '' },
  });
const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
afterAll(() => rmSync(dir, { recursive: true }));

const texts = [
  "{ defaultMessage: 'Clear filters' }",
  "{ defaultMessage: 'Open', description: 'Button: looks at the record' }",
  "{ defaultMessage: 'Read <link>the guide</link> of “{name}”, {count, plural, one {# page} other {# pages}}' }",
];

test('the build compiles texts, and gives them their ids of the catalog', () => {
  const file = path.join(dir, 'example.tsx');
  const calls = texts.map((text) => `() => t(${text}, values)`).join(', ');
  writeFileSync(file, `import { t } from '@fsvp/ui';\nexport const all = [${calls}];\n`);
  const names = `--additional-function-names=${TEXTS.additionalFunctionNames}`;
  const ids = Object.keys(JSON.parse(node(formatjs, 'extract', file, names)));
  const built = node('--input-type=module', '--eval', compile, file);
  expect([...built.matchAll(/\bid: "(.*?)"/g)].map(([, id]) => id).sort()).toEqual(ids.sort());
  expect(built.match(/defaultMessage: \[/g)).toHaveLength(texts.length);
  expect(built).not.toContain('description');
});
