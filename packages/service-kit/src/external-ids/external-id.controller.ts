import { Controller, Inject, type Type } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { ExternalIdCalls } from '@fsvp/contracts/core/external-id-calls';
import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import * as z from 'zod/mini';
import { Database } from '../database/database.js';
import { Handle, Input } from '../http/handle.decorator.js';
import { Created } from '../http/location.js';
import { invalidInput, notFound, ProblemError } from '../problems/problem.error.js';
import { toProblem } from '../problems/to-problem.js';
import { currentContext } from '../context/request-context.js';

type Named = HandlerInput<ExternalIdCalls['get']>['params'];
type Body = Record<string, unknown> & { externalIds?: ExternalIds };
interface Stored {
  id: string;
}

/** What creates and changes the records of a collection. */
interface RecordsService<C, U> {
  create(record: C): Promise<Stored>;
  update(id: string, record: U): Promise<Stored>;
}

/** What reads one. */
interface RecordReader {
  get(id: string): Promise<object>;
}

/**
 * The controller of the calls that name a record by an id of another system. It must come before the collection's own
 * controller, whose routes match its path too.
 * @param calls of the contracts, such as `supplierByExternalId`
 * @param serviceClass and `readerClass` are providers of the service that handle the collection
 */
export function createExternalIdController<C, U>(
  calls: ExternalIdCalls,
  serviceClass: Type<RecordsService<C, U>>,
  readerClass: Type<RecordReader>,
): Type {
  const { recordType, get, set, create, read } = calls;

  @Controller()
  class ExternalIdController {
    constructor(
      private readonly database: Database,
      @Inject(serviceClass) private readonly records: RecordsService<C, U>,
      @Inject(readerClass) private readonly reader: RecordReader,
    ) {}

    @Handle(get)
    async get(@Input() { params }: HandlerInput<typeof get>): Promise<object> {
      const id = await this.find(params);
      if (!id) throw notFound('record');
      return this.reader.get(id);
    }

    @Handle(set)
    async set(@Input() { params, body }: HandlerInput<typeof set>): Promise<object> {
      const record = withExternalId(body as Body, params);
      const id = await this.find(params);
      if (id) return this.records.update(id, record as U);
      try {
        return await this.create(record);
      } catch (error) {
        // Another request created it at the same time.
        const now = toProblem(error)?.code === 'external-id-taken' ? await this.find(params) : undefined;
        if (!now) throw error;
        return this.records.update(now, record as U);
      }
    }

    private async create(record: Body): Promise<Created> {
      if (currentContext().ifMatch)
        throw new ProblemError('stale-version', 'There is no record with this id, so it has no version.');
      const { data, error } = z.safeParse(create.body!, record);
      if (error) throw invalidInput(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
      const created = await this.records.create(data as C);
      return new Created(created, read.path.replace('{id}', created.id));
    }

    private async find({ externalSource, externalId }: Named): Promise<string | undefined> {
      const [found] = await this.database.rows<{ record_id: string }>({
        name: 'record-by-external-id',
        text: 'select record_id from external_ids where record_type = $1 and source = $2 and external_id = $3',
        values: [recordType, externalSource, externalId],
      });
      return found?.record_id;
    }
  }
  return ExternalIdController;
}

/** The record with the id that the address names. @throws 400 if the record has another one */
function withExternalId(record: Body, { externalSource, externalId }: Named): Body {
  const [, given] = Object.entries(record.externalIds ?? {}).find(([source]) => source === externalSource) ?? [];
  if (given !== undefined && given !== externalId)
    throw invalidInput([{ path: `externalIds.${externalSource}`, message: 'Not the id in the address' }]);
  return { ...record, externalIds: { ...record.externalIds, [externalSource]: externalId } };
}
