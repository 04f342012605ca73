import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';

const INTERVAL_MS = 2000;
/** Small, so that concurrent changes do not wait long for locks. */
const BATCH_ROWS = 200;

const RENAME_BATCH = `
  with renamed as materialized (select supplier_id from renamed_suppliers limit 1 for update skip locked),
    changed as (
      update receiving_inspections r set supplier_name = former.name
      from renamed join supplier_directory d on d.id = renamed.supplier_id,
        lateral (select i.id, d.name from receiving_inspections i where i.supplier_id = d.id and i.deleted_at is null and i.supplier_name <> d.name limit ${BATCH_ROWS}) former
      where r.id = former.id returning 1),
    done as (delete from renamed_suppliers using renamed where renamed_suppliers.supplier_id = renamed.supplier_id and (select count(*) from changed) < ${BATCH_ROWS})
  select count(*)::int from renamed`;

/**
 * Copies a supplier's new name to its inspections, which are sorted by it. A supplier may have too many for one
 * transaction, so the sort order changes some seconds later. The displayed name is always read from the directory.
 */
@Injectable()
export class SupplierNameUpdater implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => (this.running ??= this.run().finally(() => (this.running = undefined))),
      INTERVAL_MS,
    ).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (
        this.timer &&
        (await this.database.value<number>({ name: 'supplier-name-updater', text: RENAME_BATCH, values: [] })) > 0
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot update supplier names of inspections; retrying later');
    }
  }
}
