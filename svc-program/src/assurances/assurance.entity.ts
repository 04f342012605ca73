import type { AssuranceKind } from '@fsvp/contracts/program/assurance';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('assurances')
export class AssuranceEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  kind!: AssuranceKind;

  @Column({ type: 'uuid', nullable: true })
  fileId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  importerId!: string | null;

  @TextColumn()
  customerName!: string | null;

  @Column({ type: 'date' })
  effectiveOn!: string;

  @Column({ type: 'integer', nullable: true })
  year!: number | null;

  @Column({ type: 'varchar' })
  signerName!: string;

  @Column({ type: 'varchar' })
  signerTitle!: string;

  @Column({ type: 'text' })
  statement!: string;

  @Column({ type: 'uuid' })
  documentId!: string;

  @TextColumn()
  controlsDescription!: string | null;

  @TextColumn()
  nonFederalLawStatement!: string | null;

  @Column({ type: 'date' })
  validUntil!: string;
}
