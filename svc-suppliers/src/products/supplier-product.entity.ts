import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import { ExternalIdsColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('supplier_products')
export class SupplierProductEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'varchar' })
  productName!: string;

  @TextColumn()
  productCategory!: string | null;

  @TextColumn()
  fdaFoodCode!: string | null;

  @TextColumn()
  description!: string | null;

  @TextColumn()
  riskAssessment!: string | null;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;
}
