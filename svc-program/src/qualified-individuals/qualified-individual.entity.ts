import type { IndividualRelation } from '@fsvp/contracts/program/qualification';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('qualified_individuals')
export class QualifiedIndividualEntity extends RecordEntity {
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'varchar' })
  name!: string;

  @TextColumn()
  employer!: string | null;

  @Column({ type: 'varchar' })
  relation!: IndividualRelation;
}
