import { Injectable } from '@nestjs/common';
import { eligibilitySigned, eligibilitySuperseded, eligibilityWithdrawn } from '@fsvp/contracts/events';
import type { ImporterEligibility } from '@fsvp/contracts/importer-eligibility';
import { FOOD_CLASS_LABELS, type SignedState } from '@fsvp/contracts/qualification';
import type { QualificationDemand } from '@fsvp/contracts/qualified-individual';
import type { Names } from '@fsvp/contracts/signable';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import type { SignableRecords } from '@fsvp/service-kit/signatures/signable-records';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { ImporterEntity } from '../importers/importer.entity.js';
import { determineEligibility } from './determine-eligibility.js';
import { EligibilityEntity } from './eligibility.entity.js';
import { readEligibility } from './read-eligibility.js';
import { findOpen, lockEligibility } from './series.js';

const EVENTS = { signed: eligibilitySigned, superseded: eligibilitySuperseded, withdrawn: eligibilityWithdrawn };

/** Eligibilities for their signatures, which make a draft the signed version and supersede the one before. */
@Injectable()
export class SignableEligibilities implements SignableRecords<ImporterEligibility> {
  readonly type = 'importer-eligibility';

  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager = this.dataSource.manager): Promise<ImporterEligibility | undefined> {
    return readEligibility(manager, id);
  }

  async lock(id: string, manager: EntityManager): Promise<ImporterEligibility> {
    await lockEligibility(manager, id);
    return (await readEligibility(manager, id))!;
  }

  /** The legal name of today. */
  async names({ importerId }: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const id = String(importerId);
    const importer = await manager.findOneBy(ImporterEntity, { id });
    return importer ? { [id]: importer.legalName } : {};
  }

  /** It is for all foods of a class: a qualification for some industries does not cover it. */
  demand({ foodClass }: ImporterEligibility): Omit<QualificationDemand, 'activity'> {
    const name = FOOD_CLASS_LABELS[foodClass].toLowerCase();
    return { food: { name, foodClass, industryCode: null }, languages: [] };
  }

  isSuperseded({ state }: ImporterEligibility): boolean {
    return state === 'superseded';
  }

  /** @throws 409 when the cut-offs changed after the draft was saved, or were taken away */
  async onSigned(record: ImporterEligibility, _by: SignatureEntity, transaction: Transaction): Promise<void> {
    const { manager } = transaction;
    const { cutoff, eligible } = await determineEligibility(manager, record);
    if (cutoff !== record.cutoff || eligible !== record.eligible)
      throw new ProblemError(
        'wrong-state',
        'The cut-offs of the reference data changed after this draft was saved. Save the draft again, then sign it.',
      );
    const earlier = await findOpen(manager, record, 'signed');
    if (earlier) await moveTo('superseded', earlier, transaction);
    await moveTo('signed', await manager.findOneByOrFail(EligibilityEntity, { id: record.id }), transaction);
  }

  async onWithdrawn(
    record: ImporterEligibility | undefined,
    _signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    if (record) await moveTo('withdrawn', await lockEligibility(transaction.manager, record.id), transaction);
  }
}

async function moveTo(
  state: Exclude<SignedState, 'draft'>,
  eligibility: EligibilityEntity,
  { manager, record }: Transaction,
): Promise<void> {
  const before = snapshot(eligibility);
  touch(Object.assign(eligibility, { state }));
  await manager.update(EligibilityEntity, eligibility.id, eligibility);
  record({ event: EVENTS[state], before, after: eligibility });
}
