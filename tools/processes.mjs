/** The processes of the product, the gateway first. */
export const productProcesses = /** @type {const} */ ([
  { name: 'gateway', workspace: 'svc-gateway', entry: 'main.js', database: 'gateway' },
  { name: 'suppliers', workspace: 'svc-suppliers', entry: 'main.js', database: 'suppliers' },
  { name: 'quality', workspace: 'svc-quality', entry: 'main.js', database: 'quality' },
  { name: 'documents', workspace: 'svc-documents', entry: 'main.js', database: 'documents' },
  { name: 'worker', workspace: 'svc-documents', entry: 'worker.js', database: 'documents' },
  { name: 'program', workspace: 'svc-program', entry: 'main.js', database: 'program' },
]);
/** @typedef {typeof productProcesses[number]['name']} ProcessName */

/** The replicas of a process: `suppliers`, `suppliers-2`, `suppliers-3`. @param {ProcessName} name @param {number} [count] */
export const replicaNames = (name, count = 1) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** The process that a replica is one of; undefined for a server. @param {string} replica */
export const processOf = (replica) => productProcesses.find(({ name }) => name === replica.replace(/-\d+$/, ''));

/** The services, each a workspace with its own database, which is migrated before the processes start. */
export const services = productProcesses.filter((one) => one.entry === 'main.js');

/** The setting that has the addresses of a service, such as SUPPLIERS_URL. @param {string} service */
export const addressSetting = (service) => `${service.toUpperCase()}_URL`;
