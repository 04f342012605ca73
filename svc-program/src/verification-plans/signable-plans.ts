import { Injectable } from '@nestjs/common';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { SignedPlan } from '@fsvp/contracts/program/verification-plans/verification-plan.record';
import { DataSource } from 'typeorm';
import { FoodEntity } from '../foods/food.entity.js';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { readFsvpFile } from '../fsvp-files/read-fsvp-file.js';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import { readPlan } from './read-plan.js';
import { planSeries } from './series.js';
import type { VerificationPlanEntity } from './verification-plan.entity.js';

/** Verification plans for their signatures. The names of the file's parties are part of what is signed. */
@Injectable()
export class SignablePlans extends SignableSeries<VerificationPlanEntity, SignedPlan> {
  readonly type = 'verification-plan';

  constructor(private readonly dataSource: DataSource) {
    super(planSeries);
  }

  async find(id: string, manager = this.dataSource.manager): Promise<SignedPlan | undefined> {
    const plan = await readPlan(manager, id);
    const file = plan && (await readFsvpFile(manager, plan.fileId));
    if (!file) return undefined;
    const { importerName, supplierName, foodName, lifecycle } = file;
    return { ...plan, importerName, supplierName, foodName, fileClosed: lifecycle === 'closed' };
  }

  /** The signer is qualified for the food. */
  async demand({ fileId }: SignedPlan): Promise<Omit<QualificationDemand, 'activity'>> {
    const { manager } = this.dataSource;
    const { foodId } = await manager.findOneByOrFail(FsvpFileEntity, { id: fileId });
    const { name, foodClass, industryCode } = await manager.findOneByOrFail(FoodEntity, { id: foodId });
    return { food: { name, foodClass, industryCode }, languages: [] };
  }
}
