import { Signatures1700000001300 } from '@fsvp/service-kit/signatures/signatures.migration';
import { AccountReviews1700000080000 } from './account-reviews.migration.js';
import { Accounts1700000060000 } from './accounts.migration.js';
import { BeginLoginAttempt1700000081000 } from './begin-login-attempt.migration.js';
import { FileNotifications1700000097000 } from './file-notifications.migration.js';
import { Gateway1700000010000 } from './gateway.migration.js';
import { LoginSeries1700000031000 } from './login-series.migration.js';
import { RecoveryLinks1700000084000 } from './recovery-links.migration.js';
import { Reminders1700000014000 } from './reminders.migration.js';
import { SessionRenewal1700000083000 } from './session-renewal.migration.js';
import { Signing1700000070000 } from './signing.migration.js';
import { TotpTime1700000085000 } from './totp-time.migration.js';
import { WebhookNotifications1700000093000 } from './webhook-notifications.migration.js';

/** In the order they run. */
export const migrations = [
  Gateway1700000010000,
  Reminders1700000014000,
  LoginSeries1700000031000,
  Accounts1700000060000,
  Signing1700000070000,
  Signatures1700000001300,
  AccountReviews1700000080000,
  BeginLoginAttempt1700000081000,
  SessionRenewal1700000083000,
  RecoveryLinks1700000084000,
  TotpTime1700000085000,
  WebhookNotifications1700000093000,
  FileNotifications1700000097000,
];
