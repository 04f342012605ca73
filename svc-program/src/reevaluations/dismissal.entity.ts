import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** Why a reason needs no reevaluation. */
@Entity('reevaluation_dismissals')
export class DismissalEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'uuid' })
  reasonId!: string;

  @Column({ type: 'uuid' })
  reevaluationId!: string;

  @Column({ type: 'text' })
  reasonText!: string;

  @Column({ type: 'text' })
  text!: string;
}
