/**
 * The processes of the product, in the order in which they stop: the gateway first.
 * @typedef {'gateway' | 'suppliers' | 'quality' | 'documents' | 'worker'} ProcessName
 */
export const productProcesses = /** @type {const} */ ([
  { name: 'gateway', workspace: 'svc-gateway', entry: 'main.js', database: 'gateway' },
  { name: 'suppliers', workspace: 'svc-suppliers', entry: 'main.js', database: 'suppliers' },
  { name: 'quality', workspace: 'svc-quality', entry: 'main.js', database: 'quality' },
  { name: 'documents', workspace: 'svc-documents', entry: 'main.js', database: 'documents' },
  { name: 'worker', workspace: 'svc-documents', entry: 'worker.js', database: 'documents' },
]);

/** The replicas of a process: `suppliers`, `suppliers-2`, `suppliers-3`. @param {ProcessName} name @param {number} [count] */
export const replicaNames = (name, count = 1) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** The process that a replica is one of; undefined for a server. @param {string} replica */
export const processOf = (replica) => productProcesses.find(({ name }) => name === replica.replace(/-\d+$/, ''));

/** Workspaces with their own database, migrated before the processes start. */
export const migratedWorkspaces = /** @type {const} */ ([
  { workspace: 'svc-gateway', database: 'gateway' },
  { workspace: 'svc-suppliers', database: 'suppliers' },
  { workspace: 'svc-quality', database: 'quality' },
  { workspace: 'svc-documents', database: 'documents' },
]);
