import type { Principal } from '@fsvp/contracts/access/access';
import type {
  Qualification,
  QualificationCreate,
  QualifiedIndividual,
} from '@fsvp/contracts/program/qualified-individual';
import type { Signable, Signature } from '@fsvp/contracts/signatures/signature';
import { grantFor, newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import type { TestResponse } from '@fsvp/service-kit/testing/test-service';
import { startProgram, type TestProgramService } from './start.js';

export const ADA = newSigner('Ada Rivera', 'administrator');

/** What every qualification of a test has that is not about it. */
export const SAMPLE = {
  activities: ['hazard_analysis', 'audit'],
  basis: [{ kind: 'experience', text: 'Ten years of audits of fish canneries' }],
  validFrom: '2026-01-01',
} satisfies Partial<QualificationCreate>;

export interface TestProgram extends TestProgramService {
  /** Makes a request as an administrator, or as someone else. */
  as(principal: Principal, method: string, path: string, body?: unknown, headers?: object): Promise<TestResponse>;
  send(method: string, path: string, body?: unknown, headers?: object): Promise<TestResponse>;
  addIndividual(fields?: object): Promise<QualifiedIndividual>;
  draft(individualId: string, fields?: object): Promise<Qualification>;
  /** Signs a draft, by default as Ada. */
  sign(id: string, signer?: TestSigner): Promise<TestResponse>;
  withdraw(id: string, signature: Signature): Promise<TestResponse>;
  get(id: string): Promise<Qualification>;
  /** The events of a record, oldest first. */
  events(id: string): Promise<{ type: string; actor: string; before: object | null; after: object | null }[]>;
}

/** Starts svc-program with its own database, and what its tests do again and again. */
export async function startTestProgram(): Promise<TestProgram> {
  const service = await startProgram();
  const as: TestProgram['as'] = async (principal, method, path, body, headers = {}) =>
    service.request(method, path, body, { ...(await service.headersOf(principal)), ...headers });
  const send: TestProgram['send'] = (...request) => as(ADA, ...request);
  const created = async (path: string, body?: object) => {
    const { status, body: answer, text } = await send('POST', path, body);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return answer;
  };
  const pathOf = (id: string, rest = '') => `/api/qualifications/${id}${rest}`;
  const get = async (id: string) => (await send('GET', pathOf(id))).body as Qualification;
  return {
    ...service,
    as,
    send,
    addIndividual: (fields = {}) => created('/api/qualified-individuals', { name: 'Mia Chen', ...fields }),
    draft: (individualId, fields = {}) =>
      created(`/api/qualified-individuals/${individualId}/qualifications`, { ...SAMPLE, ...fields }),
    async sign(id, signer = ADA) {
      const { body: read } = await send('GET', pathOf(id, '/signable'));
      const grant = await grantFor(read as Signable, 'approved', signer);
      return as(signer, 'POST', pathOf(id, '/signatures'), { grant });
    },
    async withdraw(id, { id: signatureId, version, contentSha256 }) {
      const subject = { service: 'program', type: 'signature', id: signatureId, version, contentSha256 };
      const grant = await grantFor(subject as Signable, 'withdrawn', ADA, { reason: 'Signed by mistake' });
      return send('POST', pathOf(id, `/signatures/${signatureId}/withdrawal`), { grant });
    },
    get,
    events: (id) =>
      service.database.dataSource.query(
        `select type, actor, before, after from event_log where aggregate_id = $1 and aggregate_type <> 'fsvp-file-readiness'
         order by aggregate_version`,
        [id],
      ),
  };
}
