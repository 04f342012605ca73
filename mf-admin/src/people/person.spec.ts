import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { sampleAccount } from '../testing/sample-accounts.js';
import { endingIn, sampleDraft, sampleIndividual, sampleQualification } from '../testing/sample-qualifications.js';
import { filterPeople, sortPeople } from './filter-people.js';
import { mergePeople } from './person.js';

const account = (id: string, changes = {}) => sampleAccount({ id, firstName: id, lastName: null, ...changes });
const individual = (id: string, changes = {}) => sampleIndividual({ id, name: id, ...changes });
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);

describe('mergePeople', () => {
  it('joins an account with its qualified individual, and keeps those without an account', () => {
    const mia = individual('i-mia', { userId: 'mia' });
    const lab = individual('lab');
    const stranger = individual('stranger', { userId: 'not-listed' });
    expect(mergePeople([account('mia'), account('ben')], [lab, mia, stranger])).toEqual([
      { id: 'mia', name: 'mia', account: account('mia'), individual: mia },
      { id: 'ben', name: 'ben', account: account('ben'), individual: undefined },
      { id: 'lab', name: 'lab', account: undefined, individual: lab },
      { id: 'stranger', name: 'stranger', account: undefined, individual: stranger },
    ]);
  });

  it('lists a record once that is in two pages', () => {
    const twice = [account('mia'), account('mia')];
    expect(ids(mergePeople(twice, [individual('lab'), individual('lab')]))).toEqual(['mia', 'lab']);
  });
});

const people = mergePeople(
  [
    account('Ann', { expiresOn: addDays(today(), 3), role: 'auditor' }),
    account('Zoe'),
    account('Ben', { status: 'disabled', expiresOn: addDays(today(), -9) }),
    account('Cleo'),
  ],
  [
    individual('i1', { userId: 'Zoe', current: endingIn(-1) }),
    individual('i2', { userId: 'Cleo', draft: sampleDraft() }),
    individual('Lab', { employer: 'North Laboratories', current: endingIn(30) }),
    individual('Later', { current: sampleQualification({ validFrom: addDays(today(), 1) }) }),
    individual('Old', { current: endingIn(31) }),
  ],
);

describe('filterPeople', () => {
  it.each([
    [{ qualification: 'qualified' }, ['Lab', 'Later', 'Old']],
    [{ qualification: 'ends_soon' }, ['Lab']],
    [{ qualification: 'ended' }, ['Zoe']],
    [{ qualification: 'none' }, ['Ann', 'Ben', 'Cleo']],
    [{ role: 'auditor' }, ['Ann']],
    [{ status: 'disabled' }, ['Ben']],
    [{ status: 'no_account' }, ['Lab', 'Later', 'Old']],
    [{ search: 'LABORATORIES north' }, ['Lab']],
    [{ search: 'mia@ zoe' }, ['Zoe']],
  ] as const)('%j', (filters, expected) => expect(ids(filterPeople(people, filters)).sort()).toEqual(expected));
});

describe('sortPeople', () => {
  it('puts those first whose qualification or account ends first, then those without an end by name', () => {
    expect(ids(sortPeople(people, 'ending', 'asc'))).toEqual(['Zoe', 'Ann', 'Lab', 'Old', 'Ben', 'Cleo', 'Later']);
  });

  it('orders by name in both directions', () => {
    expect(ids(sortPeople(people, 'name', 'desc')).slice(0, 2)).toEqual(['Zoe', 'Old']);
  });
});
