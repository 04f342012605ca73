import { Module } from '@nestjs/common';
import { PgNotificationsModule } from '../pg-notifications/pg-notifications.module.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesService } from './policies.service.js';

@Module({
  imports: [PgNotificationsModule],
  controllers: [PoliciesController],
  providers: [PoliciesService],
  exports: [PoliciesService],
})
export class PoliciesModule {}
