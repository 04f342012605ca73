import { expect, it } from '@jest/globals';
import { GATE_STATES, hasGateDecision } from './receiving-gate.js';

it('a receipt has a decision where the food may be received, or a reason is given', () => {
  const decided = (gateReason: string | null) =>
    GATE_STATES.filter((gateState) => hasGateDecision({ gateState, gateReason }));
  expect(decided(null)).toEqual(['approved', 'approved_temporarily', 'exempt']);
  expect(decided('')).toEqual(['approved', 'approved_temporarily', 'exempt']);
  expect(decided('The approval was signed on paper.')).toEqual(GATE_STATES);
  const held = { gateReason: 'A note', gateReleaseNeeded: true };
  expect(hasGateDecision({ gateState: 'not_approved', ...held })).toBe(false);
  expect(hasGateDecision({ gateState: 'approved', ...held })).toBe(true);
  expect(hasGateDecision({ gateState: null, gateReason: 'A reason alone' })).toBe(false);
});
