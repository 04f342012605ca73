import type { ReviewedAccount } from '@fsvp/contracts/access/account-review';
import { today } from '@fsvp/contracts/core/calendar-day';
import { letters } from '@fsvp/service-kit/lists/list';
import type { EntityManager } from 'typeorm';
import { ACCOUNT_NAME } from '../account-state.js';

/** All accounts as they are now, by name. Tokens of an account that may not be used do not work. */
export function readAccounts(manager: EntityManager): Promise<ReviewedAccount[]> {
  return manager.query<ReviewedAccount[]>(
    `select ${ACCOUNT_NAME} as name, email, role, status, expires_on::text as "expiresOn", iso(last_sign_in_at) as "lastSignInAt",
       totp_confirmed_at is not null as "hasSecondFactor",
       (select count(*)::int from api_tokens token where token.owner_id = users.id and token.revoked_at is null and token.expires_on >= $1
          and users.status = 'active' and (users.expires_on is null or users.expires_on >= $1)) as tokens
     from users where status is not null order by ${letters(ACCOUNT_NAME)}, id`,
    [today()],
  );
}
