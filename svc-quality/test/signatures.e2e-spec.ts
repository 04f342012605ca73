import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@fsvp/contracts/access/access';
import { policyChanged } from '@fsvp/contracts/access/policy.record';
import type {
  Meaning,
  RecordSignatures,
  Signable,
  Signature,
  SigningSubject,
} from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { canonicalText, sha256 } from '@fsvp/service-kit/signatures/canonical';
import { grantFor as createGrant, newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { SignJWT } from 'jose';
import pg from 'pg';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { listEvents, startQuality, type TestQuality } from './start.js';

const MIA = newSigner('Mia Chen');
const NOAH = newSigner('Noah Berg');
const SHARED: Principal = { id: newId(), kind: 'shared_login', grantee: 'shared_login' };

let quality: TestQuality;
let supplierId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  quality = await startQuality();
  supplierId = quality.suppliers.add('Bay Seafood');
  headers = await quality.headersOf(MIA);
});
afterAll(() => quality.close());

async function createActivity(changes: object = {}): Promise<string> {
  const body = {
    supplierId,
    type: 'audit',
    title: 'Onsite audit',
    status: 'completed',
    scheduledDate: '2026-03-01',
    dueDate: '2026-03-05',
    completedDate: '2026-03-04',
    ...changes,
  };
  const { status, body: created } = await quality.request('POST', '/api/verification-activities', body);
  expect(status).toBe(201);
  return created.id as string;
}

const pathOf = (id: string, rest = '') => `/api/verification-activities/${id}${rest}`;
const preview = async (id: string) => (await quality.request('GET', pathOf(id, '/signable'))).body as Signable;

/** A grant of Mia, unless another signer is named. */
const grantFor = (
  read: Signable,
  meaning: Meaning,
  { signer = MIA, ...changes }: { signer?: TestSigner } & Partial<SigningSubject> = {},
) => createGrant(read, meaning, signer, changes);

/** Signs the record at a path. */
async function signAt(path: string, meaning: Meaning, by: TestSigner) {
  const read = (await quality.request('GET', `${path}/signable`)).body as Signable;
  const grant = await grantFor(read, meaning, { signer: by });
  return quality.request('POST', `${path}/signatures`, { grant }, await quality.headersOf(by));
}
const sign = (id: string, meaning: Meaning = 'conducted', by: TestSigner = MIA) => signAt(pathOf(id), meaning, by);
const send = (id: string, grant: string, of = headers) =>
  quality.request('POST', pathOf(id, '/signatures'), { grant }, of);
const list = async (id: string) =>
  (await quality.request('GET', pathOf(id, '/signatures'))).body as { signatures: Signature[]; recordVersion: number };
/** What a list says of records: their state and meanings, in the order of the ids. */
const statesOf = async (...ids: string[]) => {
  const query = ids.map((id) => `id=${id}`).join('&');
  const { body } = await quality.request('GET', `/api/verification-activities/signature-states?${query}`);
  const found = body.records as RecordSignatures[];
  expect(body.total).toBe(found.length);
  return ids.map((id) => {
    const one = found.find(({ recordId }) => recordId === id);
    return one && [one.state, ...one.meanings];
  });
};
const verify = async (id: string, signatureId: string) =>
  (await quality.request('GET', pathOf(id, `/signatures/${signatureId}/verify`))).body;

async function queryAsOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: quality.ownerUrl });
  await owner.connect();
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}

