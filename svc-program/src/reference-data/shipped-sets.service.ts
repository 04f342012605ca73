import { addDays } from '@fsvp/contracts/core/calendar-day';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { newRecord, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { SHIPPED_SETS } from './defaults/shipped-sets.js';
import type { ShippedSet } from './defaults/shipped-set.types.js';
import { findOverlaps, lockKind } from './overlaps.js';
import { parseReferenceCsv } from './parse-csv.js';
import { ReferenceSetEntity } from './reference-set.entity.js';
import { endSets, insertSet } from './reference-sets.service.js';

const RETRY_MS = 60_000;

/**
 * Loads the reference data that comes with the suite, each set once: its id is known, so a set that an administrator ended
 * or deleted is not loaded again, and two replicas load it once. A newer edition ends the one before it.
 */
@Injectable()
export class ShippedSetsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.loadOrRetry();
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /** A database that takes no writes does not keep the service from answering. */
  private async loadOrRetry(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.logger.warn({ err: error }, 'reference data of the suite was not loaded; it is tried again in a minute');
      this.timer = setTimeout(() => void this.loadOrRetry(), RETRY_MS);
      this.timer.unref();
    }
  }

  async load(sets: readonly ShippedSet[] = SHIPPED_SETS): Promise<void> {
    for (const set of sets) if (!(await exists(this.dataSource.manager, set.id))) await this.loadSet(set);
  }

  private async loadSet({ csv, replaces, ...fields }: ShippedSet): Promise<void> {
    const { rows, lines } = await parseReferenceCsv(fields.kind, csv);
    await this.unitOfWork.run(async (transaction) => {
      await lockKind(transaction.manager, fields.kind);
      if (await exists(transaction.manager, fields.id)) return;
      const earlier = await transaction.manager.findOneBy(ReferenceSetEntity, { id: replaces ?? fields.id });
      if (earlier && (earlier.deletedAt ?? earlier.effectiveTo) !== null) return;
      const overlaps = await findOverlaps(transaction.manager, fields, [...lines.keys()], earlier?.id);
      if (overlaps.length) {
        this.logger.warn({ kind: fields.kind }, 'reference data of the suite is not loaded: another set has its rows');
        return;
      }
      if (earlier) await endSets([{ id: earlier.id, effectiveTo: addDays(fields.effectiveFrom, -1) }], transaction);
      const set = { ...newRecord(), ...fields, rows, rowCount: rows.length, shipped: true };
      await insertSet(Object.assign(new ReferenceSetEntity(), set), transaction);
    });
  }
}

/** Also one that was deleted. */
function exists(manager: EntityManager, id: string): Promise<boolean> {
  return manager.existsBy(ReferenceSetEntity, { id });
}
