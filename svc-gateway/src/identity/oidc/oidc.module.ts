import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.module.js';
import { OidcAccounts } from './oidc-accounts.js';
import { OidcController } from './oidc.controller.js';
import { OidcService } from './oidc.service.js';

/** Single sign-on. */
@Module({
  imports: [ApiTokensModule],
  controllers: [OidcController],
  providers: [OidcService, OidcAccounts],
  exports: [OidcService],
})
export class OidcModule {}
