import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { repoRoot } from '../paths.mjs';

// Writes texts.en.json of each workspace for browsers from the calls of `t` in its code (ADR 97). With --check it writes
// nothing, and fails if a catalog is not up to date.

const run = promisify(execFile);
const FORMATJS = join(dirname(fileURLToPath(import.meta.resolve('@formatjs/cli/package.json'))), 'bin/formatjs');
const NONE = '{\n}\n';

/** The folders that contain screens, relative to the repository. */
async function workspaces() {
  const modules = (await readdir(repoRoot)).filter((name) => name.startsWith('mf-'));
  return ['packages/ui', 'packages/web-kit', 'shell', ...modules];
}

/** The catalog of a workspace as its code has it. @param {string} workspace @param {string} folder for temporary files */
async function extract(workspace, folder) {
  const out = join(folder, `${workspace.replace('/', '-')}.json`);
  const files = ['src/**/*.ts', 'src/**/*.tsx'];
  const options = ['--ignore=**/*.spec.*', '--additional-function-names=t', '--throws', `--out-file=${out}`];
  await run(process.execPath, [FORMATJS, 'extract', ...files, ...options], { cwd: join(repoRoot, workspace) });
  const text = await readFile(out, 'utf8');
  return text.endsWith('\n') ? text : `${text}\n`;
}

const folder = await mkdtemp(join(tmpdir(), 'texts-'));
const stale = [];
for (const workspace of await workspaces()) {
  const file = join(repoRoot, workspace, 'texts.en.json');
  const known = existsSync(file) ? await readFile(file, 'utf8') : NONE;
  const found = await extract(workspace, folder);
  if (found === known) continue;
  stale.push(`${workspace}/texts.en.json`);
  if (!process.argv.includes('--check')) await (found === NONE ? rm(file) : writeFile(file, found));
}
await rm(folder, { recursive: true });
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Not the texts of the code: ${stale.join(', ')}. Run \`npm run texts\` and commit what it writes.`);
  process.exitCode = 1;
}
