import { Injectable } from '@nestjs/common';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { SignedApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval.record';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { partyNames, qualifyingFood } from '../fsvp-files/parties.js';
import { SignableSeries } from '../signed-series/signable-series.js';
import { readSignedApproval } from './read-approval.js';
import { approvalSeries } from './series.js';
import type { SupplierApprovalEntity } from './supplier-approval.entity.js';

/** Approvals for their signatures. */
@Injectable()
export class SignableApprovals extends SignableSeries<SupplierApprovalEntity, SignedApproval> {
  readonly type = 'supplier-approval';

  constructor(private readonly dataSource: DataSource) {
    super(approvalSeries);
  }

  find(id: string, manager = this.dataSource.manager): Promise<SignedApproval | undefined> {
    return readSignedApproval(manager, id);
  }

  async demand({ fileId }: SignedApproval): Promise<Omit<QualificationDemand, 'activity'>> {
    return { food: await qualifyingFood(this.dataSource.manager, fileId), languages: [] };
  }

  override names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    return partyNames(manager, String(content.fileId));
  }

  /** Who signed the evaluation (policy sod.approval). */
  async performers({ evaluationId }: SignedApproval, manager: EntityManager): Promise<Performers> {
    const signatures = await manager.findBy(SignatureEntity, {
      recordType: 'supplier-evaluation',
      recordId: evaluationId,
      withdrawnAt: IsNull(),
    });
    return { ids: signatures.map(({ signerId }) => signerId), typed: [] };
  }
}
