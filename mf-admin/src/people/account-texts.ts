import { ROLE_LABELS, ROLES, type Role } from '@fsvp/contracts/access/roles';
import { AUDITOR_MAX_DAYS, type Account, type AccountStatus } from '@fsvp/contracts/access/account';
import { today } from '@fsvp/contracts/core/calendar-day';

export const STATUS_LABELS: Record<AccountStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};

const ROLE_DESCRIPTIONS: Record<Role, string> = {
  viewer: 'Can see everything, but cannot change anything.',
  editor: 'Can add and change records, documents and requests to suppliers.',
  qi: 'Can do everything an editor can, and sign, approve suppliers and close actions as effective.',
  administrator: 'Can do everything an editor can, and manage people, API tokens and policies.',
  qi_administrator: 'Can sign and decide, and manage people, API tokens and policies.',
  auditor: `Can see everything until a last day, up to ${AUDITOR_MAX_DAYS} days from today.`,
};

export const roleOptions = ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  description: ROLE_DESCRIPTIONS[value],
}));

/** Whether the last day of the account has passed. */
export const hasEnded = ({ expiresOn }: Pick<Account, 'expiresOn'>) => expiresOn !== null && expiresOn < today();
