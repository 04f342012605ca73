import { Inject, Injectable } from '@nestjs/common';
import type { BatchCall, BatchItemResult, BatchResult } from '@fsvp/contracts/core/batch';
import type { CallDefinition, HandlerInput, Schema } from '@fsvp/contracts/core/call';
import type { FieldError, Problem } from '@fsvp/contracts/core/problem';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { withBreaks } from '../runtime/event-loop-breaks.js';
import { findIgnoredFields, firstIgnored } from '../http/ignored-fields.js';
import { StoredResponse } from '../http/stored-response.js';
import { LOGGER } from '../observability/logger.js';
import { internalError, invalidInput, notFound, ProblemError } from '../problems/problem.error.js';
import { toProblemBody } from '../http/problem.filter.js';
import { toProblem } from '../problems/to-problem.js';
import { currentContext, runInContext, type RequestContext } from '../context/request-context.js';
import { UnitOfWork } from '../unit-of-work/unit-of-work.js';

type Batch = HandlerInput<BatchCall>['body'];
type Item = Batch['items'][number];
interface Stored {
  id: string;
  version: number;
}
type Calls = Pick<BatchHandlers<unknown, unknown>, 'create' | 'update'>;

/** What creates and changes the records of a collection. */
export interface RecordsService<C, U> {
  create(record: C): Promise<Stored>;
  update(id: string, record: U): Promise<Stored>;
}

/** The calls that an item represents, and what handles them. */
export interface BatchHandlers<C, U> {
  create: CallDefinition;
  update: CallDefinition;
  records: RecordsService<C, U>;
}

/** Longest a statement of a batch may wait or run, in ms. */
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * How many transactions of batches a process has at a time: each needs a second connection while its items are checked,
 * and the pool must keep some for other requests.
 */
const MAX_TRANSACTIONS = 2;
const recordId = z.uuid();

/** Creates and updates many records as the calls of single records do, in one transaction or each in its own. */
@Injectable()
export class Batches {
  private readonly running: Promise<unknown>[] = [];

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @returns what became of each item, in their order
   * @throws ProblemError of the first item that is refused, if all are stored together: none is stored then
   */
  run<C, U>({ mode, items }: Batch, handlers: BatchHandlers<C, U>): Promise<BatchResult> {
    return mode === 'each' ? this.runEach(items, handlers) : this.runTogether(items, handlers);
  }

  private async runTogether<C, U>(items: Item[], handlers: BatchHandlers<C, U>): Promise<BatchResult> {
    const errors: FieldError[] = [];
    const records: unknown[] = [];
    for await (const item of withBreaks(items)) records.push(parseRecord(item, records.length, handlers, errors));
    if (errors.length) throw invalidInput(errors);
    return this.inTurn(() => this.storeTogether(items, records, handlers));
  }

  private storeTogether<C, U>(items: Item[], records: unknown[], handlers: BatchHandlers<C, U>): Promise<BatchResult> {
    return this.unitOfWork.run(
      async (transaction) => {
        const results: BatchItemResult[] = [];
        for (const [index, item] of items.entries()) {
          const context = { ...contextOf(item), idempotencyKey: undefined, transaction };
          try {
            results.push(await runInContext(context, () => store(item, records[index], handlers)));
          } catch (error) {
            throw atItem(index, error);
          }
        }
        return { stored: results.length, refused: 0, results };
      },
      { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
    );
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.running.length >= MAX_TRANSACTIONS) await Promise.race(this.running);
    const run = work();
    const done = run.catch(() => undefined).finally(() => this.running.splice(this.running.indexOf(done), 1));
    this.running.push(done);
    return run;
  }

  private async runEach<C, U>(items: Item[], handlers: BatchHandlers<C, U>): Promise<BatchResult> {
    const results: BatchItemResult[] = [];
    for (const [index, item] of items.entries()) {
      const context = contextOf(item);
      // Sent again after an interruption, the batch goes on where it stopped.
      if (context.idempotencyKey) context.idempotencyKey = `${context.idempotencyKey} ${index}`;
      results.push(
        await runInContext(context, async () => {
          const errors: FieldError[] = [];
          const record = parseRecord(item, index, handlers, errors);
          if (errors.length) return this.refused(invalidInput(errors), item, handlers);
          return store(item, record, handlers).catch((error: unknown) => this.refused(error, item, handlers));
        }),
      );
    }
    const stored = results.filter(({ problem }) => !problem).length;
    return { stored, refused: items.length - stored, results };
  }

  /** The result of an item that threw: a problem, or the first answer if its key was used before. */
  private refused(error: unknown, item: Item, calls: Calls): BatchItemResult {
    if (error instanceof StoredResponse) return resultOf(item, JSON.parse(error.text ?? '{}') as Stored, calls);
    const { requestId } = currentContext();
    const known = toProblem(error);
    if (!known) this.logger.error({ err: error, requestId }, 'an item of a batch failed');
    const problem = JSON.parse(toProblemBody(known ?? internalError(requestId), String(requestId))) as Problem;
    return { status: problem.status, problem };
  }
}

function resultOf({ op, record }: Item, stored: Stored, calls: Calls): BatchItemResult {
  const { id, version } = stored;
  const ignoredFields = firstIgnored(findIgnoredFields(calls[op].body as Schema, record, stored));
  return { status: op === 'create' ? 201 : 200, id, version, ...(ignoredFields.length && { ignoredFields }) };
}

/** The context of one item's call. */
function contextOf(item: Item): RequestContext {
  const context = currentContext();
  const ifMatch = item.op === 'update' ? item.ifMatch : undefined;
  return {
    ...context,
    ifMatch: ifMatch === undefined ? undefined : [String(ifMatch)],
    lacksIfMatch: Boolean(context.requiresIfMatch) && item.op === 'update' && ifMatch === undefined,
  };
}

function parseRecord<C, U>(item: Item, index: number, handlers: BatchHandlers<C, U>, errors: FieldError[]): unknown {
  const { data, error } = z.safeParse(handlers[item.op].body as Schema, item.record);
  for (const issue of error?.issues ?? [])
    errors.push({ path: ['items', index, 'record', ...issue.path].join('.'), message: issue.message });
  return data;
}

async function store<C, U>(item: Item, record: unknown, handlers: BatchHandlers<C, U>): Promise<BatchItemResult> {
  const { records } = handlers;
  if (item.op === 'update' && !recordId.safeParse(item.id).success) throw notFound('record');
  const stored = await (item.op === 'create' ? records.create(record as C) : records.update(item.id, record as U));
  return resultOf(item, stored, handlers);
}

/** Names the item in a problem that refuses all of them. */
function atItem(index: number, error: unknown): unknown {
  const problem = toProblem(error);
  if (!problem || problem.status >= 500) return error;
  const errors = problem.extra.errors ?? [{ path: '', message: problem.detail }];
  return new ProblemError(problem.code, `Item ${index}: ${problem.detail} No item was stored.`, {
    ...problem.extra,
    errors: errors.map(({ path, message }) => ({
      path: ['items', index, ...(path ? ['record', path] : [])].join('.'),
      message,
    })),
  });
}
