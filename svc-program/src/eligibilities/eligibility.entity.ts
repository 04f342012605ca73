import type { YearlySales } from '@fsvp/contracts/program/readiness/derive-regime';
import type { FoodClass } from '@fsvp/contracts/program/qualification';
import { DecimalColumn, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** One version of the eligibility of an importer for a class of food and a year. */
@Entity('importer_eligibilities')
export class EligibilityEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  importerId!: string;

  @Column({ type: 'varchar' })
  foodClass!: FoodClass;

  @Column({ type: 'integer' })
  year!: number;

  /** The earliest first. */
  @Column({ type: 'jsonb' })
  years!: YearlySales[];

  @DecimalColumn(15, 2)
  cutoff!: number;

  /** Null: determined by an earlier release. */
  @TextColumn()
  cutoffBasis!: string | null;

  @DecimalColumn(15, 2)
  average!: number;

  @Column({ type: 'boolean' })
  eligible!: boolean;
}
