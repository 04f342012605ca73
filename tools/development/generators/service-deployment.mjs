/** @typedef {import('./workspace.mjs').Workspace} Workspace */

const BASE = 'deploy/kubernetes/base';
/** Its parts have nothing that only this service needs. */
const MODEL = 'suppliers';

/**
 * Adds a service to the images, the composition, Kubernetes and monitoring.
 * @param {Workspace} workspace @param {string} name
 */
export function addToDeployment(workspace, name) {
  const setting = name.toUpperCase();
  /** Adds a line for the service below those that match. @type {(path: string, line: RegExp, added: string) => void} */
  const addBelow = (path, line, added) => workspace.replace(path, line, `$&${added}`);
  addImage(workspace, name);

  const compose = 'docker-compose.yml';
  addBelow(compose, /^ {2}DOCUMENTS_URL: .*\n/m, `  ${setting}_URL: http://${name}:8080\n`);
  const process = partOf(workspace.read(compose), /^ {2}suppliers:\n(?:.+\n)+\n/m);
  workspace.insertBefore(compose, /^ {2}# Jobs:/m, process.replaceAll(MODEL, name));
  addBelow(compose, /^ {6}- secrets-documents:\/secrets\/.*\n/m, `      - secrets-${name}:/secrets/${name}\n`);
  addBelow(
    compose,
    /^ {6}DOCUMENTS_DATABASE_URL_FILE: .*\n/gm,
    `      ${setting}_DATABASE_URL_FILE: /run/fsvp/${name}-database-url\n`,
  );
  addBelow(compose, /^ {2}secrets-documents:\n/m, `  secrets-${name}:\n`);

  addToKubernetes(workspace, name, addBelow);
  addToMonitoring(workspace, name, addBelow);
}

/** @param {string} text @param {RegExp} pattern */
function partOf(text, pattern) {
  const [part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`There is no ${pattern} to copy.`);
  return part;
}

/** @typedef {(path: string, line: RegExp, added: string) => void} AddBelow */

/** @param {Workspace} workspace @param {string} name */
function addImage(workspace, name) {
  const file = 'Dockerfile';
  const folder = `svc-${name}`;
  workspace.replace(file, /(?<=one target each: .*), worker/, `, ${name}, worker`);
  const stages = [
    /^FROM dependencies AS suppliers-dependencies\n(?:(?!FROM).+\n)+/m,
    /^FROM service AS suppliers\n(?:.+\n)+\n/m,
  ];
  const [dependencies, image] = stages.map((stage) => partOf(workspace.read(file), stage).replaceAll(MODEL, name));
  workspace.insertBefore(file, /^# The commands load code of all services/m, dependencies);
  workspace.insertBefore(file, /(?<=--workspace svc-documents --workspace svc-program)$/m, ` --workspace ${folder}`);
  workspace.insertBefore(file, /^FROM documents AS worker/m, image);
  workspace.insertBefore(
    file,
    /^HEALTHCHECK NONE/m,
    `COPY --from=build /app/${folder}/package.json ${folder}/\nCOPY --from=build /app/${folder}/dist ${folder}/dist\n`,
  );
}

/** @param {Workspace} workspace @param {string} name @param {AddBelow} addBelow */
function addToKubernetes(workspace, name, addBelow) {
  const setting = name.toUpperCase();
  workspace.add(`${BASE}/${name}.yaml`, workspace.read(`${BASE}/${MODEL}.yaml`).replaceAll(MODEL, name));
  addBelow(`${BASE}/kustomization.yaml`, /^ {2}- documents.yaml\n/m, `  - ${name}.yaml\n`);
  const image = partOf(workspace.read(`${BASE}/kustomization.yaml`), /^ {2}- \{ name: fsvp\/suppliers, .*\n/m);
  workspace.insertBefore(`${BASE}/kustomization.yaml`, /^ {2}- \{ name: fsvp\/worker/m, image.replace(MODEL, name));
  addBelow(
    `${BASE}/gateway.yaml`,
    /^ {12}- \{ name: DOCUMENTS_URL, .*\n/m,
    `            - { name: ${setting}_URL, value: http://${name}:8080 }\n`,
  );
  addBelow(
    `${BASE}/migrate.yaml`,
    /^ {12}- \{ name: DOCUMENTS_DATABASE_URL_FILE, .*\n/m,
    `            - { name: ${setting}_DATABASE_URL_FILE, value: /run/fsvp/${name}-database-url }\n`,
  );
  const policies = `${BASE}/network-policies.yaml`;
  // Servers and monitoring, then what may be called.
  workspace.replace(policies, /(?<=values: \[gateway, suppliers,[^\]]*?), worker/g, `, ${name}, worker`);
  workspace.replace(policies, /(?<=values: \[suppliers, [^\]]*)\]/, `, ${name}]`);
  workspace.insertBefore(
    policies,
    /^apiVersion: .*\nkind: NetworkPolicy\nmetadata:\n {2}name: calls\n/m,
    callsOf(name),
  );
  const scaling = 'deploy/kubernetes/overlays/ha/autoscaling.yaml';
  const scaled = partOf(
    workspace.read(scaling),
    /^apiVersion: .*\nkind: .*\nmetadata:\n {2}name: suppliers\n(?:(?!---).+\n)+---\n/m,
  );
  workspace.insertBefore(
    scaling,
    /^apiVersion: .*\nkind: .*\nmetadata:\n {2}name: worker\n/m,
    scaled.replaceAll(MODEL, name),
  );
  workspace.replace(
    'deploy/kubernetes/try-with-podman.sh',
    /(?<= gateway suppliers [a-z ]*) worker/g,
    ` ${name} worker`,
  );
}

/** Only the gateway calls a service, until others need it. @param {string} name */
const callsOf = (name) => `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: calls-of-${name}
spec:
  podSelector:
    matchLabels: { app.kubernetes.io/name: fsvp, app.kubernetes.io/component: ${name} }
  policyTypes: [Ingress]
  ingress:
    - from:
        - podSelector:
            matchExpressions:
              - { key: app.kubernetes.io/component, operator: In, values: [gateway] }
      ports: [{ protocol: TCP, port: 8080 }]
---
`;

/** @param {Workspace} workspace @param {string} name @param {AddBelow} addBelow */
function addToMonitoring(workspace, name, addBelow) {
  const folder = 'deploy/observe';
  const prometheus = `${folder}/prometheus`;
  workspace.insertBefore(
    `${prometheus}/prometheus.yml`,
    /^ {2}- job_name: worker\n/m,
    `  - job_name: ${name}\n    dns_sd_configs: [{ names: [${name}], type: A, port: 8080, refresh_interval: 10s }]\n`,
  );
  for (const file of [`${prometheus}/alerts.yml`, `${folder}/grafana/dashboards/fsvp.json`])
    workspace.replace(file, /(?<=gateway\|[a-z|]*)\|worker/g, `|${name}|worker`);
  workspace.replace(`${prometheus}/alerts.yml`, / or absent\(up\{job="worker"\}\)/g, ` or absent(up{job="${name}"})$&`);
  addBelow(
    `${prometheus}/alerts.test.yml`,
    /^ {6}- \{ series: 'up\{job="documents", instance="documents"\}', .*\n/gm,
    `      - { series: 'up{job="${name}", instance="${name}"}', values: '1x100' }\n`,
  );
}
