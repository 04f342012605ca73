import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir, repoRoot } from '../../paths.mjs';

/** @typedef {{ extends?: string, compilerOptions?: object, include: string[] }} TypeConfig */

/** Every `tsconfig.json` one or two folders below the root. */
export function typeConfigFiles() {
  const foldersIn = (/** @type {string} */ folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name))
      .map(({ name }) => join(folder, name));
  const folders = foldersIn(repoRoot);
  return [...folders, ...folders.flatMap(foldersIn)]
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(file));
}

/**
 * Groups workspaces with the same compiler options into one program each. Most workspaces import the sources of the packages;
 * this way each source is parsed and checked once, not once per workspace.
 * @param {string[]} files `tsconfig.json` of workspaces
 * @returns {TypeConfig[]}
 */
export function typePrograms(files) {
  /** @type {Map<string, TypeConfig>} */
  const programs = new Map();
  for (const file of files) {
    /** @type {TypeConfig} */
    const config = JSON.parse(readFileSync(file, 'utf8'));
    const folder = dirname(file);
    const settings = {
      extends: config.extends && join(folder, config.extends),
      compilerOptions: config.compilerOptions ?? {},
    };
    const key = JSON.stringify(settings);
    const program = programs.get(key) ?? { ...settings, include: [] };
    program.include.push(...config.include.map((path) => join(folder, path)));
    programs.set(key, program);
  }
  return [...programs.values()];
}

/** Writes a configuration for each program, with a build info file that makes the next run faster. @returns {string[]} the files */
export function writeTypePrograms() {
  const folder = join(cacheDir, 'types');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name));
  return typePrograms(typeConfigFiles()).map((program, index) => {
    const file = join(folder, `${index}.json`);
    const incremental = { incremental: true, tsBuildInfoFile: join(folder, `${index}.tsbuildinfo`) };
    writeFileSync(
      file,
      JSON.stringify({ ...program, compilerOptions: { ...program.compilerOptions, ...incremental } }, null, 2),
    );
    return file;
  });
}
