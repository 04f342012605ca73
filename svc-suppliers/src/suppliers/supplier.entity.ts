import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import type { RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import type { SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import { ExternalIdsColumn, InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('suppliers')
export class SupplierEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  name!: string;

  @TextColumn()
  address!: string | null;

  @TextColumn()
  city!: string | null;

  @TextColumn()
  state!: string | null;

  @Column({ type: 'varchar' })
  country!: string;

  @TextColumn()
  postalCode!: string | null;

  @TextColumn()
  contactPerson!: string | null;

  @TextColumn()
  email!: string | null;

  @TextColumn()
  phone!: string | null;

  @Column({ type: 'text' })
  riskLevel!: RiskLevel;

  @Column({ type: 'text' })
  status!: SupplierStatus;

  @Column({ type: 'boolean' })
  fsvpRequired!: boolean;

  @Column({ type: 'uuid', nullable: true })
  approvedBy!: string | null;

  @InstantColumn({ nullable: true })
  approvedAt!: string | null;

  @InstantColumn({ nullable: true })
  lastVerificationDate!: string | null;

  /** The user who last changed the date. */
  @Column({ type: 'uuid', nullable: true })
  lastVerificationBy!: string | null;

  @Column({ type: 'integer' })
  verificationFrequencyMonths!: number;

  @TextColumn()
  notes!: string | null;

  @TextColumn()
  duns!: string | null;

  @TextColumn()
  fei!: string | null;

  @TextColumn()
  fdaRegistration!: string | null;

  @InstantColumn({ nullable: true })
  fdaRegistrationEnd!: string | null;

  @TextColumn()
  approvalNumbers!: string | null;

  @TextColumn()
  tradeNames!: string | null;

  @TextColumn()
  sites!: string | null;

  @TextColumn()
  fsvpProgram!: string | null;

  @TextColumn()
  fsvpImporterName!: string | null;

  @TextColumn()
  fsvpImporterDuns!: string | null;

  @TextColumn()
  fsvpVerificationMethods!: string | null;

  @TextColumn()
  fsvpCorrectiveActions!: string | null;

  @TextColumn()
  fsvpRecordKeeping!: string | null;

  /**
   * Name, address, city and country without case and punctuation, except between numbers. Rows of an import with the same key are
   * duplicates, unless their plants have numbers that differ.
   */
  @Column({ type: 'text', select: false })
  matchKey!: string;

  /** Name and country without case and punctuation: what those have in common among which similar ones are found. */
  @Column({ type: 'text', select: false })
  nameKey!: string;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;
}
