import { join } from 'node:path';
import { stringify } from 'yaml';
import { podSpecOf, renderKustomization } from './kustomization.mjs';
import { repoRoot } from '../../paths.mjs';

// Prints the overlay `small` as `podman play kube` 4.3 accepts it: Pods in place of Deployments and Jobs, without Services, Secrets and
// probes. Pods have the names of the Services with a prefix, as which they find each other in a podman network.
//   node tools/verification/check-deploy/podman-pods.mjs PREFIX SECRETS-FOLDER IMAGE-TAG WORKLOAD...

const [prefix, secrets, tag, ...workloads] = process.argv.slice(2);
const objects = renderKustomization(join(repoRoot, 'deploy/kubernetes/overlays/small'));

/** @param {any} container */
const adaptContainer = ({
  startupProbe: _startup,
  livenessProbe: _live,
  readinessProbe: _ready,
  ports: _ports,
  image,
  env,
  ...rest
}) => ({
  ...rest,
  image: image.replace(/^(.*):.*$/, `localhost/$1:${tag}`),
  env: env?.map((/** @type {any} */ one) => ({
    ...one,
    ...(one.value && { value: one.value.replace(/^http:\/\//, `http://${prefix}`) }),
  })),
});

/** @param {any} volume */
function adaptVolume({ name, secret, persistentVolumeClaim, ...rest }) {
  if (secret)
    return { name, hostPath: { path: join(secrets, secret.secretName.replace(/^fsvp-/, '')), type: 'Directory' } };
  if (persistentVolumeClaim)
    return { name, persistentVolumeClaim: { claimName: prefix + persistentVolumeClaim.claimName } };
  return { name, ...rest };
}

/** @param {import('./kustomization.mjs').KubernetesObject} workload */
function toPod(workload) {
  const { containers, volumes, topologySpreadConstraints: _spread, ...spec } = /** @type {any} */ (podSpecOf(workload));
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: prefix + workload.metadata.name },
    spec: { ...spec, containers: containers.map(adaptContainer), volumes: volumes.map(adaptVolume) },
  };
}

const settings = objects.filter(({ kind }) => kind === 'ConfigMap');
const claims = objects
  .filter(({ kind }) => kind === 'PersistentVolumeClaim')
  .map((claim) => ({ ...claim, metadata: { name: prefix + claim.metadata.name } }));
const chosen = objects.filter((object) => podSpecOf(object) && workloads.includes(object.metadata.name));
// podman refuses a claim that exists, so only the jobs, which run first, bring them.
const volumes = chosen.some(({ kind }) => kind === 'Job') ? claims : [];
console.log([...settings, ...volumes, ...chosen.map(toPod)].map((object) => stringify(object)).join('---\n'));
