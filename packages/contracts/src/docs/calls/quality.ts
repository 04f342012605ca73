import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import {
  ACTION,
  ACTION_INPUT,
  HAZARD,
  HAZARD_INPUT,
  INSPECTION,
  INSPECTION_INPUT,
  VERIFICATION,
  VERIFICATION_INPUT,
} from '../examples/records.js';

const hazard = { id: EXAMPLE_IDS.hazard };
const verification = { id: EXAMPLE_IDS.verification };
const inspection = { id: EXAMPLE_IDS.inspection };
const action = { id: EXAMPLE_IDS.action };

export const QUALITY_CALLS: CallsDocs = {
  listHazards: {
    description:
      'The answer is a list; the number of all matches is in the header `X-Total-Count`, the next cursor in `X-Next-Cursor`.',
    response: [HAZARD],
  },
  createHazard: {
    description:
      'The importer analyses known or reasonably foreseeable hazards of each food (21 CFR 1.504). The suite computes the risk score. Publishes `hazard-analysis.recorded.v1`.',
    request: HAZARD_INPUT,
    response: HAZARD,
  },
  getHazard: { description: 'The answer has the ETag for `If-Match`.', params: hazard, response: HAZARD },
  updateHazard: {
    description:
      'Absent fields stay as they are, and null clears an optional one. Signatures on an earlier content become `stale`. Publishes `hazard-analysis.updated.v1`.',
    params: hazard,
    request: { likelihood: 'unlikely' },
    response: { ...HAZARD, version: 2, likelihood: 'unlikely', riskScore: 6 },
  },
  deleteHazard: {
    description:
      'It disappears from lists; the audit trail and its signatures stay. Publishes `hazard-analysis.deleted.v1`.',
    params: hazard,
  },
  listVerifications: {
    description:
      'The status `overdue` also finds scheduled activities whose due day has passed in the time zone of the suite.',
    response: { activities: [VERIFICATION], total: 1, next: null },
  },
  createVerification: {
    description:
      'Activities are chosen and timed so that they give assurance that hazards are controlled (21 CFR 1.506). Publishes `verification-activity.scheduled.v1`.',
    request: VERIFICATION_INPUT,
    response: VERIFICATION,
  },
  getVerification: {
    description: 'The answer has the ETag for `If-Match`.',
    params: verification,
    response: VERIFICATION,
  },
  updateVerification: {
    description:
      'Absent fields stay as they are, and null clears an optional one. Completing it updates the last verification of the supplier. Publishes `verification-activity.updated.v1`, and `verification-activity.completed.v1` once it becomes completed.',
    params: verification,
    request: { status: 'in_progress' },
    response: { ...VERIFICATION, version: 2, status: 'in_progress' },
  },
  deleteVerification: {
    description:
      'It disappears from lists; its documents, signatures and history stay. Publishes `verification-activity.deleted.v1`.',
    params: verification,
  },
  listInspections: {
    description: '`search` looks in the product name and the lot number.',
    response: { inspections: [INSPECTION], total: 1, next: null },
  },
  createInspection: {
    description:
      'A record of what arrived. The client computes the result: failed if an answer is false or the temperature is out of range. A failed one makes a notification. The suite asks the FSVP files of the supplier about the product and stores what they say; policy `gates.dock` can require `gateReason` where they do not approve it, or hold the receipt as `conditional` until a qualified individual sends it. Publishes `receiving-inspection.recorded.v1`.',
    request: INSPECTION_INPUT,
    response: INSPECTION,
  },
  getInspection: { description: 'The answer has the ETag for `If-Match`.', params: inspection, response: INSPECTION },
  updateInspection: {
    description:
      'Absent fields stay as they are, and null clears an optional one. Signatures on an earlier content become `stale`. The gate is asked again if supplier, product or day change, or if the body has `gateReason`. Publishes `receiving-inspection.updated.v1`.',
    params: inspection,
    request: { notes: 'Certificate of analysis came a day later.' },
    response: { ...INSPECTION, version: 2, notes: 'Certificate of analysis came a day later.' },
  },
  deleteInspection: {
    description:
      'It disappears from lists; its signatures and history stay. Publishes `receiving-inspection.deleted.v1`.',
    params: inspection,
  },
  listActions: {
    description: '`counts` ignores the status filter, so that cards show all states of the other filters.',
    response: {
      actions: [ACTION],
      total: 1,
      next: null,
      counts: { open: 1, in_progress: 0, completed: 0, closed: 0 },
    },
  },
  createAction: {
    description:
      'Corrective actions are taken promptly when a supplier does not keep hazards under control, and are documented (21 CFR 1.508). Publishes `corrective-action.opened.v1`.',
    request: ACTION_INPUT,
    response: ACTION,
  },
  getAction: { description: 'The answer has the ETag for `If-Match`.', params: action, response: ACTION },
  updateAction: {
    description:
      'Absent fields stay as they are, and null clears an optional one. Signatures on an earlier content become `stale`. Publishes `corrective-action.updated.v1`.',
    params: action,
    request: { status: 'in_progress', assignedTo: 'S. Patel' },
    response: { ...ACTION, version: 2, status: 'in_progress', assignedTo: 'S. Patel' },
  },
  deleteAction: {
    description:
      'It disappears from lists; its documents, signatures and history stay. Publishes `corrective-action.deleted.v1`.',
    params: action,
  },
  getReportCards: {
    description: 'A figure is null while the service that knows it does not answer.',
    response: { suppliers: 50, complianceRate: 76, openActions: 7, verificationsCompleted: 31 },
  },
  getRiskTrend: {
    description: 'The counts are stored once a day; days before the first supplier are not in it.',
    params: { days: '30' },
    response: { snapshots: [{ day: '2026-11-24', high: 6, medium: 24, low: 20 }] },
  },
  getDashboardStats: {
    description: 'Parts of services that do not answer are null, and `unavailable` names the services.',
    response: {
      totalSuppliers: 50,
      compliantSuppliers: 38,
      pendingVerification: 9,
      nonCompliant: 3,
      riskDistribution: { high: 6, medium: 24, low: 20 },
      upcomingVerifications: [
        {
          id: VERIFICATION.id,
          title: VERIFICATION.title,
          type: VERIFICATION.type,
          dueDate: VERIFICATION.dueDate,
          supplierName: VERIFICATION.supplierName,
        },
      ],
      activeCorrectiveActions: [
        {
          id: ACTION.id,
          title: ACTION.title,
          priority: ACTION.priority,
          supplierName: ACTION.supplierName,
          dueDate: ACTION.dueDate,
        },
      ],
      unavailable: [],
    },
  },
};
