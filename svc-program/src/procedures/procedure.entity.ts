import type { ProcedureCode, ProcedureOrigin } from '@fsvp/contracts/program/procedure';
import { TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** One version of a procedure of an importer. */
@Entity('procedures')
export class ProcedureEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  importerId!: string;

  @Column({ type: 'varchar' })
  code!: ProcedureCode;

  @Column({ type: 'varchar' })
  title!: string;

  @Column({ type: 'uuid', nullable: true })
  documentId!: string | null;

  @Column({ type: 'date' })
  effectiveFrom!: string;

  @Column({ type: 'varchar' })
  establishedBy!: ProcedureOrigin;

  @TextColumn()
  reviewNote!: string | null;
}
