import { readFileSync } from 'node:fs';

/**
 * What an instruction does to the files of a stage: copies them from another stage or, without one, from the repository, installs the packages
 * of workspaces (null: of all) or deletes paths.
 * @typedef {{ copy: string[], to: string, from: string | null } | { install: string[] | null } | { remove: string[] }} Step
 */
/** @typedef {{ ports: number[], environment: Record<string, string>, steps: Step[] }} Target */

/** Reads the ports, variables and steps of each target, those of the target that it is built from included. @param {string} file */
export function readTargets(file) {
  /** @type {Map<string, Target>} */
  const targets = new Map();
  /** @type {Target} */
  let current = { ports: [], environment: {}, steps: [] };
  for (const line of readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')) {
    const [instruction, ...words] = line.trim().split(/\s+/);
    if (instruction === 'FROM') {
      const [base, , name] = words;
      current = structuredClone(targets.get(base) ?? { ports: [], environment: {}, steps: [] });
      if (name) targets.set(name, current);
    } else if (instruction === 'EXPOSE') current.ports.push(...words.map(Number));
    else if (instruction === 'ENV')
      Object.assign(current.environment, Object.fromEntries(words.map((word) => word.split('='))));
    else if (instruction === 'COPY') current.steps.push(copyStep(words));
    else if (instruction === 'RUN') current.steps.push(...runSteps(words));
  }
  return targets;
}

const isOption = (/** @type {string} */ word) => word.startsWith('--');

/** @param {string[]} words @returns {Step} */
function copyStep(words) {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null;
  const paths = words.filter((word) => !isOption(word));
  return { copy: paths.slice(0, -1), to: paths[paths.length - 1], from };
}

/** @param {string[]} words @returns {Step[]} */
function runSteps(words) {
  const commands = words.slice(words.findIndex((word) => !isOption(word))).join(' ');
  return commands.split(' && ').flatMap((command) => {
    if (command.startsWith('npm ci ')) return { install: null };
    if (command.startsWith('install-dependencies '))
      return { install: [...command.matchAll(/--workspace (\S+)/g)].map(([, workspace]) => workspace) };
    return command.startsWith('rm -rf ') ? { remove: command.split(' ').slice(2) } : [];
  });
}
