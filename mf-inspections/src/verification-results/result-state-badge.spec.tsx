import { expect, test } from '@jest/globals';
import { RESULT_STATE_LABELS } from '@fsvp/contracts/quality/result-state';
import { render } from '@testing-library/react';
import { ResultStateBadge } from './result-state-badge.js';

test('an activity without a result has no badge, nor one of a service of release 0.3.0, which names no state', () => {
  for (const state of ['none', undefined] as const)
    expect(render(<ResultStateBadge state={state} />).container.textContent).toBe('');
  expect(render(<ResultStateBadge state="complete" />).container.textContent).toBe(RESULT_STATE_LABELS.complete);
});
