import { checkQualification, type QualificationDemand } from '@fsvp/contracts/qualified-individual';
import { ProblemError, unavailable } from '../problem.error.js';
import type { ServiceClient } from '../service-client.js';

export interface FoundQualification {
  id: string;
  versionNumber: number;
}

/** Asks svc-program who is qualified: while it does not answer, nothing can be signed. */
export class Qualifications {
  /** @param program null in a service whose records need no qualification */
  constructor(private readonly program: ServiceClient | null) {}

  /**
   * The qualification by which an account may sign today (21 CFR 1.503). Call it before a transaction.
   * @throws 422 with the reason for a person who is not qualified, 503 when svc-program does not answer
   */
  async require(userId: string, demand: QualificationDemand): Promise<FoundQualification> {
    const { qualification, refusal } = await this.ask(userId, demand);
    if (!qualification) throw new ProblemError('not-qualified', refusal ?? 'You are not qualified to sign this.');
    return qualification;
  }

  private async ask(userId: string, demand: QualificationDemand) {
    if (!this.program) throw new Error('this service asks for no qualifications');
    try {
      return await this.program.call(checkQualification, { body: { userId, demand } });
    } catch {
      throw unavailable(
        'Nothing can be signed at the moment, because the service that knows who is qualified does not answer. Try again in a minute.',
      );
    }
  }
}
