import { RecordEntity, TextColumn } from '@fsvp/service-kit/columns';
import { Column, Entity } from 'typeorm';

@Entity('users')
export class UserEntity extends RecordEntity {
  @TextColumn()
  email!: string | null;

  @TextColumn()
  firstName!: string | null;

  @TextColumn()
  lastName!: string | null;

  /** A data URL. */
  @TextColumn()
  profileImageUrl!: string | null;

  @Column({ type: 'text' })
  role!: string;
}
