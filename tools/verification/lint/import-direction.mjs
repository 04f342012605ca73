import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { LAYERINGS } from './layers.mjs';

const repoRoot = resolve(import.meta.dirname, '../../..');
/** @param {string} file */
const isTest = (file) => /\.spec\.ts$/.test(file);

/** The file of a relative import; undefined for one of a package. @param {string} file @param {string} specifier */
function targetOf(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(file), specifier.replace(/\.js$/, '.ts'));
  return existsSync(path) ? path : undefined;
}

/**
 * Why a file must not import another one; undefined if it may.
 * @param {import('./layers.mjs').Layering} layering
 * @param {string} file path in the source folder
 * @param {string} target
 */
function findViolation({ layers, entry }, file, target) {
  const [from, to] = [file.split(sep), target.split(sep)];
  /** @param {string} folder */
  const layerOf = (folder) => layers.findIndex((folders) => folders.includes(folder));
  const [layer, other] = [layerOf(from[0]), layerOf(to[0])];
  if (layer < 0 || other < 0 || from[0] === to[0] || other < layer) return undefined;
  if (other > layer) return { messageId: 'upwards', data: { from: from[0], to: to[0] } };
  return entry && to.slice(1).join('/') !== entry ? { messageId: 'entry', data: { to: to[0], entry } } : undefined;
}

/** @typedef {Map<string, string[]>} Graph */
/** @type {Map<string, Graph>} */
const graphs = new Map();

/** The imports of each file of a source folder, types included. @param {string} root */
function readGraph(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .map((file) => join(root, file));
  /** @param {string} file */
  const importsOf = (file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => targetOf(file, fileName) ?? []);
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Read once per run. @param {string} root */
function graphOf(root) {
  const graph = graphs.get(root) ?? readGraph(root);
  graphs.set(root, graph);
  return graph;
}

/**
 * The files from `start` to `end`, each of which imports the next; undefined if there is no such path.
 * @param {Graph} graph
 * @param {string} start
 * @param {string} end
 */
function findPath(graph, start, end) {
  /** @type {Map<string, string | undefined>} */
  const cameFrom = new Map([[start, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === end) {
      const path = [];
      for (let step = /** @type {string | undefined} */ (file); step; step = cameFrom.get(step)) path.unshift(step);
      return path;
    }
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

/**
 * No import upwards (`LAYERINGS`) and no circle, not even of types: `import/no-cycle` leaves out imports of types.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importDirection = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards: '{{from}} is below {{to}} and must not import it. See LAYERINGS in tools/verification/lint/layers.mjs.',
      entry: 'Import {{to}} only by its {{entry}}.',
      circle: 'This import closes a circle: {{path}}.',
    },
  },
  create(context) {
    const file = context.filename;
    const folder = Object.keys(LAYERINGS).find((source) => file.startsWith(join(repoRoot, source) + sep));
    if (!folder || isTest(file)) return {};
    const root = join(repoRoot, folder);
    const name = relative(root, file);
    const layering = LAYERINGS[folder];
    /** @param {{ source?: import('estree').Expression | null }} node */
    const check = ({ source }) => {
      const specifier = source?.type === 'Literal' ? source.value : undefined;
      const target = typeof specifier === 'string' ? targetOf(file, specifier) : undefined;
      if (!source || !target?.startsWith(root + sep)) return;
      const violation = findViolation(layering, name, relative(root, target));
      if (violation) context.report({ node: source, ...violation });
      const path = findPath(graphOf(root), target, file)?.map((step) => relative(root, step));
      if (path) context.report({ node: source, messageId: 'circle', data: { path: path.join(' → ') } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
