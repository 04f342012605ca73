import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type {
  Meaning,
  RecordSignatures,
  Signable,
  Signature,
  SignatureVerification,
} from '@fsvp/contracts/signatures/signature';
import { sha256 } from '@fsvp/service-kit/signatures/canonical';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import fc from 'fast-check';
import { startQuality, type TestQuality } from './start.js';

/** "1,000 random edits of signed records" (beyond/e-signature.md, 12). */
const EDITS = 1000;
const EDITS_OF_A_RECORD = 20;

const MIA = newSigner('Mia Chen');
let quality: TestQuality;
let supplierId: string;
beforeAll(async () => {
  quality = await startQuality();
  supplierId = quality.suppliers.add('Bay Seafood');
});
afterAll(() => quality.close());

const text = fc.oneof(
  fc.constantFrom('', ' ', 'é', 'é', '"\\'),
  fc.string({ maxLength: 40 }).filter((value) => !value.includes('\0')),
);
const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-02-${String(one).padStart(2, '0')}`);

/** Records with random changes of any of their fields. */
const KINDS = [
  {
    path: '/api/verification-activities',
    meaning: 'conducted' as Meaning,
    body: { type: 'audit', title: 'Audit', status: 'completed', scheduledDate: '2026-02-01', dueDate: '2026-02-02' },
    change: fc.record(
      {
        title: text.map((value) => `Audit ${value}`),
        findings: text,
        status: fc.constantFrom('completed', 'cancelled'),
        dueDate: day,
        cost: fc.oneof(
          fc.constant(null),
          fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
        ),
        followUpRequired: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  {
    path: '/api/hazard-analysis',
    meaning: 'authored' as Meaning,
    body: { hazardType: 'biological', hazardDescription: 'Listeria' },
    change: fc.record(
      {
        severity: fc.constantFrom('low', 'medium', 'high'),
        likelihood: fc.constantFrom('rare', 'certain'),
        preventiveControls: text,
        monitoringProcedures: text,
      },
      { requiredKeys: [] },
    ),
  },
  {
    path: '/api/receiving-inspections',
    meaning: 'conducted' as Meaning,
    body: { productName: 'Shrimp', receivedDate: '2026-02-01', actualTemp: 38 },
    change: fc.record(
      {
        productName: text.map((value) => `Shrimp ${value}`),
        lotNumber: text,
        actualTemp: fc.integer({ min: 34, max: 40 }),
        quantity: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 9_999 })),
        notes: text,
      },
      { requiredKeys: [] },
    ),
  },
  {
    path: '/api/corrective-actions',
    meaning: 'conducted' as Meaning,
    body: {
      title: 'A door',
      description: 'Open',
      correctiveAction: 'Closed',
      status: 'completed',
      dueDate: '2026-02-02',
    },
    change: fc.record(
      {
        description: text.map((value) => `Open ${value}`),
        rootCause: text,
        preventiveAction: text,
        priority: fc.constantFrom('low', 'critical'),
        dueDate: day,
      },
      { requiredKeys: [] },
    ),
  },
];

async function signed({ path, body, meaning }: (typeof KINDS)[number]) {
  const created = await quality.request('POST', path, { ...body, supplierId });
  expect(created.status).toBe(201);
  const record = `${path}/${created.body.id}`;
  const read = (await quality.request('GET', `${record}/signable`)).body as Signable;
  const grant = await grantFor(read, meaning, MIA);
  const answer = await quality.request('POST', `${record}/signatures`, { grant }, await quality.headersOf(MIA));
  expect(answer.status).toBe(201);
  return { record, content: read.content, signature: answer.body as Signature };
}

it('every edit of a signed record leaves what was signed verifiable, and says whether it is what the record is now', async () => {
  let stale = 0;
  for (let done = 0; done < EDITS; done += EDITS_OF_A_RECORD) {
    const kind = KINDS[(done / EDITS_OF_A_RECORD) % KINDS.length]!;
    const { record, content, signature } = await signed(kind);
    for (const change of fc.sample(kind.change as fc.Arbitrary<object>, EDITS_OF_A_RECORD)) {
      const { status } = await quality.request('PUT', record, change);
      expect(status).toBe(200);
      const now = (await quality.request('GET', `${record}/signable`)).body as Signable;
      const { state, signed: kept } = (await quality.request('GET', `${record}/signatures/${signature.id}/verify`))
        .body as SignatureVerification;
      expect([kept.content, sha256(kept.content)]).toEqual([content, signature.contentSha256]);
      expect([change, state]).toEqual([change, now.content === content ? 'valid' : 'stale']);
      const { signatures } = (await quality.request('GET', `${record}/signatures`)).body as { signatures: Signature[] };
      expect(signatures[0]!.state).toBe(state);
      // What lists show, on screen and on paper.
      const { body } = await quality.request('GET', `${kind.path}/signature-states?id=${record.split('/').at(-1)}`);
      expect((body.records as RecordSignatures[])[0]!.state).toBe(state);
      if (state === 'stale') stale += 1;
    }
  }
  // Otherwise the edits change nothing.
  expect(stale).toBeGreaterThan(EDITS / 2);
}, 300_000);
