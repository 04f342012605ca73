/**
 * The processes of the product, in the order in which they may stop: first the door, then what stands behind it.
 * @typedef {'gateway' | 'suppliers' | 'quality' | 'documents' | 'worker'} ProcessName
 */
export const productProcesses = /** @type {const} */ ([
  { name: 'gateway', room: 'svc-gateway', entry: 'main.js', database: 'gateway' },
  { name: 'suppliers', room: 'svc-suppliers', entry: 'main.js', database: 'suppliers' },
  { name: 'quality', room: 'svc-quality', entry: 'main.js', database: 'quality' },
  { name: 'documents', room: 'svc-documents', entry: 'main.js', database: 'documents' },
  { name: 'worker', room: 'svc-documents', entry: 'worker.js', database: 'documents' },
]);

/** Rooms with a database of their own, migrated before the processes start. */
export const migratedRooms = /** @type {const} */ ([
  { room: 'svc-gateway', database: 'gateway' },
  { room: 'svc-suppliers', database: 'suppliers' },
  { room: 'svc-quality', database: 'quality' },
  { room: 'svc-documents', database: 'documents' },
]);