describe('a signature', () => {
  it('is bound to the canonical content that was read, and says who signed what, when and why', async () => {
    const id = await createActivity();
    const read = await preview(id);
    expect(read).toMatchObject({ service: 'quality', type: 'verification-activity', version: 1 });
    expect(sha256(read.content)).toBe(read.contentSha256);
    expect(canonicalText(JSON.parse(read.content) as object)).toBe(read.content);
    expect(read.rows).toContainEqual({ field: 'supplierId', label: 'Supplier', text: 'Bay Seafood' });
    expect(read.rows).toContainEqual({ field: 'completedDate', label: 'Completed Date', text: 'Mar 4, 2026' });
    expect(read.meanings.map(({ meaning, activity, refusal }) => [meaning, activity, refusal])).toEqual([
      ['conducted', 'Audit suppliers onsite', null],
      ['reviewed_and_assessed', 'Review results of verification activities', null],
    ]);

    const { status, body } = await send(id, await grantFor(read, 'conducted', { reason: 'Annual audit' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      recordId: id,
      recordVersion: 1,
      contentSha256: read.contentSha256,
      signerName: 'Mia Chen',
      signerTitle: 'Quality Manager',
      meaning: 'conducted',
      reason: 'Annual audit',
      methods: ['email', 'password'],
      qualificationVersion: 2,
      state: 'valid',
    });
    expect(body.grantId).toBeUndefined();
    expect(body.content).toBeUndefined();
    const [event] = await listEvents(quality, body.id as string);
    expect(event).toMatchObject({ type: 'record.signed.v1', actor: MIA.id });
    expect(event!.after).toMatchObject({ signerName: 'Mia Chen', content: read.content });
  });

  it('is given in the name of a qualified individual in a shared session, and the trail shows both', async () => {
    const id = await createActivity();
    const { status, body } = await send(
      id,
      await grantFor(await preview(id), 'conducted'),
      await quality.headersOf(SHARED),
    );
    expect([status, body.signerId]).toEqual([201, MIA.id]);
    const [event] = await listEvents(quality, body.id as string);
    expect([event!.actor, event!.after!.signerId]).toEqual([SHARED.id, MIA.id]);
  });

  it('uses a grant once, also at the same moment (E4)', async () => {
    const id = await createActivity();
    const grant = await grantFor(await preview(id), 'conducted');
    const answers = await Promise.all([send(id, grant), send(id, grant), send(id, grant)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.detail).toBe('The record changed since you read it.');
    expect((await list(id)).signatures).toHaveLength(1);
  });

  it('refuses a grant that is old, for another record, meaning or service, or no grant (E4)', async () => {
    const [id, other] = [await createActivity(), await createActivity()];
    const read = await preview(id);
    const codeOf = async (record: string, grant: string) => (await send(record, grant)).body.code as unknown;
    expect(await codeOf(other, await grantFor(read, 'conducted'))).toBe('another-record');
    expect(await codeOf(id, await grantFor(read, 'conducted', { service: 'documents' }))).toBe('another-record');
    expect((await send(id, await grantFor(read, 'determined'))).body.errors[0].path).toBe('meaning');
    expect(await codeOf(id, 'x'.repeat(40))).toBe('invalid-grant');
    const key = new TextEncoder().encode(TEST_SECRET);
    const old = await new SignJWT({ subject: read, signer: {}, methods: [] })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(newId())
      .setAudience('quality signatures')
      .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
      .sign(key);
    expect(await codeOf(id, old)).toBe('grant-ended');
    expect((await list(id)).signatures).toEqual([]);
  });

  it('is refused when the record changed since it was read, and says what it is now (E5)', async () => {
    const id = await createActivity();
    const grant = await grantFor(await preview(id), 'conducted');
    await quality.request('PUT', pathOf(id), { findings: 'A door was open' });
    const { status, body } = await send(id, grant);
    expect([status, body.code, body.detail]).toEqual([409, 'record-changed', 'The record changed since you read it.']);
    expect(body.current.rows).toContainEqual({ field: 'findings', label: 'Findings', text: 'A door was open' });
  });

  it('needs a completed activity, a qualified person and a service that knows who that is (E8)', async () => {
    const open = await createActivity({ status: 'scheduled', completedDate: null });
    expect((await preview(open)).meanings[0]!.refusal).toBe('Complete the activity first.');
    expect((await sign(open)).status).toBe(409);
    const id = await createActivity();
    quality.suppliers.qualification = { refusal: 'You are not recorded as qualified to audit suppliers onsite.' };
    const refused = await sign(id);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      422,
      'not-qualified',
      'You are not recorded as qualified to audit suppliers onsite.',
    ]);
    quality.suppliers.qualification = null;
    const silent = await sign(id);
    expect([silent.status, silent.body.detail]).toEqual([503, expect.stringMatching(/^Nothing can be signed/)]);
    quality.suppliers.qualification = { refusal: null };
    expect((await sign(id)).status).toBe(201);
  });

  it('is refused to those who may not sign, and in the name of another session', async () => {
    const id = await createActivity();
    const editor = newSigner('Ed Tor', 'editor');
    const grant = await grantFor(await preview(id), 'conducted');
    const codeFor = async (principal: Principal, text: string) =>
      (await send(id, text, await quality.headersOf(principal))).body.code as unknown;
    expect((await send(id, grant, await quality.headersOf(editor))).body).toMatchObject({
      code: 'role-not-allowed',
      detail: 'Your role (Editor) does not allow this. Ask an administrator.',
    });
    expect(await codeFor(NOAH, grant)).toBe('another-signer');
    const token: Principal = { ...MIA, kind: 'api_token', scopes: ['quality:write'] };
    expect(await codeFor(token, grant)).toBe('person-required');
    const byEditor = await grantFor(await preview(id), 'conducted', { signer: editor });
    expect(await codeFor(SHARED, byEditor)).toBe('signer-not-allowed');
  });
});

