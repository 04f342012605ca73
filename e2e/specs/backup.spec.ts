import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { runCommand } from '../fixtures/commands.js';

const local = fileURLToPath(new URL('../../.local', import.meta.url));

test('what the tests before left is backed up, and restored into an empty suite', { tag: '@serial' }, async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(local, 'backup-'));
  try {
    const suite = process.env.E2E_HOME ?? '';
    const [backup, home] = [join(folder, 'backup'), join(folder, 'home')];
    const backedUp = await runCommand(suite, 'backup', backup);
    expect(backedUp.code, backedUp.output).toBe(0);
    mkdirSync(home);
    cpSync(join(suite, 'secrets.json'), join(home, 'secrets.json'));
    const restored = await runCommand(home, 'restore', backup);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toContain('entries verified');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
