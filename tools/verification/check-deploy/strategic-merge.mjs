/** @typedef {Record<string, any>} Json */

/** The property that identifies the elements of a list, as in Kubernetes' own schema; other lists are replaced. */
const MERGE_KEYS = /** @type {Record<string, string>} */ ({
  containers: 'name',
  initContainers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
  topologySpreadConstraints: 'topologyKey',
});

/**
 * Applies a strategic merge patch: maps are merged, lists by the key of their elements, null removes.
 * @param {Json} base @param {Json} patch @returns {Json}
 */
export function mergePatch(base, patch) {
  const merged = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    if (key.startsWith('$')) throw new Error(`the patch directive ${key} is not supported by this renderer`);
    if (value === null) delete merged[key];
    else if (Array.isArray(value) && MERGE_KEYS[key]) merged[key] = mergeList(base[key] ?? [], value, MERGE_KEYS[key]);
    else merged[key] = isMap(value) ? mergePatch(isMap(base[key]) ? base[key] : {}, value) : value;
  }
  return merged;
}

/** @param {unknown} value */
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {Json[]} base @param {Json[]} patch @param {string} key */
function mergeList(base, patch, key) {
  const added = patch.filter((element) => !base.some((one) => one[key] === element[key]));
  const merged = base.map((one) => mergePatch(one, patch.find((element) => element[key] === one[key]) ?? {}));
  return [...merged, ...added];
}
