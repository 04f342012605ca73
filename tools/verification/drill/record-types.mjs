const inDays = (/** @type {number} */ days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * @typedef {object} RecordType
 * @property {string} service that answers
 * @property {'field' | 'path'} [supplier] where a record names its supplier, if it has one
 * @property {number} share of the writes
 * @property {(supplierId: string) => string} collection
 * @property {(name: string, fails: boolean) => Record<string, unknown>} create fields besides the supplier; `fails`: one in a few
 * @property {(name: string) => Record<string, unknown>} change
 * @property {string} [list] the list with all records, and its name in the answer; an array without one
 * @property {string} [listed]
 */

/** The records of the drill, each with the texts that are compared at the end. @type {Record<string, RecordType>} */
export const RECORD_TYPES = {
  supplier: {
    service: 'suppliers',
    share: 0.15,
    collection: () => '/api/suppliers',
    create: (name) => ({ name, country: 'Chile', status: 'approved' }),
    change: (name) => ({ name }),
    list: '/api/suppliers',
    listed: 'suppliers',
  },
  product: {
    service: 'suppliers',
    supplier: 'path',
    share: 0.1,
    collection: (supplierId) => `/api/suppliers/${supplierId}/products`,
    create: (name) => ({ productName: name }),
    change: (name) => ({ productName: name }),
  },
  hazard: {
    service: 'quality',
    supplier: 'field',
    share: 0.15,
    collection: () => '/api/hazard-analysis',
    create: (name) => ({ hazardType: 'biological', hazardDescription: name }),
    change: (name) => ({ hazardDescription: name }),
    list: '/api/hazard-analysis',
  },
  verification: {
    service: 'quality',
    supplier: 'field',
    share: 0.15,
    collection: () => '/api/verification-activities',
    create: (name) => ({ title: name, scheduledDate: inDays(0), dueDate: inDays(60) }),
    change: (name) => ({ title: name }),
    list: '/api/verification-activities',
    listed: 'activities',
  },
  inspection: {
    service: 'quality',
    supplier: 'field',
    share: 0.15,
    collection: () => '/api/receiving-inspections',
    // Yesterday: today may not have begun in the suite's time zone.
    create: (name, fails) => ({ productName: name, receivedDate: inDays(-1), status: fails ? 'failed' : 'passed' }),
    change: (name) => ({ productName: name }),
    list: '/api/receiving-inspections',
    listed: 'inspections',
  },
  action: {
    service: 'quality',
    supplier: 'field',
    share: 0.15,
    collection: () => '/api/corrective-actions',
    create: (name) => ({
      title: name,
      description: 'Two of nine samples',
      correctiveAction: 'Reject',
      dueDate: inDays(60),
    }),
    change: (name) => ({ title: name }),
    list: '/api/corrective-actions',
    listed: 'actions',
  },
  document: {
    service: 'documents',
    supplier: 'field',
    share: 0.05,
    collection: () => '/api/documents',
    create: (name) => ({ title: name, type: 'other', fileName: 'drill.csv' }),
    change: (name) => ({ title: name }),
    list: '/api/documents',
    listed: 'documents',
  },
  food: {
    service: 'program',
    share: 0.1,
    collection: () => '/api/foods',
    create: (name) => ({ name, foodClass: 'human', industryCode: '16' }),
    change: (name) => ({ name }),
    list: '/api/foods',
    listed: 'foods',
  },
};

/** The text file of a document: each has another one. @param {string} name */
export const fileOf = (name) => `name\n${name}\n`;
