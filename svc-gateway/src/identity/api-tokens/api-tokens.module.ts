import { Module } from '@nestjs/common';
import { PgNotificationsModule } from '../../pg-notifications/pg-notifications.module.js';
import { ApiTokenUses } from './api-token-uses.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';

@Module({
  imports: [PgNotificationsModule],
  controllers: [ApiTokensController],
  providers: [ApiTokensService, ApiTokenUses],
  exports: [ApiTokensService, ApiTokenUses],
})
export class ApiTokensModule {}
