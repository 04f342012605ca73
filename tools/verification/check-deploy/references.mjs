import { nameOf, podSpecOf } from './kustomization.mjs';

/** @typedef {import('./kustomization.mjs').KubernetesObject} KubernetesObject */
/** @typedef {Record<string, string>} Labels */
/** @typedef {{ matchLabels?: Labels, matchExpressions?: { key: string, operator: string, values: string[] }[] }} Selector */

/** @param {Selector} selector @param {Labels} labels */
export function selects({ matchLabels = {}, matchExpressions = [] }, labels) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key]))
  );
}

/** Names and selectors that match nothing. @param {KubernetesObject[]} objects @returns {string[]} */
export function checkReferences(objects) {
  const names = new Set(objects.map(nameOf));
  const workloads = objects.filter(podSpecOf);
  const labelsOf = (/** @type {KubernetesObject} */ { spec }) => /** @type {Labels} */ (spec.template.metadata.labels);
  const selectedBy = (/** @type {Selector} */ selector) => workloads.filter((one) => selects(selector, labelsOf(one)));

  return objects.flatMap((object) => {
    const { kind, spec } = object;
    const missing = referencesOf(object).filter((name) => !names.has(name));
    const problems = missing.map((name) => `${name} does not exist`);
    if (kind === 'Service') problems.push(...checkService(object, selectedBy({ matchLabels: spec.selector })));
    if (kind === 'Ingress') problems.push(...checkIngress(object, objects));
    if (kind === 'Deployment' && !selects(spec.selector, labelsOf(object)))
      problems.push('does not select its own pods');
    if (kind === 'PodDisruptionBudget' && selectedBy(spec.selector).length !== 1)
      problems.push('must select the pods of one Deployment');
    if (kind === 'NetworkPolicy')
      for (const selector of [spec.podSelector, ...peersOf(spec)])
        for (const one of alternativesOf(selector))
          if (selectedBy(one).length === 0) problems.push(`${JSON.stringify(one)} selects no pod`);
    return problems.map((problem) => `${nameOf(object)}: ${problem}`);
  });
}

/** Names of the objects that an object needs, except Secrets, which an operator makes. @param {KubernetesObject} object */
function referencesOf(object) {
  const { kind, spec } = object;
  if (kind === 'HorizontalPodAutoscaler') return [`${spec.scaleTargetRef.kind}/${spec.scaleTargetRef.name}`];
  const pod = podSpecOf(object);
  if (!pod) return [];
  const [{ env = [], envFrom = [] }] = pod.containers;
  const configMaps = [
    ...envFrom.map((/** @type {any} */ { configMapRef }) => configMapRef?.name),
    ...env.map((/** @type {any} */ { valueFrom }) => valueFrom?.configMapKeyRef?.name),
  ];
  const claims = pod.volumes.map((/** @type {any} */ { persistentVolumeClaim }) => persistentVolumeClaim?.claimName);
  return [
    `ServiceAccount/${pod.serviceAccountName}`,
    ...configMaps.filter(Boolean).map((name) => `ConfigMap/${name}`),
    ...claims.filter(Boolean).map((/** @type {string} */ name) => `PersistentVolumeClaim/${name}`),
  ];
}

/** Pods of the suite in the rules of a policy. @param {any} spec @returns {Selector[]} */
const peersOf = ({ ingress = [], egress = [] }) =>
  [...ingress, ...egress]
    .flatMap(({ from = [], to = [] }) => [...from, ...to])
    .filter(({ namespaceSelector }) => !namespaceSelector)
    .flatMap(({ podSelector }) => podSelector ?? []);

/** A selector for each value in its lists. @param {Selector} selector @returns {Selector[]} */
const alternativesOf = ({ matchExpressions = [], ...rest }) =>
  matchExpressions.length === 0
    ? [rest]
    : matchExpressions.flatMap(({ values, ...expression }) =>
        values.map((value) => ({ ...rest, matchExpressions: [{ ...expression, values: [value] }] })),
      );

/** @param {KubernetesObject} service @param {KubernetesObject[]} workloads that it selects */
function checkService({ spec }, workloads) {
  if (workloads.length !== 1) return ['must select the pods of one Deployment'];
  const ports = podSpecOf(workloads[0])?.containers[0].ports ?? [];
  return spec.ports.flatMap((/** @type {any} */ { port, targetPort }) => {
    const target = ports.find((/** @type {any} */ one) => one.name === targetPort || one.containerPort === targetPort);
    if (!target) return [`the pods have no port ${targetPort}`];
    const headless = spec.clusterIP === 'None' && target.containerPort !== port;
    return headless ? [`is headless, so its port must be that of the pods, ${target.containerPort}`] : [];
  });
}

/** @param {KubernetesObject} ingress @param {KubernetesObject[]} objects */
function checkIngress({ spec }, objects) {
  return spec.rules.flatMap((/** @type {any} */ { http }) =>
    http.paths.flatMap((/** @type {any} */ { backend: { service } }) => {
      const found = objects.find((object) => nameOf(object) === `Service/${service.name}`);
      const ports = found?.spec.ports ?? [];
      const known = ports.some(
        (/** @type {any} */ one) => one.name === service.port.name || one.port === service.port.number,
      );
      return known ? [] : [`${service.name} has no port ${JSON.stringify(service.port)}`];
    }),
  );
}
