import type { Account } from '@fsvp/contracts/access/account';
import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { useEnableAccount } from './api/enable-account.js';

export interface PersonActions {
  view: (account: Account) => void;
  edit: (account: Account) => void;
  confirmIdentity: (account: Account) => void;
  newLink: (account: Account) => void;
  disable: (account: Account) => void;
  /** Failures are shown as a toast. */
  enable: (account: Account) => Promise<unknown>;
}

/** What an administrator can do with a qualified individual who has no account. */
export interface IndividualActions {
  view: (individual: QualifiedIndividual) => void;
  edit: (id: string) => void;
  remove: (individual: QualifiedIndividual) => void;
}

/** What an administrator can do with an account. */
export function usePersonActions(dialogs: Omit<PersonActions, 'enable'>): PersonActions {
  const enable = useEnableAccount();
  return { ...dialogs, enable: ({ id }) => enable.mutateAsync({ params: { id } }).catch(() => undefined) };
}
