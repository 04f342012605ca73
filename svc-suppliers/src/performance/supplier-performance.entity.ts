import { DecimalColumn, InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('supplier_performance')
export class SupplierPerformanceEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  supplierId!: string;

  @InstantColumn()
  evaluationDate!: string;

  @DecimalColumn(4, 2)
  qualityScore!: number | null;

  @DecimalColumn(4, 2)
  complianceScore!: number | null;

  @DecimalColumn(4, 2)
  deliveryScore!: number | null;

  @DecimalColumn(4, 2)
  overallScore!: number | null;

  @TextColumn()
  notes!: string | null;

  @Column({ type: 'uuid', nullable: true })
  evaluatedBy!: string | null;
}
