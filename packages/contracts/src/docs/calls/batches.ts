import type { CallDocs, CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import {
  ACTION_INPUT,
  HAZARD_INPUT,
  INSPECTION_INPUT,
  SUPPLIER_INPUT,
  VERIFICATION_INPUT,
} from '../examples/records.js';

function batch(event: string, id: string, create: object | undefined, update: object): CallDocs {
  return {
    description: `Each item is checked by the rules of the single call. With \`together\` one refused item means that none is stored; with \`each\` the others are. Every stored item publishes its event, such as \`${event}\`. With an \`Idempotency-Key\` a repeated batch stores nothing twice.`,
    request: {
      mode: 'together',
      items: [...(create ? [{ op: 'create', record: create }] : []), { op: 'update', id, record: update }],
    },
    response: {
      stored: create ? 2 : 1,
      refused: 0,
      results: [
        ...(create ? [{ status: 201, id: EXAMPLE_IDS.created, version: 1 }] : []),
        { status: 200, id, version: 2 },
      ],
    },
    problems: ['no-such-record', 'stale-version', 'record-signed', 'upload-used'],
  };
}

export const BATCH_CALLS: CallsDocs = {
  batchSuppliers: batch('supplier.created.v1', EXAMPLE_IDS.supplier, SUPPLIER_INPUT, { riskLevel: 'low' }),
  batchHazardAnalyses: batch('hazard-analysis.recorded.v1', EXAMPLE_IDS.hazard, HAZARD_INPUT, { likelihood: 'rare' }),
  batchVerifications: batch('verification-activity.scheduled.v1', EXAMPLE_IDS.verification, VERIFICATION_INPUT, {
    assignedTo: 'J. Chen',
  }),
  batchInspections: batch('receiving-inspection.recorded.v1', EXAMPLE_IDS.inspection, INSPECTION_INPUT, {
    notes: 'Certificate of analysis came a day later.',
  }),
  batchActions: batch('corrective-action.opened.v1', EXAMPLE_IDS.action, ACTION_INPUT, { priority: 'high' }),
  batchDocuments: batch('document.registered.v1', EXAMPLE_IDS.document, undefined, {
    title: 'Organic certificate 2026, renewed',
  }),
};
