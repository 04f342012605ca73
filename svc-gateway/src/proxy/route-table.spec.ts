import { describe, expect, it } from '@jest/globals';
import * as letterRequests from '@fsvp/contracts/program/letter-request';
import * as assurances from '@fsvp/contracts/program/assurance';
import * as entryLines from '@fsvp/contracts/program/entry-line';
import * as coverage from '@fsvp/contracts/program/entry-line-coverage';
import * as actions from '@fsvp/contracts/quality/corrective-action';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import * as documents from '@fsvp/contracts/documents/document';
import * as translations from '@fsvp/contracts/documents/document-translation';
import * as evidenceLinks from '@fsvp/contracts/program/evidence-links';
import * as foodNotes from '@fsvp/contracts/program/food-note';
import * as foods from '@fsvp/contracts/program/food';
import * as fsvpFiles from '@fsvp/contracts/program/fsvp-file';
import * as hazardTemplates from '@fsvp/contracts/program/hazard-template';
import * as hazards from '@fsvp/contracts/quality/hazard-analysis';
import * as importers from '@fsvp/contracts/program/importer';
import * as eligibilities from '@fsvp/contracts/program/importer-eligibility';
import * as individuals from '@fsvp/contracts/program/qualified-individual';
import * as inspections from '@fsvp/contracts/quality/receiving-inspection';
import * as procedures from '@fsvp/contracts/program/procedure';
import * as reevaluations from '@fsvp/contracts/program/reevaluations/reevaluation';
import * as reports from '@fsvp/contracts/reports/report';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { eligibilitySignatures } from '@fsvp/contracts/program/importer-eligibility';
import { procedureSignatures } from '@fsvp/contracts/program/procedure';
import { qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import * as controlRecords from '@fsvp/contracts/program/control-records/control-record';
import * as receivingGate from '@fsvp/contracts/program/receiving-gate';
import * as standingChecks from '@fsvp/contracts/program/standing-check';
import * as suppliers from '@fsvp/contracts/suppliers/supplier';
import * as supplierImport from '@fsvp/contracts/suppliers/supplier-import';
import * as verifications from '@fsvp/contracts/quality/verification';
import { findRoute } from './route-table.js';

const callsOf = (module: object) =>
  Object.values(module).filter(
    (value: unknown): value is CallDefinition => (value as CallDefinition | null)?.path?.startsWith('/api/') ?? false,
  );

const OWNERS = {
  suppliers: [suppliers, supplierImport],
  quality: [hazards, verifications, inspections, actions],
  documents: [documents, translations, reports],
  program: [
    individuals,
    foods,
    foodNotes,
    hazardTemplates,
    importers,
    eligibilities,
    fsvpFiles,
    assurances,
    letterRequests,
    entryLines,
    coverage,
    standingChecks,
    controlRecords,
    receivingGate,
    evidenceLinks,
    procedures,
    reevaluations,
    { ...qualificationSignatures },
    { ...eligibilitySignatures },
    { ...determinationSignatures },
    { ...procedureSignatures },
  ],
};

describe('route table', () => {
  it.each(Object.entries(OWNERS))('routes every call of the contracts to %s', (service, modules) => {
    const calls = modules.flatMap(callsOf);
    expect(calls.length).toBeGreaterThan(5);
    for (const { method, path } of calls)
      expect([path, findRoute(method, path.replace(/\{\w+\}/g, 'x'))?.service]).toEqual([path, service]);
  });

  it('streams every request and response body that is not JSON', () => {
    for (const call of Object.values(OWNERS).flat().flatMap(callsOf)) {
      if (call.bodyTypes ?? call.responseType)
        expect([call.path, findRoute(call.method, call.path.replace(/\{\w+\}/g, 'x'))?.budget.kind]).toEqual([
          call.path,
          'stream',
        ]);
    }
  });

  it.each([
    ['GET', '/api/suppliers', 8000, 'call'],
    ['POST', '/api/suppliers/import', 300_000, 'stream'],
    ['POST', '/api/hazard-templates/generate', 60_000, 'call'],
    ['GET', '/api/reports/audit-trail', 60_000, 'stream'],
    ['GET', '/api/reports', 8000, 'call'],
    ['GET', '/api/reports/runs/1', 8000, 'call'],
    ['GET', '/api/reports/runs/1/download', 180_000, 'stream'],
    ['GET', '/api/documents/1/download', 30_000, 'stream'],
    ['POST', '/api/objects/upload', 8000, 'call'],
  ] as const)('allows %s %s %d ms as a %s', (method, path, responseMs, kind) => {
    expect(findRoute(method, path)?.budget).toMatchObject({ responseMs, kind });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/Suppliers',
    '/api/suppliersx',
    '/api/suppliers/..',
    '/api/suppliers/./x',
    '/api/suppliers//x',
    '/api/suppliers/%2E%2E/x',
    '/api/suppliers\\x',
    '/api/suppliers/%2finternal',
    '/api/constructor',
    '/api/toString',
  ])('has no route for %s', (path) => expect(findRoute('GET', path)).toBeUndefined());

  it.each(['4711%2FA', 'EU%5C17', 'a%2Eb', '..%2f..%2fx', '%2e%2e%2e', 'A-1'])(
    'passes the external id %s on, wherever it is an external id',
    (id) => {
      expect(findRoute('GET', `/api/suppliers/by-external-id/erp/${id}`)?.service).toBe('suppliers');
      expect(findRoute('PUT', `/api/corrective-actions/by-external-id/erp/${id}`)?.service).toBe('quality');
    },
  );

  it.each([
    '/api/suppliers/by-external-id/erp/..',
    '/api/suppliers/by-external-id/erp/%2E',
    '/api/suppliers/by-external-id/erp/%2e.',
    '/api/suppliers/by-external-id/erp/a%00',
    '/api/suppliers/by-external-id/erp/a\\b',
    '/api/suppliers/by-external-id/er%2Fp/a',
    '/api/suppliers/by-external-id/%2e%2e/a%2Fb',
    '/api/suppliers/by-external-id/erp/a/b%2Fc',
    '/api/suppliers/a%2Fb/products',
  ])('has no route for %s, which is no address by external id', (path) =>
    expect(findRoute('GET', path)).toBeUndefined(),
  );
});
