import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsProblems, unknownSettings } from './deployables.mjs';
import { nameOf, podSpecOf } from './kustomization.mjs';

/** @typedef {import('./kustomization.mjs').KubernetesObject} KubernetesObject */

/**
 * @typedef {object} Facts
 * @property {Map<string, import('./dockerfile.mjs').Target>} targets of the Dockerfile
 * @property {Map<string, import('./deployables.mjs').Schema>} schemas settings of each image
 * @property {string} version of the product
 * @property {string} secrets folder with the secrets that make-secrets.mjs wrote
 * @property {string[]} probePaths
 * @property {number} hardExitSeconds
 */

/** Checks the pods of all workloads against what their images are. @param {KubernetesObject[]} objects @param {Facts} facts */
export function checkPods(objects, facts) {
  return objects.filter(podSpecOf).flatMap((workload) => {
    const pod = /** @type {Record<string, any>} */ (podSpecOf(workload));
    const [container, ...others] = pod.containers;
    const [image, tag] = container.image.split(':');
    const name = image.replace(/^fsvp\//, '');
    const target = facts.targets.get(name);
    const schema = facts.schemas.get(name);
    if (!target || !schema || others.length > 0) return [`${nameOf(workload)}: the Dockerfile has no image ${image}`];
    const problems = [
      ...(tag === facts.version ? [] : [`the image has the tag ${tag}, and the product the version ${facts.version}`]),
      ...checkRestrictions(pod, container),
      ...checkVolumes(pod, container),
      ...checkPorts(container, target, facts.probePaths),
      ...(workload.kind === 'Deployment' ? checkEnd(pod, container, facts.hardExitSeconds) : []),
      ...checkSettings({ objects, pod, container, target, schema, secrets: facts.secrets }),
    ];
    return problems.map((problem) => `${nameOf(workload)}: ${problem}`);
  });
}

/** The Pod Security Standard "restricted", and no access to the Kubernetes API. @param {any} pod @param {any} container */
function checkRestrictions(pod, container) {
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {};
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = container.securityContext ?? {};
  const wanted = /** @type {[string, boolean][]} */ ([
    ['runAsNonRoot', runAsNonRoot === true && runAsUser > 0],
    ['seccompProfile', seccompProfile?.type === 'RuntimeDefault'],
    ['allowPrivilegeEscalation', allowPrivilegeEscalation === false],
    ['readOnlyRootFilesystem', readOnlyRootFilesystem === true],
    ['capabilities', capabilities?.drop?.includes('ALL') && !capabilities.add],
    ['automountServiceAccountToken', pod.automountServiceAccountToken === false],
    ['a memory limit', Boolean(container.resources?.limits?.memory)],
  ]);
  return wanted.filter(([, well]) => !well).map(([name]) => `${name} is not set as restricted pods need it`);
}

/** @param {any} pod @param {any} container */
function checkVolumes({ volumes }, { volumeMounts }) {
  const names = volumes.map((/** @type {any} */ { name }) => name);
  const mounted = volumeMounts.map((/** @type {any} */ { name }) => name);
  return [
    ...mounted
      .filter((/** @type {string} */ name) => !names.includes(name))
      .map((/** @type {string} */ name) => `there is no volume ${name}`),
    ...names
      .filter((/** @type {string} */ name) => !mounted.includes(name))
      .map((/** @type {string} */ name) => `the volume ${name} is not mounted`),
  ];
}

/** @param {any} container @param {import('./dockerfile.mjs').Target} target @param {string[]} paths */
function checkPorts({ ports = [], startupProbe, livenessProbe, readinessProbe }, target, paths) {
  const probes = [startupProbe, livenessProbe, readinessProbe].filter(Boolean).map(({ httpGet }) => httpGet);
  const names = ports.map((/** @type {any} */ { name }) => name);
  return [
    ...ports
      .filter((/** @type {any} */ { containerPort }) => !target.ports.includes(containerPort))
      .map((/** @type {any} */ { containerPort }) => `the image does not expose the port ${containerPort}`),
    ...probes.filter(({ path }) => !paths.includes(path)).map(({ path }) => `no process serves the probe ${path}`),
    ...probes
      .filter(({ port }) => !names.includes(port))
      .map(({ port }) => `the probe port ${port} is not a port here`),
    ...(ports.length > 0 && probes.length < 3 ? ['it needs three probes'] : []),
  ];
}

/** @param {any} pod @param {any} container @param {number} hardExitSeconds */
function checkEnd({ terminationGracePeriodSeconds }, { env = [] }, hardExitSeconds) {
  const drain = env.find((/** @type {any} */ { name }) => name === 'DRAIN_MS')?.value ?? 0;
  return [
    ...(terminationGracePeriodSeconds > hardExitSeconds
      ? []
      : [`it is killed before it ends by itself (${hardExitSeconds} s)`]),
    ...(Number(drain) / 1000 < hardExitSeconds / 2 ? [] : ['DRAIN_MS leaves requests less than half of the time']),
  ];
}

/** Starts a process on paper: reads the settings as it would. @param {{ objects: KubernetesObject[], pod: any, container: any, target: import('./dockerfile.mjs').Target, schema: import('./deployables.mjs').Schema, secrets: string }} facts */
function checkSettings({ objects, pod, container, target, schema, secrets }) {
  const given = environmentOf(container, objects);
  const names = Object.keys(given);
  const secret = pod.volumes.find((/** @type {any} */ volume) => volume.secret)?.secret.secretName;
  const mount = container.volumeMounts.find((/** @type {any} */ { name }) => name === 'secrets')?.mountPath;
  const folder = join(secrets, String(secret).replace(/^fsvp-/, ''));
  const missing = names.filter(
    (name) =>
      name.endsWith('_FILE') &&
      !(given[name].startsWith(`${mount}/`) && existsSync(join(folder, given[name].slice(mount.length)))),
  );
  const environment = Object.fromEntries(
    Object.entries({ ...target.environment, ...given }).map(([name, value]) => [
      name,
      name.endsWith('_FILE') ? join(folder, value.slice(mount.length)) : value,
    ]),
  );
  return [
    ...unknownSettings(schema, names).map((name) => `the process does not read ${name}`),
    ...missing.map((name) => `${name}: make-secrets.mjs makes no ${given[name]} for ${secret}`),
    ...(missing.length > 0 ? [] : settingsProblems(schema, environment)),
    ...checkUrls(given, objects),
  ];
}

/** The variables of a container; from a Secret that an operator makes, a text. @param {any} container @param {KubernetesObject[]} objects */
function environmentOf({ env = [], envFrom = [] }, objects) {
  const dataOf = (/** @type {string} */ name) =>
    objects.find((object) => nameOf(object) === `ConfigMap/${name}`)?.data ?? {};
  /** @type {Record<string, string>} */
  const environment = {};
  for (const { configMapRef } of envFrom) Object.assign(environment, dataOf(configMapRef.name));
  for (const { name, value, valueFrom } of env) {
    const reference = valueFrom?.configMapKeyRef;
    environment[name] = value ?? (reference ? (dataOf(reference.name)[reference.key] ?? '') : 'from a Secret');
  }
  return environment;
}

/** @param {Record<string, string>} environment @param {KubernetesObject[]} objects */
function checkUrls(environment, objects) {
  const services = objects.filter(({ kind }) => kind === 'Service');
  const origins = services.flatMap(({ metadata, spec }) =>
    spec.ports.map((/** @type {any} */ { port }) => `http://${metadata.name}:${port}`),
  );
  return Object.entries(environment)
    .filter(([, value]) => value.startsWith('http:') && !origins.includes(value))
    .map(([name, value]) => `${name}: there is no Service ${value}`);
}
