import { Injectable } from '@nestjs/common';
import { qualificationSigned, qualificationSuperseded, qualificationWithdrawn } from '@fsvp/contracts/events';
import type { IndividualRelation, SignedState } from '@fsvp/contracts/qualification';
import type { Qualification } from '@fsvp/contracts/qualified-individual';
import type { Names } from '@fsvp/contracts/signable';
import type { Performers, SignableRecords } from '@fsvp/service-kit/signatures/signable-records';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { QualifiedIndividualEntity } from '../qualified-individuals/qualified-individual.entity.js';
import { QualificationEntity } from './qualification.entity.js';
import { readQualification } from './read-qualification.js';
import { findOpen, lockQualification } from './series.js';

/** What is signed: the version, and who the person is (21 CFR 1.503 asks for the qualification of somebody). */
export interface SignedQualification extends Qualification {
  employer: string | null;
  relation: IndividualRelation;
}

const EVENTS = { signed: qualificationSigned, superseded: qualificationSuperseded, withdrawn: qualificationWithdrawn };

/** Qualifications for their signatures, which make a draft the signed version and supersede the one before. */
@Injectable()
export class SignableQualifications implements SignableRecords<SignedQualification> {
  readonly type = 'qualification';

  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager = this.dataSource.manager): Promise<SignedQualification | undefined> {
    const version = await readQualification(manager, id);
    const individual = version && (await manager.findOneBy(QualifiedIndividualEntity, { id: version.individualId }));
    return individual ? { ...version, employer: individual.employer, relation: individual.relation } : undefined;
  }

  /** With the person, whose changes wait until the commit. */
  async lock(id: string, manager: EntityManager): Promise<SignedQualification> {
    await lockQualification(manager, id);
    return (await this.find(id, manager))!;
  }

  /** The person's name is part of what is signed. The names of documents are known to svc-documents only. */
  names(): Promise<Names> {
    return Promise.resolve({});
  }

  isSuperseded({ state }: Qualification): boolean {
    return state === 'superseded';
  }

  /** Nobody signs their own qualification (policy sod.qualification). */
  async performers({ individualId }: Qualification, manager: EntityManager): Promise<Performers> {
    const individual = await manager.findOneBy(QualifiedIndividualEntity, { id: individualId });
    return { ids: [individual?.userId ?? null], names: [] };
  }

  async onSigned({ id, individualId }: Qualification, _by: SignatureEntity, transaction: Transaction): Promise<void> {
    const earlier = await findOpen(transaction.manager, individualId, 'signed');
    if (earlier) await moveTo('superseded', earlier, transaction);
    await moveTo('signed', await transaction.manager.findOneByOrFail(QualificationEntity, { id }), transaction);
  }

  async onWithdrawn(
    record: Qualification | undefined,
    _signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    if (record) await moveTo('withdrawn', await lockQualification(transaction.manager, record.id), transaction);
  }
}

async function moveTo(
  state: Exclude<SignedState, 'draft'>,
  qualification: QualificationEntity,
  { manager, record }: Transaction,
): Promise<void> {
  const before = snapshot(qualification);
  touch(Object.assign(qualification, { state }));
  await manager.update(QualificationEntity, qualification.id, qualification);
  record({ event: EVENTS[state], before, after: qualification });
}
