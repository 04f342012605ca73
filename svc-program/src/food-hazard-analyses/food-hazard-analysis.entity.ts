import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type {
  AnalysedFacts,
  AnalysisBasis,
  AnalysisReview,
  AnalysisSource,
  FactorAnswer,
  GroupAnswer,
  OriginAnswer,
  Outcome,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { StatementPath } from '@fsvp/contracts/program/food-hazard-analyses/statement-paths';
import { TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** A signature that nothing has changed, with the facts of the food at that time. */
export interface Confirmation {
  signatureId: string;
  signedAt: string;
  facts: AnalysedFacts;
}

/** One version of the hazard analysis of a food. */
@Entity('food_hazard_analyses')
export class FoodHazardAnalysisEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  foodId!: string;

  @Column({ type: 'varchar' })
  basis!: AnalysisBasis;

  @TextColumn()
  covers!: string | null;

  @TextColumn()
  consumers!: string | null;

  @Column({ type: 'jsonb' })
  facts!: AnalysedFacts;

  @Column({ type: 'jsonb' })
  hazards!: AnalysisHazard[];

  @Column({ type: 'jsonb' })
  considered!: GroupAnswer[];

  @Column({ type: 'jsonb' })
  originsConsidered!: OriginAnswer[];

  @Column({ type: 'jsonb' })
  factors!: FactorAnswer[];

  @Column({ type: 'jsonb' })
  sources!: AnalysisSource[];

  @Column({ type: 'jsonb', nullable: true })
  reviewed!: AnalysisReview | null;

  @Column({ type: 'varchar' })
  outcome!: Outcome;

  @Column({ type: 'integer' })
  controlCount!: number;

  /** Name of the example with which the draft began. */
  @TextColumn()
  example!: string | null;

  /** Statements of the example that nobody has checked. */
  @Column({ type: 'jsonb' })
  toCheck!: StatementPath[];

  @Column({ type: 'date', nullable: true })
  validUntil!: Day | null;

  @Column({ type: 'jsonb' })
  confirmations!: Confirmation[];
}
