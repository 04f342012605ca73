import { accountName, type Account } from '@fsvp/contracts/access/account';
import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';

/** A person who has an account, is a qualified individual, or both. */
export interface Person {
  /** Of the account; of the qualified individual if there is no account. */
  id: string;
  name: string;
  account: Account | undefined;
  individual: QualifiedIndividual | undefined;
}

/**
 * One entry per person: each account with its qualified individual, then the qualified individuals whose account is not
 * among these accounts. A record that is in two pages, because the list changed between them, counts once.
 */
export function mergePeople(accounts: readonly Account[], individuals: readonly QualifiedIndividual[]): Person[] {
  const others = new Map(individuals.map((individual) => [individual.id, individual]));
  const ofAccount = new Map([...others.values()].map((individual) => [individual.userId, individual]));
  const people = new Map<string, Person>();
  for (const account of accounts) {
    const individual = ofAccount.get(account.id);
    if (individual) others.delete(individual.id);
    people.set(account.id, { id: account.id, name: accountName(account), account, individual });
  }
  for (const individual of others.values())
    people.set(individual.id, { id: individual.id, name: individual.name, account: undefined, individual });
  return [...people.values()];
}
