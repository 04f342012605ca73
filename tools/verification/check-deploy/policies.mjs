import { nameOf, podSpecOf } from './kustomization.mjs';
import { selects } from './references.mjs';

/** @typedef {import('./kustomization.mjs').KubernetesObject} KubernetesObject */
/** @typedef {import('./references.mjs').Labels} Labels */

/** Calls of the suite's own Services that the network policies do not let through. @param {KubernetesObject[]} objects @returns {string[]} */
export function checkPolicies(objects) {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec);
  return objects.filter(podSpecOf).flatMap((workload) => {
    const caller = labelsOf(workload);
    return callsOf(workload).flatMap(({ host, port }) => {
      const service = objects.find((object) => nameOf(object) === `Service/${host}`);
      const called = objects.find(
        (object) => podSpecOf(object) && selects({ matchLabels: service?.spec.selector }, labelsOf(object)),
      );
      if (!service || !called) return [];
      const closed = [
        ...(isOpen(policies, { direction: 'Egress', of: caller, to: labelsOf(called), port }) ? [] : ['out to']),
        ...(isOpen(policies, { direction: 'Ingress', of: labelsOf(called), to: caller, port }) ? [] : ['in at']),
      ];
      return closed.map((way) => `${nameOf(workload)}: no policy lets it ${way} ${host}:${port}, which it calls`);
    });
  });
}

/** @param {KubernetesObject} workload @returns {Labels} */
const labelsOf = ({ spec }) => spec.template.metadata.labels;

/** The addresses in the variables of a workload. @param {KubernetesObject} workload @returns {{ host: string, port: number }[]} */
const callsOf = (workload) =>
  (podSpecOf(workload)?.containers[0].env ?? [])
    .map((/** @type {any} */ { value }) => String(value))
    .filter((/** @type {string} */ value) => value.startsWith('http://'))
    .map((/** @type {string} */ value) => new URL(value))
    .map((/** @type {URL} */ { hostname, port }) => ({ host: hostname, port: Number(port || 80) }));

/**
 * Whether a policy that selects a pod names its peer. Pods that no policy selects are open in Kubernetes.
 * @param {any[]} policies @param {{ direction: 'Egress' | 'Ingress', of: Labels, to: Labels, port: number }} connection
 */
function isOpen(policies, { direction, of, to, port }) {
  const chosen = policies.filter(
    ({ policyTypes, podSelector }) => policyTypes.includes(direction) && selects(podSelector, of),
  );
  const rules = chosen.flatMap(({ egress = [], ingress = [] }) => (direction === 'Egress' ? egress : ingress));
  return chosen.length === 0 || rules.some((rule) => namesPeer(rule, to) && namesPort(rule, port));
}

/** @param {any} rule @param {Labels} labels of a pod in the same namespace */
const namesPeer = ({ to, from = to }, labels) =>
  !from ||
  from.some(
    (/** @type {any} */ peer) => peer.podSelector && !peer.namespaceSelector && selects(peer.podSelector, labels),
  );

/** @param {any} rule @param {number} port */
const namesPort = ({ ports }, port) => !ports || ports.some((/** @type {any} */ one) => one.port === port);
