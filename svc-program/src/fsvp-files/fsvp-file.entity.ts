import type { Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import type { Circumstances } from '@fsvp/contracts/program/readiness/regime';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('fsvp_files')
export class FsvpFileEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  number!: string;

  @Column({ type: 'uuid' })
  importerId!: string;

  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'uuid' })
  foodId!: string;

  @Column({ type: 'uuid', array: true })
  productIds!: string[];

  @Column({ type: 'uuid', nullable: true })
  ownerId!: string | null;

  @Column({ type: 'varchar' })
  lifecycle!: Lifecycle;

  @Column({ type: 'date', nullable: true })
  importingSince!: string | null;

  @Column({ type: 'date', nullable: true })
  closedOn!: string | null;

  @TextColumn()
  startReason!: string | null;

  @TextColumn()
  closeReason!: string | null;

  @Column({ type: 'jsonb' })
  circumstances!: Circumstances;
}
