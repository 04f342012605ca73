import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { mergePatch } from './strategic-merge.mjs';

// Renders the part of kustomize that deploy/kubernetes uses; anything else is refused. npm and Debian have no kustomize
// that knows current API versions. The test compares the result with `kubectl kustomize` where that is installed.

/** @typedef {{ apiVersion: string, kind: string, metadata: { name: string, namespace?: string } & Record<string, any> } & Record<string, any>} KubernetesObject */
/** @typedef {{ path: string, target?: { kind?: string, name?: string } }} Patch */
/** @typedef {{ name: string, newName?: string, newTag?: string }} Image */

const FIELDS = new Set(['apiVersion', 'kind', 'namespace', 'resources', 'patches', 'images']);
const CLUSTER_KINDS = new Set(['Namespace']);

/** Kubernetes reads YAML 1.1. @param {string} file @returns {any[]} */
export function readDocuments(file) {
  return parseAllDocuments(readFileSync(file, 'utf8'), { version: '1.1', merge: true, uniqueKeys: true }).map(
    (document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
      return document.toJS();
    },
  );
}

/** @param {string} folder with a kustomization.yaml @returns {KubernetesObject[]} */
export function renderKustomization(folder) {
  const file = join(folder, 'kustomization.yaml');
  const [{ namespace, resources = [], patches = [], images = [], ...rest }] = readDocuments(file);
  const unknown = Object.keys(rest).find((field) => !FIELDS.has(field));
  if (unknown) throw new Error(`${file}: ${unknown} is not supported by this renderer`);

  let objects = resources.flatMap((/** @type {string} */ resource) => readResource(join(folder, resource)));
  refuseDuplicates(objects, file);
  for (const patch of patches) objects = applyPatch(objects, patch, folder);
  for (const image of images) objects = objects.map((/** @type {KubernetesObject} */ one) => setImage(one, image));
  return namespace ? objects.map((/** @type {KubernetesObject} */ one) => setNamespace(one, namespace)) : objects;
}

/** @param {string} path @returns {KubernetesObject[]} */
const readResource = (path) => (statSync(path).isDirectory() ? renderKustomization(path) : readDocuments(path));

/** @param {KubernetesObject} object */
export const nameOf = ({ kind, metadata }) => `${kind}/${metadata.name}`;

/** @param {KubernetesObject[]} objects @param {string} file */
function refuseDuplicates(objects, file) {
  const names = objects.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${file}: ${twice} exists twice`);
}

/** @param {KubernetesObject[]} objects @param {Patch} patch @param {string} folder */
function applyPatch(objects, { path, target }, folder) {
  const file = join(folder, path);
  return readDocuments(file).reduce((all, { kind, metadata, ...patch }) => {
    const { name, ...more } = metadata;
    const wanted = target ?? { kind, name };
    const matches = (/** @type {KubernetesObject} */ one) =>
      matchesWhole(wanted.kind, one.kind) && matchesWhole(wanted.name, one.metadata.name);
    if (!all.some(matches)) throw new Error(`${file}: no object of ${dirname(file)} matches its target`);
    const change = Object.keys(more).length > 0 ? { ...patch, metadata: more } : patch;
    return all.map((/** @type {KubernetesObject} */ one) => (matches(one) ? mergePatch(one, change) : one));
  }, objects);
}

/** @param {string | undefined} pattern @param {string} text */
const matchesWhole = (pattern, text) => pattern === undefined || new RegExp(`^(?:${pattern})$`).test(text);

/** @param {KubernetesObject} object @param {Image} image @returns {KubernetesObject} */
function setImage(object, { name, newName = name, newTag }) {
  const copy = structuredClone(object);
  for (const container of podSpecOf(copy)?.containers ?? [])
    if (container.image === name) container.image = newTag ? `${newName}:${newTag}` : newName;
  return copy;
}

/** The pod of a workload. @param {KubernetesObject} object @returns {Record<string, any> | undefined} */
export const podSpecOf = ({ spec }) => spec?.template?.spec;

/** @param {KubernetesObject} object @param {string} namespace @returns {KubernetesObject} */
const setNamespace = (object, namespace) =>
  CLUSTER_KINDS.has(object.kind) ? object : { ...object, metadata: { ...object.metadata, namespace } };
