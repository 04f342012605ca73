import type { ImporterRole } from '@fsvp/contracts/program/importer';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('importers')
export class ImporterEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  legalName!: string;

  @Column({ type: 'varchar' })
  duns!: string;

  @Column({ type: 'varchar' })
  email!: string;

  @Column({ type: 'varchar' })
  timeZone!: string;

  @TextColumn()
  phone!: string | null;

  @TextColumn()
  address!: string | null;

  @TextColumn()
  city!: string | null;

  @TextColumn()
  state!: string | null;

  @TextColumn()
  postalCode!: string | null;

  @Column({ type: 'boolean' })
  active!: boolean;

  @Column({ type: 'varchar' })
  role!: ImporterRole;

  @Column({ type: 'uuid', nullable: true })
  consentDocumentId!: string | null;
}
