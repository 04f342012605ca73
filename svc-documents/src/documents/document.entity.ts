import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import type { DocumentTranslation, DocumentType } from '@fsvp/contracts/documents/document';
import { ExternalIdsColumn, InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('documents')
export class DocumentEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  uploadId!: string;

  @Column({ type: 'uuid', nullable: true })
  supplierId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  verificationId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  correctiveActionId!: string | null;

  @Column({ type: 'varchar' })
  title!: string;

  @TextColumn()
  description!: string | null;

  @Column({ type: 'text' })
  type!: DocumentType;

  @Column({ type: 'varchar' })
  fileName!: string;

  @Column({ type: 'varchar' })
  filePath!: string;

  @Column({ type: 'integer' })
  fileSize!: number;

  @Column({ type: 'text' })
  mimeType!: string;

  @Column({ type: 'text' })
  sha256!: string;

  @Column({ type: 'integer' })
  fileVersion!: number;

  @InstantColumn({ nullable: true })
  documentDate!: string | null;

  @InstantColumn({ nullable: true })
  expirationDate!: string | null;

  @Column({ type: 'text' })
  language!: string;

  @Column({ type: 'jsonb' })
  translations!: DocumentTranslation[];

  @InstantColumn({ nullable: true })
  fileDamagedSince!: string | null;

  @Column({ type: 'boolean' })
  isActive!: boolean;

  @Column({ type: 'uuid', nullable: true })
  uploadedBy!: string | null;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;
}
