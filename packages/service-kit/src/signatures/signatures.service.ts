import { Inject, Injectable } from '@nestjs/common';
import { isGranted } from '@fsvp/contracts/access/access';
import { signatureEvents } from '@fsvp/contracts/signatures/signature.record';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { QUALIFIED_ACTIVITY_LABELS, type QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { SIGNABLE } from '@fsvp/contracts/catalogue/signable';
import { findRefusal, type SignableDefinition, type SigningRule } from '@fsvp/contracts/signatures/signing';
import {
  MEANING_LABELS,
  summarizeSignatures,
  type ContentVersion,
  type Meaning,
  type RecordSignatures,
  type Signable,
  type SignableType,
  type Signature,
  type SignatureState,
  type SignatureVerification,
} from '@fsvp/contracts/signatures/signature';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { newId } from '../database/columns.js';
import { SERVICE_NAME } from '../api-documents/open-api/open-api.controller.js';
import { invalidInput, notFound, ProblemError } from '../problems/problem.error.js';
import { currentContext } from '../context/request-context.js';
import { UnitOfWork, type Transaction } from '../unit-of-work/unit-of-work.js';
import type { DocumentFile } from '../read-models/document-files/document-files.js';
import { sha256 } from './canonical.js';
import { Qualifications, type FoundQualification } from './qualifications.js';
import { findDutyNotKept } from './separation-of-duties.js';
import type { SignableRecord, SignableRecords } from './signable-records.js';
import { SignatureEntity } from './signature.entity.js';
import {
  contentOf,
  coversFiles,
  currentContent,
  describeContent,
  readContent,
  statesOf,
  toSignature,
} from './signed-content.js';
import { SigningGrants, type SigningGrant } from './signing-grants.js';

const UNIQUE_VIOLATION = '23505';
const NO_FOOD = { food: null, languages: [] };

/** The rules of one type of record. Its functions take any record: the table gives them one of their type. */
const definitionOf = (type: SignableType) => SIGNABLE[type] as SignableDefinition<SignableRecord>;

/** Signs records, withdraws signatures and says what a signature is worth (beyond/e-signature.md, 5). */
@Injectable()
export class SignaturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: SigningGrants,
    private readonly qualifications: Qualifications,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {}

  /** Newest first. @throws 404 for a record that never existed */
  async list(
    records: SignableRecords,
    id: string,
  ): Promise<{ signatures: Signature[]; total: number; recordVersion: number }> {
    const { record, files, signatures } = await this.readBoth(records, id);
    if (!record && !signatures.length) throw notFound(definitionOf(records.type).noun);
    const states = await this.judge(records, record, files, signatures);
    const described = signatures.map((one, at) => toSignature(one, states[at]!));
    return {
      signatures: described,
      total: described.length,
      recordVersion: record?.version ?? signatures[0]!.recordVersion,
    };
  }

  /** What the signatures of each of these records are worth together; records without a signature are left out. */
  async states(
    records: SignableRecords,
    ids: readonly string[],
  ): Promise<{ records: RecordSignatures[]; total: number }> {
    const signed = await this.dataSource.query<{ id: string }[]>(
      'select distinct record_id as id from signatures where record_type = $1 and record_id = any($2)',
      [records.type, ids],
    );
    const found: RecordSignatures[] = [];
    for (const { id } of signed) {
      const { record, files, signatures } = await this.readBoth(records, id);
      const states = await this.judge(records, record, files, signatures);
      found.push(
        summarizeSignatures(
          id,
          signatures.map(({ meaning }, at) => ({ meaning, state: states[at]! })),
        )!,
      );
    }
    return { records: found, total: found.length };
  }

  /** The record as it would be signed now. @throws 404 */
  async preview(records: SignableRecords, id: string): Promise<Signable> {
    const record = await this.require(records, id);
    await records.documents?.files.require(records.documents.idsOf(record));
    const { meanings } = definitionOf(records.type);
    return {
      service: this.service,
      type: records.type,
      id,
      ...(await this.describe(records, record)),
      languages: (await records.demand?.(record))?.languages ?? [],
      meanings: (Object.entries(meanings) as [Meaning, SigningRule<SignableRecord>][]).map(([meaning, rule]) => {
        const activity = rule.activity(record);
        return {
          meaning,
          activity: activity && QUALIFIED_ACTIVITY_LABELS[activity],
          reasonRequired: rule.reasonRequired ?? false,
          refusal: findRefusal(rule, record) ?? null,
        };
      }),
    };
  }

  /**
   * Signs a record: record, content and signer are those that the grant names, or nothing is signed.
   * @param grantText of POST /api/auth/signing-grants
   * @throws 409 for a changed record or a used grant, 410 for an old grant, 403 and 422 for a person who may not
   */
  async sign(records: SignableRecords, id: string, grantText: string): Promise<Signature> {
    const grant = await this.readGrant(grantText, records.type, id);
    const rule = requireRule(records.type, grant);
    const record = await this.require(records, id);
    await records.documents?.files.require(records.documents.idsOf(record));
    // Compared again under the lock: what the signer must be qualified for is that of the content that is signed.
    await this.assertUnchanged(records, record, await readContentOf(records, record), grant);
    const demand = (await records.demand?.(record)) ?? NO_FOOD;
    const qualification = await this.findQualification(grant, rule.activity(record), demand);
    return this.runWithGrant(async (transaction) => {
      const { manager } = transaction;
      const locked = await records.lock(id, manager);
      const content = await readContentOf(records, locked, manager);
      await this.assertUnchanged(records, locked, content, grant, manager);
      const refusal = findRefusal(rule, locked);
      if (refusal !== undefined) {
        const errors = rule.refusal?.(locked) === undefined ? rule.openQuestions?.(locked) : undefined;
        throw errors
          ? new ProblemError('record-incomplete', refusal, { errors })
          : new ProblemError('wrong-state', refusal);
      }
      const samePerson = await findDutyNotKept(grant, records, locked, manager);
      const signature = newSignature(grant, content, qualification, samePerson);
      await this.insert(signature, transaction);
      await records.onSigned?.(locked, signature, transaction);
      return toSignature(signature, 'valid');
    });
  }

  /** Computes a signature's hashes again. @throws 404 */
  async verify(records: SignableRecords, id: string, signatureId: string): Promise<SignatureVerification> {
    const { record, files, signatures } = await this.readBoth(records, id);
    const at = signatures.findIndex((one) => one.id === signatureId);
    const signature = signatures[at];
    if (!signature) throw notFound('signature');
    const state = (await this.judge(records, record, files, signatures))[at]!;
    const names = await records.names(readContent(signature.content)).catch((error: unknown) => {
      // What was altered may be an id of another record.
      if (state === 'broken') return {};
      throw error;
    });
    return {
      state,
      signature: toSignature(signature, state),
      signed: describeContent(records.type, signature.recordVersion, signature.content, names),
      current: record ? await this.describe(records, record) : null,
    };
  }

  /**
   * Withdraws a signature, which is signed too and keeps it visible. It needs the role and the qualification that the signature
   * itself needs today.
   * @throws as `sign`; 409 for one that is withdrawn already
   */
  async withdraw(records: SignableRecords, id: string, signatureId: string, grantText: string): Promise<Signature> {
    const grant = await this.readGrant(grantText, 'signature', signatureId);
    const { signer, subject } = grant;
    if (subject.meaning !== 'withdrawn') throw otherRecord();
    if (!subject.reason)
      throw invalidInput([{ path: 'reason', message: 'Enter why you are withdrawing the signature' }]);
    const { record: signedRecord, signatures } = await this.readBoth(records, id);
    const signed = signatures.find((one) => one.id === signatureId);
    if (!signed) throw notFound('signature');
    const rule = definitionOf(records.type).meanings[signed.meaning];
    if (!rule || !isGranted(signer.grantee, rule.permission)) throw forbidden();
    assertUndamaged(signed);
    // The content that is signed again; the record may be deleted.
    const activity = rule.activity(readContent(signed.content) as unknown as SignableRecord);
    const food = (signedRecord && (await records.demand?.(signedRecord))?.food) ?? null;
    // Nobody has to read documents in order to withdraw.
    const qualification = await this.findQualification(grant, activity, { food, languages: [] });
    return this.runWithGrant(async (transaction) => {
      const { manager, record } = transaction;
      const found = await manager.findOne(SignatureEntity, {
        where: { id: signatureId, recordType: records.type, recordId: id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!found) throw notFound('signature');
      if (found.withdrawnAt) throw new ProblemError('wrong-state', 'This signature is withdrawn already.');
      if (found.version !== subject.version || found.contentSha256 !== subject.contentSha256) throw changed();
      assertUndamaged(found);
      const withdrawal = newSignature(grant, found.content, qualification, null);
      await this.insert(withdrawal, transaction);
      const after = Object.assign(new SignatureEntity(), found, {
        version: found.version + 1,
        withdrawnAt: withdrawal.signedAt,
        withdrawnReason: subject.reason,
        withdrawnByName: signer.name,
        withdrawnByTitle: signer.title,
      });
      const { version, withdrawnAt, withdrawnReason, withdrawnByName, withdrawnByTitle } = after;
      const change = { version, withdrawnAt, withdrawnReason, withdrawnByName, withdrawnByTitle };
      await manager.update(SignatureEntity, found.id, change);
      record({ event: signatureEvents(this.service).withdrawn, before: found, after });
      await records.onWithdrawn?.(await records.find(id, manager), after, transaction);
      return toSignature(after, 'withdrawn');
    });
  }

  /** The qualification by which a person may sign; null for a signature that needs none. Call it before a transaction. */
  private async findQualification(
    { signer }: SigningGrant,
    activity: QualifiedActivity | null,
    demand: Omit<QualificationDemand, 'activity'>,
  ): Promise<FoundQualification | null> {
    return activity ? this.qualifications.require(signer.id, { ...demand, activity }) : null;
  }

  private async require(records: SignableRecords, id: string): Promise<SignableRecord> {
    const record = await records.find(id);
    if (!record) throw notFound(definitionOf(records.type).noun);
    return record;
  }

  /** What each signature is worth. Administrators get a notification of a broken one. */
  private async judge(
    records: SignableRecords,
    record: SignableRecord | undefined,
    files: readonly DocumentFile[],
    signatures: SignatureEntity[],
  ): Promise<SignatureState[]> {
    const superseded = record ? (records.isSuperseded?.(record) ?? false) : false;
    const states = statesOf(signatures, record ? currentContent(records.type, record, files, superseded) : null);
    for (const [at, state] of states.entries()) if (state === 'broken') await this.alarm(signatures[at]!);
    return states;
  }

  /** A record with its files and its signatures, newest first, of one moment: a change between two reads would show a wrong state. */
  private async readBoth(
    records: SignableRecords,
    id: string,
  ): Promise<{ record: SignableRecord | undefined; files: DocumentFile[]; signatures: SignatureEntity[] }> {
    await this.requireFiles(records, id);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const record = await records.find(id, manager);
      return {
        record,
        files: record ? await readFiles(records, record, manager) : [],
        signatures: await findSignatures(records.type, id, manager),
      };
    });
  }

  /** @throws 503 if a signature covers files that are not known now */
  private async requireFiles(records: SignableRecords, id: string): Promise<void> {
    const record = records.documents && (await records.find(id));
    if (!record) return;
    await records.documents?.files.require(records.documents.idsOf(record)).catch(async (error: unknown) => {
      if ((await findSignatures(records.type, id, this.dataSource.manager)).some(coversFiles)) throw error;
    });
  }

  private async describe(
    records: SignableRecords,
    record: SignableRecord,
    manager?: EntityManager,
  ): Promise<ContentVersion> {
    const content = await readContentOf(records, record, manager);
    return describeContent(records.type, record.version, content, await records.names(readContent(content), manager));
  }

  /** @throws 403 when the session is another person's, 409 when the grant is for another record */
  private async readGrant(text: string, type: string, id: string): Promise<SigningGrant> {
    const grant = await this.grants.read(text, this.service);
    const { principal } = currentContext();
    if (principal?.kind === 'user' && principal.id !== grant.signer.id)
      throw new ProblemError('another-signer', 'You can sign in your own name only.');
    if (grant.subject.type !== type || grant.subject.id !== id) throw otherRecord();
    return grant;
  }

  private async assertUnchanged(
    records: SignableRecords,
    record: SignableRecord,
    content: string,
    { subject }: SigningGrant,
    manager?: EntityManager,
  ): Promise<void> {
    if (record.version === subject.version && sha256(content) === subject.contentSha256) return;
    throw changed({ current: await this.describe(records, record, manager) });
  }

  private async insert(signature: SignatureEntity, { manager, record }: Transaction): Promise<void> {
    await manager.insert(SignatureEntity, signature);
    record({ event: signatureEvents(this.service).signed, before: null, after: signature });
  }

  /** @throws 409 when the grant was used, also by a request at the same moment */
  private async runWithGrant<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      const { code, constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as {
        code?: string;
        constraint?: string;
      };
      if (code === UNIQUE_VIOLATION && constraint?.includes('grant_id')) throw changed();
      throw error;
    }
  }

  /** Writes the event by which administrators learn of a broken signature, once. */
  private async alarm(signature: SignatureEntity): Promise<void> {
    const { broken } = signatureEvents(this.service);
    await this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`broken ${signature.id}`]);
      const [{ known }] = await manager.query<[{ known: boolean }]>(
        'select exists (select from event_log where aggregate_id = $1 and type = $2) as known',
        [signature.id, broken.type],
      );
      if (!known) record({ event: broken, before: null, after: signature });
    });
  }
}

