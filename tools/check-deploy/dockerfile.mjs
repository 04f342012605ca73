import { readFileSync } from 'node:fs';

/** @typedef {{ ports: number[], environment: Record<string, string> }} Target */

/** Reads the ports and variables of each target, those of the target that it is built from included. @param {string} file */
export function readTargets(file) {
  /** @type {Map<string, Target>} */
  const targets = new Map();
  /** @type {Target} */
  let current = { ports: [], environment: {} };
  for (const line of readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')) {
    const [instruction, ...words] = line.trim().split(/\s+/);
    if (instruction === 'FROM') {
      const [base, , name] = words;
      current = structuredClone(targets.get(base) ?? { ports: [], environment: {} });
      if (name) targets.set(name, current);
    } else if (instruction === 'EXPOSE') current.ports.push(...words.map(Number));
    else if (instruction === 'ENV')
      Object.assign(current.environment, Object.fromEntries(words.map((word) => word.split('='))));
  }
  return targets;
}
