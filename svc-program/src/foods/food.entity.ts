import type { FactsOfFood } from '@fsvp/contracts/program/food';
import type { FoodClass } from '@fsvp/contracts/program/qualification';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('foods')
export class FoodEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  name!: string;

  @TextColumn()
  description!: string | null;

  @Column({ type: 'varchar' })
  foodClass!: FoodClass;

  @Column({ type: 'char' })
  industryCode!: string;

  @Column({ type: 'text', array: true })
  productCodes!: string[];

  @Column({ type: 'jsonb' })
  facts!: FactsOfFood;
}
