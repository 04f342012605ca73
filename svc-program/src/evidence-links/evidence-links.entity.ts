import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** The choice for one requirement of a file. */
@Entity('evidence_links')
export class EvidenceLinksEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'varchar' })
  code!: RequirementCode;

  @Column({ type: 'jsonb' })
  links!: EvidenceLink[];
}
