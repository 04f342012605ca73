import { Module } from '@nestjs/common';
import { AccountReviewsModule } from '../identity/account-reviews/account-reviews.module.js';
import { ApiTokensModule } from '../identity/api-tokens/api-tokens.module.js';
import { ProxyModule } from '../upstreams/upstreams.module.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { ReminderScan } from './reminder-scan.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [ProxyModule, AccountReviewsModule, ApiTokensModule],
  controllers: [NotificationsController],
  providers: [NotificationsService, RemindersService, ReminderScan],
})
export class NotificationsModule {}
