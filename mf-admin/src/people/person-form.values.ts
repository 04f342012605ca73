import { ROLE_LABELS, type Role } from '@fsvp/contracts/access/roles';
import type { Account } from '@fsvp/contracts/access/account';
import { formatDate } from '@fsvp/ui';

/** The values of the form's fields. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  title: string;
  role: Role;
  expiresOn: string | null;
}
export interface InvitationValues extends PersonValues {
  email: string;
}

/** The fields' labels. */
export const PERSON_FIELD_LABELS: Record<keyof PersonValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  role: 'Role',
  expiresOn: 'Last day',
};

/** Texts of values that are not shown as they are stored. */
export const PERSON_VALUE_TEXTS = {
  role: (role: Role) => ROLE_LABELS[role],
  expiresOn: (day: string | null) => formatDate(day, 'No end'),
};

export const NEW_PERSON: InvitationValues = {
  email: '',
  firstName: '',
  lastName: '',
  title: '',
  role: 'editor',
  expiresOn: null,
};

export function toFormValues({ firstName, lastName, title, role, expiresOn }: Account): PersonValues {
  return { firstName: firstName ?? '', lastName: lastName ?? '', title: title ?? '', role, expiresOn };
}
