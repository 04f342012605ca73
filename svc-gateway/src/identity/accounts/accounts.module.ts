import { Module } from '@nestjs/common';
import { PoliciesModule } from '../../policies/policies.module.js';
import { ApiTokensModule } from '../api-tokens/api-tokens.module.js';
import { OidcModule } from '../oidc/oidc.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { InvitationsService } from './invitations.service.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountService } from './own-account.service.js';

@Module({
  imports: [PoliciesModule, ApiTokensModule, OidcModule],
  controllers: [OwnAccountController, AccountsController],
  providers: [AccountsService, InvitationsService, OwnAccountService],
})
export class AccountsModule {}
