import { describe, expect, it } from '@jest/globals';
import { dueOfReason, joinReason, type NewReason, reevaluationDueOn, reevaluationOpensOn } from './join-reason.js';
import type { ReevaluationReason } from './reevaluation.js';

const TODAY = '2027-03-01';

const refusal = (recordId: string, more: Partial<NewReason> = {}): NewReason => ({
  kind: 'refusal',
  recordType: 'import-refusal',
  recordId,
  recordVersion: null,
  text: 'Refused at the port of Newark',
  dueOn: dueOfReason('refusal', TODAY),
  ...more,
});
const kept = ({ happenedAt: _, ...reason }: NewReason, dismissalId: string | null = null): ReevaluationReason => ({
  ...reason,
  id: `reason-${reason.recordId}`,
  at: `${TODAY}T09:00:00.000Z`,
  dismissalId,
  dismissedAt: null,
});
const openWith = (...reasons: NewReason[]) => ({
  dueOn: reasons.map(({ dueOn }) => dueOn).sort()[0]!,
  reasons: reasons.map((one) => kept(one)),
});

describe('joinReason (beyond/verification-engine.md, 9)', () => {
  it('opens one reevaluation for two refusals of one day', () => {
    expect(joinReason({ open: undefined, earlier: [] }, refusal('a'))).toEqual({
      result: 'opened',
      dueOn: '2027-03-15',
    });
    expect(joinReason({ open: openWith(refusal('a')), earlier: [] }, refusal('b'))).toEqual({
      result: 'joined',
      dueOn: '2027-03-15',
    });
  });

  it('shortens the due day for an entry of a red list', () => {
    const open = openWith(refusal('a', { dueOn: '2027-03-11' }));
    const entry = refusal('b', { kind: 'import_alert', dueOn: dueOfReason('import_alert', TODAY, true) });
    expect(joinReason({ open, earlier: [] }, entry)).toEqual({ result: 'joined', dueOn: '2027-03-04' });
  });

  it('never moves the due day to a later one', () => {
    const open = openWith(refusal('a', { dueOn: '2027-03-04' }));
    expect(joinReason({ open, earlier: [] }, refusal('b', { dueOn: '2027-06-01' }))).toEqual({
      result: 'joined',
      dueOn: '2027-03-04',
    });
  });

  it('does nothing for the same refusal, in the open reevaluation or an earlier one', () => {
    expect(joinReason({ open: openWith(refusal('a')), earlier: [] }, refusal('a'))).toEqual({ result: 'nothing' });
    expect(joinReason({ open: undefined, earlier: [kept(refusal('a'))] }, refusal('a'))).toEqual({ result: 'nothing' });
  });

  it('does nothing for a refusal that the last evaluation listed', () => {
    const lastEvaluation = { signedAt: '2027-02-20T10:00:00.000Z', listed: ['a'] };
    const before = { happenedAt: '2027-02-19T00:00:00.000Z' };
    const file = { open: undefined, earlier: [], lastEvaluation };
    expect(joinReason(file, refusal('a', before))).toEqual({ result: 'nothing' });
    expect(joinReason(file, refusal('not listed', before)).result).toBe('opened');
    expect(joinReason(file, refusal('a', { happenedAt: '2027-02-21T00:00:00.000Z' })).result).toBe('opened');
  });

  it('opens again for a new refusal after a dismissed one', () => {
    const earlier = [kept(refusal('a'), 'dismissal')];
    expect(joinReason({ open: undefined, earlier }, refusal('b')).result).toBe('opened');
  });

  it('takes each change of a supplier and each request of a person as one of its own', () => {
    const change = refusal('supplier', { kind: 'supplier_changed', recordVersion: 4 });
    const open = openWith(change);
    expect(joinReason({ open, earlier: [] }, change)).toEqual({ result: 'nothing' });
    expect(joinReason({ open, earlier: [] }, { ...change, recordVersion: 5 }).result).toBe('joined');
    const manual = refusal('', { kind: 'manual', recordType: null, recordId: null });
    expect(joinReason({ open: openWith(manual), earlier: [] }, manual).result).toBe('joined');
  });
});

describe('due days', () => {
  it('is three years after the last evaluation, and open 90 days before (C-d, C-e)', () => {
    expect([reevaluationDueOn('2024-02-29'), reevaluationOpensOn('2024-02-29')]).toEqual(['2027-02-28', '2026-11-30']);
    expect(reevaluationDueOn('2023-06-01')).toBe('2026-06-01');
  });

  it('is earlier for a Class I recall', () => {
    expect([dueOfReason('recall', TODAY), dueOfReason('recall', TODAY, true)]).toEqual(['2027-03-15', '2027-03-04']);
    expect(dueOfReason('standing_lost', '2028-02-27')).toBe('2028-03-01');
  });
});
