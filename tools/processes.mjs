/** The processes of the product, the gateway first. */
export const productProcesses = /** @type {const} */ ([
  { name: 'gateway', workspace: 'svc-gateway', entry: 'main.js', database: 'gateway' },
  { name: 'suppliers', workspace: 'svc-suppliers', entry: 'main.js', database: 'suppliers' },
  { name: 'quality', workspace: 'svc-quality', entry: 'main.js', database: 'quality' },
  { name: 'documents', workspace: 'svc-documents', entry: 'main.js', database: 'documents' },
  { name: 'worker', workspace: 'svc-documents', entry: 'worker.js', database: 'documents' },
  { name: 'webhooks', workspace: 'svc-documents', entry: 'webhook-worker.js', database: 'documents' },
  { name: 'program', workspace: 'svc-program', entry: 'main.js', database: 'program' },
]);
/** @typedef {typeof productProcesses[number]['name']} ProcessName */

/**
 * Options of Node for a process. V8 counts the bodies that the gateway holds as memory of old objects until they are swept
 * with the space of new ones. With its default of 16 MB they pass the limit, which is close once there was a first full
 * collection, and V8 does several full ones per second: 0.8 instead of 0.3 ms of CPU for each list
 * (docs/performance/requests.md). The Dockerfile sets the same.
 * @param {ProcessName} name
 */
export const nodeOptions = (name) => (name === 'gateway' ? '--max-semi-space-size=4' : '');

/** The replicas of a process: `suppliers`, `suppliers-2`, `suppliers-3`. @param {ProcessName} name @param {number} [count] */
export const replicaNames = (name, count = 1) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** The process that a replica is one of; undefined for a server. @param {string} replica */
export const processOf = (replica) => productProcesses.find(({ name }) => name === replica.replace(/-\d+$/, ''));

/** The services, each a workspace with its own database, which is migrated before the processes start. */
export const services = productProcesses.filter((one) => one.entry === 'main.js');

/** The setting that has the addresses of a service, such as SUPPLIERS_URL. @param {string} service */
export const addressSetting = (service) => `${service.toUpperCase()}_URL`;
