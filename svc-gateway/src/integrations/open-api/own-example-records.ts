import { Injectable } from '@nestjs/common';
import { accessOf } from '@fsvp/contracts/catalogue/access';
import { refusalOf, type Principal } from '@fsvp/contracts/access/access';
import { Database } from '@fsvp/service-kit/database/database';
import type { Ids } from './example-lists.js';

/** The gateway's own records, for the examples of the document. */
@Injectable()
export class OwnExampleRecords {
  constructor(private readonly database: Database) {}

  /**
   * The reader's own account and token; for administrators the newest account whose person has not joined yet, so that no example disables a
   * colleague, and an account review, a draft first.
   */
  async find(reader: Principal): Promise<Ids> {
    if (reader.kind !== 'user') return {};
    const administers = !refusalOf(reader, accessOf('GET', '/api/users'));
    const [found] = await this.database.rows<Record<'account' | 'apiToken' | 'accountReview', string | null>>({
      name: 'example-records',
      text: `select
        (select id from users where $2 and status = 'invited' order by created_at desc limit 1) as account,
        (select id from api_tokens where owner_id = $1 and revoked_at is null order by created_at desc limit 1) as "apiToken",
        (select id from account_reviews where $2 and deleted_at is null
          order by (state = 'draft') desc, created_at desc limit 1) as "accountReview"`,
      values: [reader.id, administers],
    });
    return {
      account: found?.account ?? reader.id,
      apiToken: found?.apiToken ?? undefined,
      accountReview: found?.accountReview ?? undefined,
    };
  }
}