function findSignatures(
  recordType: SignableType,
  recordId: string,
  manager: EntityManager,
): Promise<SignatureEntity[]> {
  return manager.find(SignatureEntity, { where: { recordType, recordId }, order: { signedAt: 'desc', id: 'desc' } });
}

async function readFiles(
  { documents }: SignableRecords,
  record: SignableRecord,
  manager?: EntityManager,
): Promise<DocumentFile[]> {
  return documents ? documents.files.read(documents.idsOf(record), manager) : [];
}

async function readContentOf(
  records: SignableRecords,
  record: SignableRecord,
  manager?: EntityManager,
): Promise<string> {
  return contentOf(records.type, record, await readFiles(records, record, manager));
}

/** The answer to a used grant, too: its record was signed with it. */
function changed(extensions: { current?: ContentVersion } = {}): ProblemError {
  return new ProblemError('record-changed', 'The record changed since you read it.', extensions);
}

function otherRecord(): ProblemError {
  return new ProblemError('another-record', 'This proof of identity is for another record. Sign again.');
}

function forbidden(): ProblemError {
  return new ProblemError('signer-not-allowed', 'The role of this person does not allow this signature.');
}

function requireRule(type: SignableType, { signer, subject }: SigningGrant): SigningRule<SignableRecord> {
  const { noun, meanings } = definitionOf(type);
  const rule = meanings[subject.meaning];
  if (!rule) {
    const message = `A ${noun} cannot be signed as "${MEANING_LABELS[subject.meaning]}"`;
    throw invalidInput([{ path: 'meaning', message }]);
  }
  if (!isGranted(signer.grantee, rule.permission)) throw forbidden();
  if (rule.reasonRequired && !subject.reason)
    throw invalidInput([{ path: 'reason', message: 'Give a reason for this signature' }]);
  return rule;
}

function newSignature(
  { id: grantId, signer, methods, subject }: SigningGrant,
  content: string,
  qualification: FoundQualification | null,
  samePerson: string | null,
): SignatureEntity {
  return Object.assign(new SignatureEntity(), {
    id: newId(),
    version: 1,
    recordType: subject.type,
    recordId: subject.id,
    recordVersion: subject.version,
    content,
    contentSha256: subject.contentSha256,
    signerId: signer.id,
    signerName: signer.name,
    signerTitle: signer.title,
    meaning: subject.meaning,
    reason: subject.reason ?? null,
    signedAt: new Date().toISOString(),
    methods,
    qualificationId: qualification?.id ?? null,
    qualificationVersion: qualification?.versionNumber ?? null,
    samePerson,
    grantId,
    withdrawnAt: null,
    withdrawnReason: null,
    withdrawnByName: null,
    withdrawnByTitle: null,
  });
}

/** @throws 409 if the stored content is not what was signed */
function assertUndamaged({ content, contentSha256 }: SignatureEntity): void {
  if (sha256(content) !== contentSha256)
    throw new ProblemError(
      'signed-content-damaged',
      'The stored content does not match what was signed. Tell an administrator.',
    );
}