describe('a signed record', () => {
  it('stays editable: its signature is stale until the content is as it was signed (E10)', async () => {
    const id = await createActivity();
    const signed = (await sign(id)).body as Signature;
    expect((await quality.request('PUT', pathOf(id), { title: 'Another title' })).status).toBe(200);
    const { signatures, recordVersion } = await list(id);
    expect([signatures[0]!.state, signatures[0]!.recordVersion, recordVersion]).toEqual(['stale', 1, 2]);
    const checked = await verify(id, signed.id);
    expect(checked.state).toBe('stale');
    const titleOf = (rows: { field: string; text: string }[]) => rows.find(({ field }) => field === 'title')?.text;
    expect([titleOf(checked.signed.rows), titleOf(checked.current.rows)]).toEqual(['Onsite audit', 'Another title']);
    await sign(id, 'reviewed_and_assessed', NOAH);
    const [other, unsigned] = [await createActivity(), await createActivity()];
    await sign(other);
    expect(await statesOf(unsigned, id, newId(), other, id)).toEqual([
      undefined,
      ['stale', 'conducted'],
      undefined,
      ['valid', 'conducted'],
      ['stale', 'conducted'],
    ]);
    await quality.request('PUT', pathOf(id), { title: 'Onsite audit' });
    expect((await list(id)).signatures.map(({ state }) => state)).toEqual(['stale', 'valid']);
    expect(await statesOf(id)).toEqual([['stale', 'reviewed_and_assessed']]);
    await quality.request('DELETE', pathOf(id));
    expect((await verify(id, signed.id)).current).toBeNull();
  });

  it('has the newest signature of a meaning; earlier ones are superseded', async () => {
    const id = await createActivity();
    await sign(id);
    await quality.request('PUT', pathOf(id), { findings: 'None' });
    await sign(id);
    await sign(id, 'reviewed_and_assessed', NOAH);
    expect((await list(id)).signatures.map(({ meaning, state }) => [meaning, state])).toEqual([
      ['reviewed_and_assessed', 'valid'],
      ['conducted', 'valid'],
      ['conducted', 'superseded'],
    ]);
    expect(await statesOf(id)).toEqual([['valid', 'reviewed_and_assessed', 'conducted']]);
    // Two people who sign the same content both count, until it changes and one of them signs again.
    await sign(id, 'conducted', NOAH);
    const states = async () =>
      (await list(id)).signatures
        .filter(({ meaning }) => meaning === 'conducted')
        .map(({ signerName, state }) => [signerName, state]);
    expect(await states()).toEqual([
      ['Noah Berg', 'valid'],
      ['Mia Chen', 'valid'],
      ['Mia Chen', 'superseded'],
    ]);
    await quality.request('PUT', pathOf(id), { findings: 'A door was open' });
    await sign(id, 'conducted', NOAH);
    expect(await states()).toEqual([
      ['Noah Berg', 'valid'],
      ['Noah Berg', 'superseded'],
      ['Mia Chen', 'superseded'],
      ['Mia Chen', 'superseded'],
    ]);
  });

  it('shows a withdrawn signature with its signed reason', async () => {
    const id = await createActivity();
    const signed = (await sign(id)).body as Signature;
    const path = pathOf(id, `/signatures/${signed.id}/withdrawal`);
    const of = { type: 'signature' as const, id: signed.id, version: signed.version };
    const read = await preview(id);
    const without = await quality.request('POST', path, { grant: await grantFor(read, 'withdrawn', of) }, headers);
    expect([without.status, without.body.errors[0].path]).toEqual([400, 'reason']);
    const grant = await grantFor(read, 'withdrawn', { ...of, reason: 'Wrong plant' });
    const { status, body } = await quality.request('POST', path, { grant }, headers);
    expect([status, body.state, body.withdrawnReason, body.withdrawnByName, body.withdrawnByTitle]).toEqual([
      201,
      'withdrawn',
      'Wrong plant',
      'Mia Chen',
      'Quality Manager',
    ]);
    const again = await grantFor(read, 'withdrawn', { ...of, reason: 'Wrong plant' });
    expect((await quality.request('POST', path, { grant: again }, headers)).status).toBe(409);
    expect((await list(id)).signatures.map(({ state }) => state)).toEqual(['withdrawn']);
    expect(await statesOf(id)).toEqual([['withdrawn', 'conducted']]);
    const types = (await listEvents(quality, signed.id)).map(({ type }) => type);
    expect(types).toEqual(['record.signed.v1', 'signature.withdrawn.v1']);
  });

  it('is withdrawn by a person who is qualified today for what was signed, also once it is deleted', async () => {
    const id = await createActivity();
    const signed = (await sign(id)).body as Signature;
    const of = { type: 'signature' as const, id: signed.id, version: signed.version, reason: 'Wrong plant' };
    const read = await preview(id);
    const withdraw = async (signer: TestSigner) => {
      const grant = await grantFor(read, 'withdrawn', { signer, ...of });
      const path = pathOf(id, `/signatures/${signed.id}/withdrawal`);
      return quality.request('POST', path, { grant }, await quality.headersOf(signer));
    };
    const { suppliers } = quality;
    const refusals = async () => {
      suppliers.qualification = { refusal: 'You are not recorded as qualified to audit suppliers onsite.' };
      const { status, body } = await withdraw(NOAH);
      suppliers.qualification = null;
      return [status, body.code, (await withdraw(NOAH)).status];
    };
    try {
      expect(await refusals()).toEqual([422, 'not-qualified', 503]);
      await quality.request('DELETE', pathOf(id));
      expect(await refusals()).toEqual([422, 'not-qualified', 503]);
    } finally {
      suppliers.qualification = { refusal: null };
    }
    expect((await list(id)).signatures[0]!.withdrawnAt).toBeNull();
    suppliers.demands.length = 0;
    expect((await withdraw(NOAH)).body).toMatchObject({ state: 'withdrawn', withdrawnByName: 'Noah Berg' });
    expect(suppliers.demands).toEqual([{ activity: 'audit', food: null, languages: [] }]);
    // The withdrawal is a signature of its own, which names the qualification.
    const rows = await quality.database.dataSource.query(
      `select meaning, qualification_version as version from signatures where record_type = 'signature' and record_id = $1`,
      [signed.id],
    );
    expect(rows).toEqual([{ meaning: 'withdrawn', version: 2 }]);
  });

  it('tells administrators once of a signature whose content was altered (E14)', async () => {
    const id = await createActivity();
    const signed = (await sign(id)).body as Signature;
    const application = `update signatures set content = replace(content, 'Onsite', 'onsite') where id = '${signed.id}'`;
    await expect(quality.database.dataSource.query(application)).rejects.toThrow(/permission denied/);
    await queryAsOwner(application);
    await sign(id, 'reviewed_and_assessed', NOAH);
    expect(await statesOf(id)).toEqual([['broken', 'conducted']]);
    expect((await list(id)).signatures[1]!.state).toBe('broken');
    const answers = await Promise.all([verify(id, signed.id), verify(id, signed.id), list(id)]);
    expect(answers[0].state).toBe('broken');
    expect(answers[1].state).toBe('broken');
    const of = { type: 'signature' as const, id: signed.id, version: signed.version, reason: 'Altered' };
    const grant = await grantFor(await preview(id), 'withdrawn', of);
    const path = pathOf(id, `/signatures/${signed.id}/withdrawal`);
    const withdrawal = await quality.request('POST', path, { grant }, headers);
    expect([withdrawal.status, withdrawal.body.code]).toEqual([409, 'signed-content-damaged']);
    const types = (await listEvents(quality, signed.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'signature.broken.v1')).toHaveLength(1);
  });

  it.each([
    ['an id', `content, '"supplierId":"0', '"supplierId":"X'`, 'supplierId', (text: string) => text.startsWith('X')],
    [
      'a day',
      `content, '"dueDate":"2026-03', '"dueDate":"2026-0X'`,
      'dueDate',
      (text: string) => text.includes('2026-0X'),
    ],
  ])('shows a signature as broken when %s in its content was altered (E14)', async (_, change, field, isShown) => {
    const id = await createActivity();
    const signed = (await sign(id)).body as Signature;
    await queryAsOwner(`update signatures set content = replace(${change}) where id = '${signed.id}'`);
    const { state, signed: altered, current } = await verify(id, signed.id);
    expect(state).toBe('broken');
    const textOf = ({ rows }: Pick<Signable, 'rows'>) => rows.find((row) => row.field === field)!.text;
    expect(isShown(textOf(altered))).toBe(true);
    expect(isShown(textOf(current))).toBe(false);
  });
});

