import { Injectable } from '@nestjs/common';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { ReevaluationDismissal } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { qualifyingFood } from '../fsvp-files/parties.js';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import type { DismissalEntity } from './dismissal.entity.js';
import { dismissalSeries } from './dismissal-series.js';
import { readDismissal } from './read-dismissal.js';
import { dismissReason, restoreReason } from './settle-reasons.js';

/** Dismissals for their signatures, with which the reason stops to count. */
@Injectable()
export class SignableDismissals extends SignableSeries<DismissalEntity, ReevaluationDismissal> {
  readonly type = 'reevaluation-dismissal';

  constructor(private readonly dataSource: DataSource) {
    super(dismissalSeries);
  }

  find(id: string, manager = this.dataSource.manager): Promise<ReevaluationDismissal | undefined> {
    return readDismissal(manager, id);
  }

  async demand({ fileId }: ReevaluationDismissal): Promise<Omit<QualificationDemand, 'activity'>> {
    return { food: await qualifyingFood(this.dataSource.manager, fileId), languages: [] };
  }

  override async onSigned(
    record: ReevaluationDismissal,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    await super.onSigned(record, signature, transaction);
    await dismissReason(transaction, record, signature.signedAt);
  }

  override async onWithdrawn(
    record: ReevaluationDismissal | undefined,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    await super.onWithdrawn(record, signature, transaction);
    if (record) await restoreReason(transaction, record);
  }
}
