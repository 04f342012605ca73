import { Module } from '@nestjs/common';
import { UpstreamsModule } from '../upstreams/upstreams.module.js';
import { AccountReviewReminder } from './account-review-reminder.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { ReminderScan } from './reminder-scan.js';
import { RemindersService } from './reminders.service.js';
import { UnusedTokenReminder } from './unused-token-reminder.js';

@Module({
  imports: [UpstreamsModule],
  controllers: [NotificationsController],
  providers: [NotificationsService, RemindersService, ReminderScan, AccountReviewReminder, UnusedTokenReminder],
})
export class NotificationsModule {}