describe('separation of duties', () => {
  let version = 0;
  async function setPolicy(value: string, key = 'sod.reviewer'): Promise<void> {
    version += 1;
    const id = '019aa27e-0000-7000-8000-0000000000aa';
    await waitUntilHandled(quality, await publish(quality, policyChanged, { id, version, key, value }));
  }

  async function createClosedAction(changes: object): Promise<string> {
    const { body: action } = await quality.request('POST', '/api/corrective-actions', {
      supplierId,
      title: 'Retrain',
      description: 'Doors',
      correctiveAction: 'Training',
      status: 'closed',
      verificationOfEffectiveness: 'No open door in June',
      dueDate: '2026-06-01',
      ...changes,
    });
    return action.id as string;
  }
  const closeAction = (id: string, by: TestSigner) => signAt(`/api/corrective-actions/${id}`, 'closed_effective', by);

  it('lets the same person review with a note, refuses it, or ignores it, as the policy says (E9)', async () => {
    const id = await createActivity();
    await sign(id);
    expect((await sign(id, 'reviewed_and_assessed')).body.samePerson).toBe('sod.reviewer');
    await setPolicy('on');
    const refused = await sign(id, 'reviewed_and_assessed');
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      expect.stringContaining('Review of one’s own activity'),
    ]);
    expect((await sign(id, 'reviewed_and_assessed', NOAH)).body.samePerson).toBeNull();
    const assigned = await createActivity({ assignedTo: ' mia chen' });
    expect((await sign(assigned, 'reviewed_and_assessed')).status).toBe(403);
    await setPolicy('off');
    expect((await sign(assigned, 'reviewed_and_assessed')).body.samePerson).toBeNull();
  });

  it('holds in the other order too: who reviewed an activity is not its performer afterwards', async () => {
    await setPolicy('warn');
    const id = await createActivity();
    await sign(id, 'reviewed_and_assessed');
    expect((await sign(id, 'conducted')).body.samePerson).toBe('sod.reviewer');
    await setPolicy('on');
    expect((await sign(id, 'conducted')).status).toBe(403);
    expect((await sign(id, 'conducted', NOAH)).body.samePerson).toBeNull();
  });

  it('does not let who is responsible for a corrective action close it as effective, as sod.capa says', async () => {
    const action = await createClosedAction({ assignedTo: 'MIA CHEN' });
    const close = (by: TestSigner) => closeAction(action, by);
    expect((await close(MIA)).body.samePerson).toBe('sod.capa');
    await setPolicy('on', 'sod.capa');
    expect((await close(MIA)).status).toBe(403);
    expect((await close(NOAH)).body.samePerson).toBeNull();
  });

  it.each([
    ['an e-mail address', ' Mia.Chen@Importer.TEST '],
    ['an account id', ` ${MIA.id.toUpperCase()} `],
  ])('knows who is responsible by %s, which the forms ask for', async (_, assignedTo) => {
    const mia = { ...MIA, email: 'mia.chen@importer.test' };
    const noah = { ...NOAH, email: 'noah.berg@importer.test' };
    const activity = await createActivity({ assignedTo });
    const review = (by: TestSigner) => sign(activity, 'reviewed_and_assessed', by);
    const action = await createClosedAction({ assignedTo });
    const close = (by: TestSigner) => closeAction(action, by);
    for (const [key, signAs] of [
      ['sod.reviewer', review],
      ['sod.capa', close],
    ] as const) {
      await setPolicy('warn', key);
      expect((await signAs(mia)).body.samePerson).toBe(key);
      await setPolicy('on', key);
      const refused = await signAs(mia);
      expect([refused.status, refused.body.policy]).toEqual([403, key]);
      expect(await signAs(noah)).toMatchObject({ status: 201, body: { samePerson: null } });
    }
  });

  it('does not let who recorded a receiving inspection review it, as sod.reviewer says', async () => {
    const body = { supplierId, productName: 'Shrimp', receivedDate: '2026-03-01', actualTemp: 38 };
    const { body: inspection } = await quality.request('POST', '/api/receiving-inspections', body, headers);
    const path = `/api/receiving-inspections/${inspection.id}`;
    const review = (by: TestSigner) => signAt(path, 'reviewed_and_assessed', by);
    await setPolicy('warn');
    expect((await review(MIA)).body.samePerson).toBe('sod.reviewer');
    await setPolicy('on');
    expect((await review(MIA)).status).toBe(403);
    expect(await review(NOAH)).toMatchObject({ status: 201, body: { samePerson: null } });
  });
});

