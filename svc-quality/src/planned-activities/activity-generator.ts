import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { addDays, dayOf, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { GENERATED_DAYS_BEFORE } from '@fsvp/contracts/program/verification-plans/clocks';
import { getFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import { verificationScheduled } from '@fsvp/contracts/quality/verification.record';
import { InterruptiblePause } from '@fsvp/service-kit/events/interruptible-pause';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { insertRecords } from '@fsvp/service-kit/unit-of-work/insert-records';
import { emptyRecord } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { VerificationActivityEntity } from '../verification-activities/verification-activity.entity.js';
import { saveFile } from './plan-files.js';
import { isLotDue, lotDueDay, planActivity } from './planned-activity.js';

/** Injection token: the client of svc-program. */
export const PROGRAM = Symbol('program');

const PAUSE_MS = 2000;
/** Activities of one transaction. */
const BATCH = 500;
const RECEIPTS = 50;
const FIRST_KEY = '00000000-0000-0000-0000-000000000000';

/**
 * A file is open for activities before its first import and while it imports, not while it is suspended. One of which only the
 * plan is known may be closed.
 */
const OPEN = `f.version > 0 and f.lifecycle in ('preparing', 'importing')`;
const MAX_REQUESTED = 100;

interface DueLine {
  lineKey: string;
  fileId: string;
  supplierId: string;
  foodName: string;
  line: PlanLine;
  dueOn: Day;
  /** Empty of a line that is not by lots. */
  lot: string;
}

/**
 * Generates verification activities from the lines of signed plans: 60 days before they are due, and of lines by lots at the
 * receipt. It looks for them all the time, so that a day that begins, a new plan and a new result need nothing else. Several
 * replicas share the work; each due day of a line has one activity, whatever happens in between.
 */
@Injectable()
export class ActivityGenerator implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pause = new InterruptiblePause();
  private stopped = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SupplierDirectory,
    @Inject(PROGRAM) private readonly program: ServiceClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
  }

  /** Generates all that is due on a day. @returns how many activities */
  async generate(day: Day): Promise<number> {
    await this.requireFiles();
    let created = 0;
    await this.requireSuppliers(day);
    for (let after: DueLine | undefined, found = BATCH; found === BATCH && !this.stopped;) {
      const batch = await this.generateDue(day, after);
      found = batch.found;
      after = batch.last;
      created += batch.created;
    }
    for (let found = RECEIPTS; found === RECEIPTS && !this.stopped;) {
      const batch = await this.generateOfReceipts();
      found = batch.found;
      created += batch.created;
    }
    return created;
  }

  /** @param after the last line of the batch before, so that the lines that it has done are not passed again */
  private generateDue(
    day: Day,
    after: DueLine | undefined,
  ): Promise<{ found: number; created: number; last: DueLine | undefined }> {
    return this.unitOfWork.run(async (transaction) => {
      const { dueOn = '-infinity', lineKey = FIRST_KEY } = after ?? {};
      const until = addDays(day, GENERATED_DAYS_BEFORE);
      const due = await transaction.manager.query<DueLine[]>(DUE_LINES, [until, BATCH, dueOn, lineKey]);
      if (!due.length) return { found: 0, created: 0, last: undefined };
      const created = await this.create(transaction, due);
      await transaction.manager.query('update plan_lines set generated_for = next_due_on where line_key = any($1)', [
        due.map(({ lineKey }) => lineKey),
      ]);
      return { found: due.length, created, last: due.at(-1) };
    });
  }

  private generateOfReceipts(): Promise<{ found: number; created: number }> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const receipts = await manager.query<{ id: string }[]>(
        `select inspection_id as id from receipts_to_check order by inspection_id limit ${RECEIPTS} for update skip locked`,
      );
      let created = 0;
      for (const { id } of receipts) created += await this.create(transaction, await findLotLines(transaction, id));
      if (receipts.length)
        await manager.query('delete from receipts_to_check where inspection_id = any($1)', [
          receipts.map(({ id }) => id),
        ]);
      return { found: receipts.length, created };
    });
  }

  /** Activities of lines that have none for their due day yet. */
  private async create({ manager, record }: Transaction, due: readonly DueLine[]): Promise<number> {
    if (!due.length) return 0;
    const drafts = due.map((one) => ({ ...one, activity: newActivity(one) }));
    const claimed = await manager.query<{ id: string }[]>(
      `insert into generated_activities (line_key, due_on, lot, activity_id)
       select "lineKey", "dueOn", lot, id from jsonb_to_recordset($1::jsonb) as one ("lineKey" uuid, "dueOn" date, lot text, id uuid)
       on conflict do nothing returning activity_id as id`,
      [JSON.stringify(drafts.map(({ lineKey, dueOn, lot, activity: { id } }) => ({ lineKey, dueOn, lot, id })))],
    );
    const ids = new Set(claimed.map(({ id }) => id));
    const activities = drafts.map(({ activity }) => activity).filter(({ id }) => ids.has(id));
    if (!activities.length) return 0;
    await manager.query(insertRecords(this.dataSource, VerificationActivityEntity), [JSON.stringify(activities)]);
    for (const activity of activities) record({ event: verificationScheduled, before: null, after: activity });
    return activities.length;
  }

  /** The events of a file may be older than the stream: it is asked for. */
  private async requireFiles(): Promise<void> {
    const unknown = await this.dataSource.query<{ id: string }[]>(
      `select file_id as id from plan_files where version = 0 limit ${MAX_REQUESTED}`,
    );
    for (const { id } of unknown)
      await this.program.call(getFsvpFile, { params: { id }, query: {} }).then(
        (file) => saveFile(this.dataSource.manager, file),
        (error: unknown) => this.logger.debug({ err: error, id }, 'an FSVP file is not known yet'),
      );
  }

  /** A supplier that this service does not know yet has no name; it is asked for, and does not hold anything up. */
  private async requireSuppliers(day: Day): Promise<void> {
    const unknown = await this.dataSource.query<{ id: string }[]>(
      `select distinct f.supplier_id as id from plan_lines l join plan_files f on f.file_id = l.file_id
       where l.active and l.next_due_on is distinct from l.generated_for and l.next_due_on <= $1
         and not exists (select from supplier_directory d where d.id = f.supplier_id) limit ${BATCH}`,
      [addDays(day, GENERATED_DAYS_BEFORE)],
    );
    for (const { id } of unknown) await this.suppliers.requireSupplier(id).catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.generate(today());
      } catch (error) {
        if (!this.stopped)
          this.logger.warn({ err: error }, 'verification activities could not be generated; it is tried again');
      }
      if (!this.stopped) await this.pause.wait(PAUSE_MS);
    }
  }
}

