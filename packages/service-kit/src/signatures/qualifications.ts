import type { ResponseOf } from '@fsvp/contracts/core/call';
import { checkQualification, type QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { ProblemError, unavailable } from '../problems/problem.error.js';
import type { ServiceClient } from '../http/service-client.js';

export interface FoundQualification {
  id: string;
  versionNumber: number;
}

/** Knows by which qualification an account may sign today, or why there is none. */
export interface QualificationChecker {
  check(userId: string, demand: QualificationDemand): Promise<ResponseOf<typeof checkQualification>>;
}

/** Asks svc-program who is qualified: while it does not answer, nothing can be signed. */
export class ProgramChecker implements QualificationChecker {
  constructor(private readonly program: ServiceClient) {}

  async check(userId: string, demand: QualificationDemand): Promise<ResponseOf<typeof checkQualification>> {
    try {
      return await this.program.call(checkQualification, { body: { userId, demand } });
    } catch {
      throw unavailable(
        'Nothing can be signed at the moment, because the service that checks qualifications is not responding. Try again in a minute.',
      );
    }
  }
}

/** Holds signers to their qualifications. */
export class Qualifications {
  /** @param checker null in a service whose records need no qualification */
  constructor(private readonly checker: QualificationChecker | null) {}

  /**
   * The qualification by which an account may sign today (21 CFR 1.503). Call it before a transaction.
   * @throws 422 with the reason for a person who is not qualified, 503 when svc-program does not answer
   */
  async require(userId: string, demand: QualificationDemand): Promise<FoundQualification> {
    if (!this.checker) throw new Error('this service asks for no qualifications');
    const { qualification, refusal } = await this.checker.check(userId, demand);
    if (!qualification) throw new ProblemError('not-qualified', refusal ?? 'You are not qualified to sign this.');
    return qualification;
  }
}
