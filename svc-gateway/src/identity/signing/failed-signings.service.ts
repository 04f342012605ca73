import { Injectable } from '@nestjs/common';
import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { signingFailed } from '@fsvp/contracts/access/account.record';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { newId } from '@fsvp/service-kit/database/columns';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addNotification } from '../../notification-entries/add-notification.js';
import type { Caller } from '../callers.service.js';

/** Tells the owner of an account that somebody tried to sign in their name and could not (21 CFR 11.300(d)). */
@Injectable()
export class FailedSigningsService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Writes the event and the owner's notification in one transaction.
   * @param userId the account in whose name it was
   * @param caller who made the request
   * @param address the caller's IP address
   */
  async tell(userId: string, caller: Caller, address: string): Promise<void> {
    const attempt = { id: newId(), version: 1, userId };
    const at = new Date();
    await this.unitOfWork.run(async ({ manager, record }) => {
      record({ event: signingFailed, before: null, after: attempt });
      await addNotification(
        manager,
        { id: attempt.id, occurredAt: at.toISOString() },
        {
          kind: 'signing_failed',
          title: 'Failed attempt to sign in your name',
          text: `${nameTime(at)}, from ${address}, ${nameSession(userId, caller)}. If it was not you, change your password.`,
          href: hrefs.ownSessions(),
        },
        { userId },
      );
    });
  }
}

function nameSession(userId: string, { kind, account }: Caller): string {
  if (kind === 'shared_login') return 'in a session of the shared password';
  return account.id === userId ? 'in your own session' : `in a session of ${account.name}`;
}

/** 'Jul 4, 2026, 3:12 PM EDT'. */
function nameTime(at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: suiteTimeZone(),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(at).replaceAll('\u202f', ' ');
}
