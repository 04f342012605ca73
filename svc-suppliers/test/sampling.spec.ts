import { expect, test } from '@jest/globals';
import { createSampling } from '@fsvp/service-kit/observability/tracing/sdk';
import { readConfig } from '@fsvp/service-kit/runtime/config';
import { tracingConfig } from '@fsvp/service-kit/runtime/tracing.config';

const decisionOf = (sampler: string, ratio?: string, facesClients = false) =>
  createSampling(
    readConfig(tracingConfig, { OTEL_TRACES_SAMPLER: sampler, ...(ratio && { OTEL_TRACES_SAMPLER_ARG: ratio }) }),
    facesClients,
  ).decide;
const named = (traceFlags: number, traceId = '0af7651916cd43dd8448eb211c80319c') => ({ traceId, traceFlags });
const HIGH = 'ffffffff000000000000000000000001';
const LOW = '00000001000000000000000000000000';

test('a service follows the decision of its caller, unless its sampler does not look at it', () => {
  for (const sampler of ['parentbased_always_off', 'parentbased_always_on', 'parentbased_traceidratio']) {
    expect(decisionOf(sampler)(named(1))).toBe(true);
    expect(decisionOf(sampler)(named(0))).toBe(false);
  }
  expect(decisionOf('always_on')(named(0))).toBe(true);
  expect(decisionOf('always_off')(named(1))).toBe(false);
});

test('the gateway ignores the decision of a caller, and keeps one decision for each named trace', () => {
  const decide = decisionOf('parentbased_traceidratio', '0.5', true);
  expect([decide(named(0, LOW)), decide(named(1, LOW))]).toEqual([true, true]);
  expect([decide(named(0, HIGH)), decide(named(1, HIGH))]).toEqual([false, false]);
});

test('a share of the requests without a trace is sampled', () => {
  const sampledOf = (ratio: string) => {
    const decide = decisionOf('traceidratio', ratio);
    return Array.from({ length: 4000 }, () => decide()).filter(Boolean).length;
  };
  expect([sampledOf('0'), sampledOf('1')]).toEqual([0, 4000]);
  // 2,000 on average; the probability of a number outside is below 1e-9.
  expect(Math.abs(sampledOf('0.5') - 2000)).toBeLessThan(200);
  expect(decisionOf('always_off')()).toBe(false);
  expect(decisionOf('always_on')()).toBe(true);
});
