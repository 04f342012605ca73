/**
 * The folders of a source folder, lowest first: a file imports its own folder and lower layers only. Folders of one layer
 * import each other freely, or only through their `entry`. Files beside the folders are not restricted. The `unchecked`
 * files break the rule: remove them from the list, add none.
 * @typedef {{ layers: string[][], entry?: string, unchecked?: string[] }} Layering
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
    layers: [['identity'], ['proxy', 'web', 'integrations', 'notifications', 'dashboard', 'operations', 'live']],
    unchecked: [
      'identity/account-reviews/account-review-reminder.ts',
      'identity/api-tokens/api-token-uses.ts',
      'identity/api-tokens/unused-token-reminder.ts',
      'identity/callers.service.ts',
      'identity/identity.module.ts',
      'identity/login-responses.ts',
      'identity/session-cache.ts',
      'identity/sessions.service.ts',
      'identity/signing/failed-signings.service.ts',
      'identity/signing/qualified-activities.service.ts',
      'integrations/open-api/example-program-records.ts',
      'integrations/open-api/example-records.ts',
      'integrations/open-api/own-example-records.ts',
    ],
  },
};
