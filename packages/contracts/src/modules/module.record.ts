import * as z from 'zod/mini';
import { type EventDefinition, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { type REGISTRY_ACTIONS, registryChange } from './module-store.js';

export const moduleRecord = defineStoredRecord({
  type: 'module',
  id: 'ModuleChangeRecord',
  service: 'gateway',
  response: registryChange,
  more: { version: z.int() },
  notShown: 'a release of a screen',
  data: z.looseObject({ id: z.string(), name: z.string() }),
  events: { released: NEW, 'rolled-back': NEW, added: NEW, removed: NEW },
});

/** Changes of the module registry, by their action. */
export const moduleEvents = moduleRecord.events satisfies Record<(typeof REGISTRY_ACTIONS)[number], EventDefinition>;
