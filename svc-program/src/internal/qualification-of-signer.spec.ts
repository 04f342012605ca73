import { describe, expect, it } from '@jest/globals';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ProgramChecker, Qualifications, type QualificationChecker } from '@fsvp/service-kit/signatures/qualifications';

const DEMAND: QualificationDemand = { activity: 'eligibility', food: null, languages: [] };
const FOUND = { id: 'a', versionNumber: 2 };
const REFUSAL = 'You are not recorded as qualified to determine eligibility.';
const answering = (check: QualificationChecker['check']) => new Qualifications({ check }).require('user', DEMAND);

describe('the qualification of a signer', () => {
  it('is the one that the service itself knows, or why there is none', async () => {
    expect(await answering(() => Promise.resolve({ qualification: FOUND, refusal: null }))).toEqual(FOUND);
    await expect(answering(() => Promise.resolve({ qualification: null, refusal: REFUSAL }))).rejects.toMatchObject({
      code: 'not-qualified',
      message: REFUSAL,
    });
    // A fault of its own database is not a service that is unreachable.
    await expect(answering(() => Promise.reject(new Error('database')))).rejects.toThrow('database');
  });

  it('cannot be found while svc-program is unreachable', async () => {
    const unreachable = { call: () => Promise.reject(new Error('no answer')) } as unknown as ServiceClient;
    await expect(new Qualifications(new ProgramChecker(unreachable)).require('user', DEMAND)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
