import { explainOpenFiles, listFsvpFiles, NAMED_FILES } from '@fsvp/contracts/program/fsvp-file';
import { currentContext, runInContext } from '@fsvp/service-kit/context/request-context';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';
import type { Logger } from 'pino';

const OPEN = ['preparing', 'importing', 'suspended'] as const;

/** Which open FSVP files name a supplier, as svc-program knows. */
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

  /** On the service's own account: an API token that may write suppliers need not be able to read files. */
  private async list(supplierId: string) {
    const query = { supplierId, lifecycle: OPEN, sort: 'number', order: 'asc', limit: NAMED_FILES } as const;
    const { principal: _asker, ...context } = currentContext();
    try {
      return await runInContext(context, () => this.program.call(listFsvpFiles, { query }));
    } catch (error) {
      this.logger.warn({ err: error }, 'a supplier is not deleted, because svc-program does not tell its open files');
      throw unavailable(
        'The supplier was not deleted, because the service that knows its FSVP files is not responding. Try again in a minute.',
      );
    }
  }
}
