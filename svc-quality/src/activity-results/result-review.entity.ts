import type { Assessment } from '@fsvp/contracts/quality/activity-result';
import { InstantColumn, TextColumn } from '@fsvp/service-kit/database/columns';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';
import { Column, Entity } from 'typeorm';

/** One review of a result. */
@Entity('result_reviews')
export class ResultReviewEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  resultId!: string;

  @Column({ type: 'uuid' })
  activityId!: string;

  @Column({ type: 'uuid', nullable: true })
  fileId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  planLineKey!: string | null;

  @Column({ type: 'integer' })
  resultVersion!: number;

  @Column({ type: 'varchar' })
  assessment!: Assessment;

  @TextColumn()
  reason!: string | null;

  @Column({ type: 'uuid', array: true })
  hazardKeys!: string[];

  @Column({ type: 'uuid', array: true })
  actionIds!: string[];

  @TextColumn()
  signedByName!: string | null;

  @InstantColumn({ nullable: true })
  signedAt!: string | null;
}
