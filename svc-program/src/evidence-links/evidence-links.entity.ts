import type { EvidenceLink } from '@fsvp/contracts/evidence-links';
import type { RequirementCode } from '@fsvp/contracts/fsvp-file/requirements';
import { RecordEntity } from '@fsvp/service-kit/columns';
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