/**
 * Lines by due day without an open activity. Complete results and completed activities are not open. Each line is looked up by
 * itself, in the order of the index: an anti-join would read all of them for each batch.
 */
const DUE_LINES = `select l.line_key as "lineKey", l.file_id as "fileId", f.supplier_id as "supplierId", f.food_name as "foodName",
    l.line, l.next_due_on::text as "dueOn", '' as lot
  from plan_lines l join plan_files f on f.file_id = l.file_id
  where l.active and l.next_due_on is distinct from l.generated_for and l.next_due_on <= $1 and ${OPEN}
    and (l.next_due_on, l.line_key) > ($3::date, $4::uuid)
    and (
      select v.id from verification_activities v where v.plan_line_key = l.line_key and v.deleted_at is null
        and v.status not in ('completed', 'cancelled') and v.result_state in ('none', 'draft') limit 1) is null
  order by l.next_due_on, l.line_key limit $2 for update of l skip locked`;

function newActivity({ lineKey, fileId, supplierId, foodName, line, dueOn, lot }: DueLine): VerificationActivityEntity {
  return Object.assign(emptyRecord(VerificationActivityEntity), {
    ...planActivity(line, foodName, dueOn, lot || undefined),
    supplierId,
    fileId,
    planLineKey: lineKey,
    status: 'scheduled' as const,
    followUpRequired: false,
  });
}

interface LotLine extends Omit<DueLine, 'dueOn'> {
  received: string;
}

/**
 * The lines by lots that are due for a receipt, whose lot is counted for each line. The product of the receipt is one of the
 * file's by its name, and a lot that was received before is not counted again.
 */
async function findLotLines({ manager }: Transaction, inspectionId: string): Promise<DueLine[]> {
  const lines = await manager.query<LotLine[]>(
    `select l.line_key as "lineKey", l.file_id as "fileId", f.supplier_id as "supplierId", f.food_name as "foodName", l.line,
       coalesce(nullif(i.lot_number, ''), i.id::text) as lot, iso(i.received_date) as received
     from receiving_inspections i join plan_files f on f.supplier_id = i.supplier_id join plan_lines l on l.file_id = f.file_id
     where i.id = $1 and i.deleted_at is null and l.active and l.every_lots is not null and ${OPEN}
       and exists (select from product_directory p where p.id = any(f.product_ids) and fold_text(p.name) = fold_text(i.product_name))
     order by l.line_key for update of l`,
    [inspectionId],
  );
  const due: DueLine[] = [];
  for (const { received, ...line } of lines) {
    const [counted] = await manager.query<{ number: number }[]>(
      `insert into line_lots (line_key, lot, number) select $1, $2, count(*) + 1 from line_lots where line_key = $1
       on conflict do nothing returning number`,
      [line.lineKey, line.lot],
    );
    if (counted && isLotDue(line.line.frequency, counted.number))
      due.push({ ...line, dueOn: lotDueDay(line.line, dayOf(received)) });
  }
  return due;
}
