import type { HazardCategory } from '@fsvp/contracts/program/hazard-categories';
import type { HazardTemplate } from '@fsvp/contracts/program/hazard-template';
import { RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** The hazards that public data names for an industry, as they were generated on a day. */
@Entity('hazard_templates')
export class HazardTemplateEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  category!: HazardCategory;

  @Column({ type: 'text', array: true })
  industryCodes!: string[];

  @Column({ type: 'date' })
  generatedOn!: string;

  @Column({ type: 'integer' })
  refusals!: number;

  @Column({ type: 'jsonb' })
  hazards!: HazardTemplate['hazards'];

  @Column({ type: 'jsonb' })
  below!: HazardTemplate['below'];

  @Column({ type: 'jsonb' })
  context!: HazardTemplate['context'];

  @Column({ type: 'jsonb' })
  rasffCategories!: HazardTemplate['rasffCategories'];

  @Column({ type: 'jsonb' })
  unmappedCategories!: HazardTemplate['unmappedCategories'];

  @Column({ type: 'jsonb' })
  inputs!: HazardTemplate['inputs'];

  @Column({ type: 'varchar' })
  rowsSha256!: string;

  @Column({ type: 'varchar' })
  contentSha256!: string;
}
