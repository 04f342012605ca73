import type { CalendarFeed } from '@fsvp/contracts/catalogue/calendar-feed';
import { InstantColumn, RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('calendar_feeds')
export class CalendarFeedEntity extends RecordEntity {
  @Column({ type: 'text' })
  name!: string;

  /** SHA-256 of the secret part of the address. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'jsonb' })
  filters!: CalendarFeed['filters'];

  @InstantColumn({ nullable: true })
  revokedAt!: string | null;
}
