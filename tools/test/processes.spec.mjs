import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../paths.mjs';
import { nodeOptions, productProcesses } from '../processes.mjs';

test('images start each process with the options of Node that npm start gives it', () => {
  const dockerfile = readFileSync(join(repoRoot, 'Dockerfile'), 'utf8');
  for (const { name, workspace, entry } of productProcesses) {
    const command = ['node', nodeOptions(name), '--enable-source-maps', `${workspace}/dist/${entry}`].filter(Boolean);
    expect(dockerfile).toContain(`CMD [${command.map((part) => `"${part}"`).join(', ')}]`);
  }
});
