import { Controller } from '@nestjs/common';
import {
  disableAccount,
  enableAccount,
  getAccount,
  inviteAccount,
  listAccounts,
  listPeople,
  renewInvitation,
  updateAccount,
  type Account,
  type InvitedAccount,
} from '@fsvp/contracts/access/account';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Handle(listAccounts)
  list(@Input() { query }: HandlerInput<typeof listAccounts>): Promise<JsonText> {
    return this.accounts.list(query);
  }

  @Handle(listPeople)
  listPeople(@Input() { query }: HandlerInput<typeof listPeople>): Promise<JsonText> {
    return this.accounts.listPeople(query);
  }

  @Handle(getAccount)
  get(@Input() { params }: HandlerInput<typeof getAccount>): Promise<Account> {
    return this.accounts.get(params.id);
  }

  @Handle(inviteAccount)
  invite(@Input() { body }: HandlerInput<typeof inviteAccount>): Promise<InvitedAccount> {
    return this.accounts.invite(body);
  }

  @Handle(updateAccount)
  update(@Input() { params, body }: HandlerInput<typeof updateAccount>): Promise<Account> {
    return this.accounts.update(params.id, body);
  }

  @Handle(renewInvitation)
  renew(@Input() { params, body }: HandlerInput<typeof renewInvitation>): Promise<InvitedAccount> {
    return this.accounts.renewInvitation(params.id, body);
  }

  @Handle(disableAccount)
  disable(@Input() { params }: HandlerInput<typeof disableAccount>): Promise<Account> {
    return this.accounts.disable(params.id);
  }

  @Handle(enableAccount)
  enable(@Input() { params }: HandlerInput<typeof enableAccount>): Promise<Account> {
    return this.accounts.enable(params.id);
  }
}
