import type { FoodNote } from '@fsvp/contracts/program/food-note';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** Something that happened to a food since its hazard analysis was written. */
@Entity('food_notes')
export class FoodNoteEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  foodId!: string;

  @Column({ type: 'varchar' })
  kind!: FoodNote['kind'];

  @Column({ type: 'date' })
  happenedOn!: string;

  @Column({ type: 'varchar' })
  hazardCode!: string;

  @Column({ type: 'varchar' })
  hazardName!: string;

  @Column({ type: 'uuid' })
  templateId!: string;

  @Column({ type: 'varchar' })
  category!: string;

  @TextColumn()
  dismissal!: string | null;
}
