import { Inject, Injectable } from '@nestjs/common';
import type { WorkService } from '@fsvp/contracts/catalogue/work-item';
import {
  WORK_NAMES,
  type WorkKind,
  type WorkLine,
  type WorkLines as FoundWork,
  type WorkLinesQuery,
} from '@fsvp/contracts/core/work-item';
import { listDocumentWork } from '@fsvp/contracts/documents/internal';
import { listProgramWork } from '@fsvp/contracts/program/internal';
import { listQualityWork, listQualityWorkNames } from '@fsvp/contracts/quality/internal';
import { listSupplierWork } from '@fsvp/contracts/suppliers/internal';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { Upstreams } from '../upstreams/upstreams.js';

/** A slower service counts as unavailable, so that the other parts are not delayed. */
const REQUEST_TIMEOUT_MS = 2000;

const SOURCES = {
  program: listProgramWork,
  quality: listQualityWork,
  documents: listDocumentWork,
  suppliers: listSupplierWork,
} as const;
const SERVICES = Object.keys(SOURCES) as WorkService[];

/** The service that has the lines of a kind. */
const SERVICE_OF: Partial<Record<string, WorkService>> = {
  verification: 'quality',
  result_review: 'quality',
  corrective_action: 'quality',
  document: 'documents',
  supplier_verification: 'suppliers',
} satisfies Partial<Record<WorkKind, WorkService>>;

export interface FoundLines {
  lines: WorkLine[];
  /** How many the services have beyond these, by kind. */
  more: { kind: WorkKind; count: number }[];
  unavailable: WorkService[];
}

/** Asks the services what is to be done. */
@Injectable()
export class WorkLines {
  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The lines of a service that does not answer are missing.
   * @param hasAccount whether a name is that of an account: what names anybody else is nobody's
   */
  async list(query: WorkLinesQuery, hasAccount: (name: string) => boolean): Promise<FoundLines> {
    const answers = await Promise.all(
      SERVICES.map((service) =>
        this.askForPerson(service, query, hasAccount).catch((error: unknown) => {
          this.logger.warn({ err: error }, 'a part of the work is unavailable');
          return null;
        }),
      ),
    );
    const kinds = answers.flatMap((answer) => answer?.kinds ?? []);
    return {
      lines: kinds.flatMap(({ lines }) => lines),
      more: kinds.map(({ kind, total, lines }) => ({ kind, count: total - lines.length })),
      unavailable: SERVICES.filter((_, at) => answers[at] === null),
    };
  }

  /** One line; undefined once its work is done. @throws while its service does not answer */
  async find(key: string): Promise<WorkLine | undefined> {
    const { kinds } = await this.ask(SERVICE_OF[key.split('.')[0] ?? ''] ?? 'program', { key: [key] });
    return kinds.flatMap(({ lines }) => lines).find((line) => line.key === key);
  }

  private async askForPerson(
    service: WorkService,
    query: WorkLinesQuery,
    hasAccount: (name: string) => boolean,
  ): Promise<FoundWork> {
    if (service !== 'quality' || !query.ownerId) return this.ask(service, query);
    const { names } = await this.upstreams.get('quality', listQualityWorkNames, REQUEST_TIMEOUT_MS);
    const nobodys = names.filter((name) => !hasAccount(name)).slice(0, WORK_NAMES);
    return this.ask(service, { ...query, ownerName: [...(query.ownerName ?? []), ...nobodys] });
  }

  private ask(service: WorkService, { ownerId, ownerName = [], key = [], importerId, supplierId }: WorkLinesQuery) {
    return this.upstreams.get(service, SOURCES[service], REQUEST_TIMEOUT_MS, [
      ...(ownerId ? [['ownerId', ownerId] as const] : []),
      ...(importerId ? [['importerId', importerId] as const] : []),
      ...(supplierId ? [['supplierId', supplierId] as const] : []),
      ...ownerName.map((name) => ['ownerName', name] as const),
      ...key.map((one) => ['key', one] as const),
    ]);
  }
}
