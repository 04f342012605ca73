/** @typedef {import('./kustomization.mjs').KubernetesObject} KubernetesObject */

/** What the manifests may use: current API versions only. The package also knows those that Kubernetes has removed. */
const KINDS = new Set([
  'v1/ConfigMap',
  'v1/Namespace',
  'v1/PersistentVolumeClaim',
  'v1/Service',
  'v1/ServiceAccount',
  'apps/v1/Deployment',
  'autoscaling/v2/HorizontalPodAutoscaler',
  'batch/v1/Job',
  'networking.k8s.io/v1/Ingress',
  'networking.k8s.io/v1/NetworkPolicy',
  'policy/v1/PodDisruptionBudget',
]);

/**
 * Validates an object against the JSON schema of its kind. A property that the schema does not know is a problem too.
 * @param {KubernetesObject} object
 * @returns {Promise<string[]>} problems
 */
export async function validateObject(object) {
  const kind = `${object.apiVersion}/${object.kind}`;
  if (!KINDS.has(kind)) return [`${kind} is not a kind that is used here`];
  const model = (await import(`kubernetes-models/${kind}`))[object.kind];
  /** @type {Set<string>} */
  const unread = new Set();
  const problems = [];
  try {
    model.prototype.validate.call(trackReads(object, '', unread));
  } catch (error) {
    problems.push(.../** @type {Error} */ (error).message.split('\n'));
  }
  return [...problems, ...[...unread].map((path) => `${path} is unknown`)];
}

/**
 * Wraps an object so that `unread` has the paths of its properties until they are read. The validators, which are compiled
 * from the schemas, read the properties that a schema names, and no others.
 * @template T @param {T} value @param {string} path @param {Set<string>} unread @returns {T}
 */
function trackReads(value, path, unread) {
  if (typeof value !== 'object' || value === null) return value;
  const wrapped = Object.entries(value).map(([key, child]) => {
    const place = `${path}/${key}`;
    unread.add(place);
    return [key, trackReads(child, place, unread)];
  });
  const copy = Array.isArray(value) ? wrapped.map(([, child]) => child) : Object.fromEntries(wrapped);
  return new Proxy(copy, {
    get(target, key) {
      unread.delete(`${path}/${String(key)}`);
      return Reflect.get(target, key);
    },
  });
}
