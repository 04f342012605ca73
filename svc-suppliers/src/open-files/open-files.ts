import type { CallDefinition, ClientInput, ResponseOf } from '@fsvp/contracts/core/call';
import { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import { explainOpenFiles, listFsvpFiles, NAMED_FILES } from '@fsvp/contracts/program/fsvp-file';
import { owesVerification } from '@fsvp/contracts/program/readiness/supplier-duties';
import { currentContext, runInContext } from '@fsvp/service-kit/context/request-context';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';
import type { Logger } from 'pino';

/** Less than the list of work waits for this service. */
const COUNT_TIMEOUT_MS = 1000;

const OPEN = ['preparing', 'importing', 'suspended'] as const;

/** Which open FSVP files name a supplier, and what they ask of its verification, as svc-program knows. */
export class OpenFiles {
  constructor(
    private readonly program: ServiceClient,
    private readonly logger: Logger,
  ) {}

  /**
   * Refuses to delete what open files name. Call it before a transaction, since it sends a request.
   * @throws 409 with the numbers of files, 503 when svc-program does not answer
   */
  async assertNone(supplierId: string): Promise<void> {
    const { fsvpFiles, total } = await this.list(supplierId);
    if (!total) return;
    const numbers = fsvpFiles.map(({ number }) => number);
    throw new ProblemError('wrong-state', explainOpenFiles('supplier', numbers, total));
  }

  /** Those of at most 200 suppliers that owe no periodic verification under the regimes of their files; none while svc-program does not answer. */
  async listUnverified(supplierIds: string[]): Promise<Set<string>> {
    if (!supplierIds.length) return new Set();
    try {
      const { suppliers } = await this.call(
        getFsvpFileCounts,
        { query: { supplierId: supplierIds } },
        COUNT_TIMEOUT_MS,
      );
      return new Set(suppliers.flatMap((one) => (owesVerification(one.regimes) ? [] : [one.supplierId])));
    } catch (error) {
      this.logger.warn(
        { err: error },
        'suppliers are listed for verification, although their files may not ask for it',
      );
      return new Set();
    }
  }

  /** On the service's own account: an API token that may write suppliers need not be able to read files. */
  private call<C extends CallDefinition>(call: C, input: ClientInput<C>, timeoutMs?: number): Promise<ResponseOf<C>> {
    const { principal: _asker, ...context } = currentContext();
    return runInContext(context, () => this.program.call(call, input, timeoutMs));
  }

  private async list(supplierId: string) {
    const query = { supplierId, lifecycle: OPEN, sort: 'number', order: 'asc', limit: NAMED_FILES } as const;
    try {
      return await this.call(listFsvpFiles, { query });
    } catch (error) {
      this.logger.warn({ err: error }, 'a supplier is not deleted, because svc-program does not tell its open files');
      throw unavailable(
        'The supplier was not deleted, because the service that knows its FSVP files is not responding. Try again in a minute.',
      );
    }
  }
}
