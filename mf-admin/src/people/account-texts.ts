import { ROLE_LABELS, ROLES, type Role } from '@fsvp/contracts/access/roles';
import { AUDITOR_MAX_DAYS, type Account, type AccountStatus } from '@fsvp/contracts/access/account';
import { today } from '@fsvp/contracts/core/calendar-day';

export const STATUS_LABELS: Record<AccountStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};

const ROLE_DESCRIPTIONS: Record<Role, string> = {
  viewer: 'Reads everything and changes nothing.',
  editor: 'Adds and changes records, documents and requests to suppliers.',
  qi: 'As an editor, and signs, approves suppliers and closes actions as effective.',
  administrator: 'As an editor, and manages people, API tokens and policies.',
  qi_administrator: 'Signs and decides, and manages people, API tokens and policies.',
  auditor: `Reads everything until a last day, at most ${AUDITOR_MAX_DAYS} days ahead.`,
};

export const roleOptions = ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  description: ROLE_DESCRIPTIONS[value],
}));

/** Whether the last day of the account has passed. */
export const hasEnded = ({ expiresOn }: Pick<Account, 'expiresOn'>) => expiresOn !== null && expiresOn < today();
