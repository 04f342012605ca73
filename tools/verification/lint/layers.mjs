/**
 * The folders of a source folder, lowest first: a file imports its own folder and lower layers only. Folders of one layer
 * import each other freely, or only through their `entry`. Files beside the folders are not restricted.
 * @typedef {{ layers: string[][], entry?: string }} Layering
 */

/** By source folder. @type {Record<string, Layering>} */
export const LAYERINGS = {
  'packages/service-kit/src': {
    layers: [
      ['problems'],
      ['runtime'],
      ['tables'],
      ['context'],
      ['observability'],
      ['database'],
      ['security'],
      ['http'],
      ['api-documents'],
      ['external-ids'],
      ['lists'],
      ['unit-of-work'],
      ['batch'],
      ['events'],
      ['policies'],
      ['read-models'],
      ['signatures'],
      ['signed-series'],
      ['process'],
      ['testing'],
    ],
  },
  'packages/contracts/src': {
    layers: [
      ['core'],
      ['suppliers', 'quality', 'documents', 'reports', 'program', 'signatures', 'access', 'webhooks', 'modules'],
      ['catalogue'],
      ['docs'],
    ],
    entry: 'index.ts',
  },
  // Sessions, accounts and tokens know nothing of what is reached with them.
  'svc-gateway/src': {
    layers: [
      ['pg-notifications'],
      ['policies'],
      ['notification-entries', 'upstreams'],
      ['identity'],
      ['proxy', 'web', 'integrations', 'notifications', 'dashboard', 'calendar', 'operations', 'live'],
    ],
  },
};
