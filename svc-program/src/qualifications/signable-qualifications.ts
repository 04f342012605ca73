import { Injectable } from '@nestjs/common';
import { qualificationSigned, qualificationSuperseded, qualificationWithdrawn } from '@fsvp/contracts/events';
import type { SignedState } from '@fsvp/contracts/qualification';
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

const EVENTS = { signed: qualificationSigned, superseded: qualificationSuperseded, withdrawn: qualificationWithdrawn };

/** Qualifications for their signatures, which make a draft the signed version and supersede the one before. */
@Injectable()
export class SignableQualifications implements SignableRecords<Qualification> {
  readonly type = 'qualification';

  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager = this.dataSource.manager): Promise<Qualification | undefined> {
    return readQualification(manager, id);
  }

  async lock(id: string, manager: EntityManager): Promise<Qualification> {
    await lockQualification(manager, id);
    return (await readQualification(manager, id))!;
  }

  async names({ individualId }: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const id = individualId as string;
    const individual = id ? await manager.findOneBy(QualifiedIndividualEntity, { id }) : null;
    return individual ? { [id]: individual.name } : {};
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
