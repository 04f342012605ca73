import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repoRoot } from '../paths.mjs';
import { renderSettings } from '../development/settings-reference.mjs';

test('docs/operations/settings.md is what the schemas of the services say', async () => {
  expect(await readFile(join(repoRoot, 'docs/operations/settings.md'), 'utf8')).toBe(await renderSettings());
});