describe('other records of this service', () => {
  it('can be signed: hazard analyses, inspections and corrective actions', async () => {
    const records = [
      ['hazard-analysis', { supplierId, hazardType: 'biological', hazardDescription: 'Listeria' }, 'authored'],
      [
        'receiving-inspections',
        { supplierId, productName: 'Shrimp', receivedDate: '2026-03-01', actualTemp: 38 },
        'conducted',
      ],
      [
        'corrective-actions',
        {
          supplierId,
          title: 'Retrain',
          description: 'Doors',
          correctiveAction: 'Training',
          status: 'closed',
          verificationOfEffectiveness: 'No open door in June',
          dueDate: '2026-06-01',
        },
        'closed_effective',
      ],
    ] as const;
    for (const [collection, body, meaning] of records) {
      const { body: created } = await quality.request('POST', `/api/${collection}`, body);
      const path = `/api/${collection}/${created.id}`;
      const read = (await quality.request('GET', `${path}/signable`)).body as Signable;
      const grant = await grantFor(read, meaning);
      const { status, body: signed } = await quality.request('POST', `${path}/signatures`, { grant }, headers);
      expect([collection, status, signed.state]).toEqual([collection, 201, 'valid']);
      expect((await quality.request('GET', `${path}/signatures`)).body.total).toBe(1);
      const states = `/api/${collection}/signature-states?id=${created.id}`;
      expect((await quality.request('GET', states)).body.records).toEqual([
        { recordId: created.id, state: 'valid', meanings: [meaning] },
      ]);
    }
  });
});

describe('the states of the signatures of a list', () => {
  it('are asked for up to 100 records by their ids', async () => {
    const path = '/api/verification-activities/signature-states';
    expect((await quality.request('GET', path)).body).toEqual({ records: [], total: 0 });
    const ids = Array.from({ length: 101 }, () => `id=${newId()}`);
    expect((await quality.request('GET', `${path}?${ids.slice(1).join('&')}`)).body).toEqual({ records: [], total: 0 });
    const many = await quality.request('GET', `${path}?${ids.join('&')}`);
    expect([many.status, many.body.errors[0]]).toEqual([400, { path: 'id', message: 'At most 100 values' }]);
    const wrong = await quality.request('GET', `${path}?id=x`);
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'id.0']);
  });
});
