import type { AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { LetterLanguage } from '@fsvp/contracts/program/letter-languages';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('letter_requests')
export class LetterRequestEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'varchar' })
  code!: AssuranceKind;

  @Column({ type: 'varchar' })
  language!: LetterLanguage;

  @Column({ type: 'date' })
  askedOn!: string;

  @Column({ type: 'date' })
  dueOn!: string;

  @TextColumn()
  note!: string | null;

  @Column({ type: 'date', nullable: true })
  closedOn!: string | null;
}
