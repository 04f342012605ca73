import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Change } from '@fsvp/contracts/catalogue/change';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { WEBHOOK_DELIVERY_DAYS } from '@fsvp/contracts/webhooks/webhook';
import type { WebhookMessage } from '@fsvp/contracts/catalogue/webhook-calls';
import { newId } from '@fsvp/service-kit/database/columns';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import {
  CHANGE_SOURCES,
  type ChangeSource,
  type ChangeSources,
  type Position,
  type ServiceChanges,
} from './change-sources.js';
import { scheduleFirst } from './delivery-order.js';
import { DeliveryQueue } from './delivery-queue.js';
import { WEBHOOK_SETTINGS, type WebhookSettings } from './webhook-settings.js';

/** Changes that are read at once. */
const PAGE = 200;

interface Target {
  id: string;
  types: string[];
  since: string;
}

/**
 * Turns the changes of all services into deliveries, in the order of each event log. It reads the logs as the feed does and
 * keeps its positions with the deliveries, so that nothing is left out or doubled, whatever stops in between. One process at a
 * time follows a service.
 */
@Injectable()
export class ChangeFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly holder = newId();
  private readonly stopping = new AbortController();
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    @Inject(CHANGE_SOURCES) private readonly sources: ChangeSources,
    @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const entries = Object.entries(this.sources) as [ServiceName, ChangeSource][];
    this.running = Promise.all(entries.map(([service, source]) => this.follow(service, source)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('The process is stopping'));
    await this.running;
    await this.dataSource
      .query(`update webhook_cursors set held_until = '-infinity' where holder = $1`, [this.holder])
      .catch(() => undefined);
  }

  private async follow(service: ServiceName, source: ChangeSource): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      let waitMs = this.settings.timings.gather;
      try {
        const after = await this.take(service);
        if (after) await this.readNext(service, source, after);
        else waitMs = this.settings.timings.followerRetry;
      } catch (error) {
        waitMs = this.settings.timings.followerRetry;
        if (!signal.aborted)
          this.logger.warn({ service, reason: (error as Error).message }, 'webhooks wait for the changes of a service');
      }
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Where to go on, if this process may follow the service. */
  private async take(service: ServiceName): Promise<Position | undefined> {
    const [position] = await this.dataSource.query<Position[]>(
      `insert into webhook_cursors as current (service, holder, held_until) values ($1, $2, now() + make_interval(secs => $3))
       on conflict (service) do update set holder = excluded.holder, held_until = excluded.held_until
         where current.holder = excluded.holder or current.held_until < now()
       returning position::float8 as position, mark`,
      [service, this.holder, this.settings.timings.followerLease / 1000],
    );
    return position;
  }

  private async readNext(service: ServiceName, source: ChangeSource, after: Position): Promise<void> {
    const { signal } = this.stopping;
    const { position, mark } = await source.waitBeyond(after.position, this.settings.timings.wait, signal);
    if (position === after.position || signal.aborted) return;
    if (mark !== undefined && (await this.skip(service, after, { position, mark }))) return;
    try {
      const page = await source.read(after, PAGE, signal);
      const targets = await this.dataSource.transaction((manager) => this.keep(manager, service, after, page));
      await this.queue.addDueSoon(targets);
    } catch (error) {
      if (!(error instanceof ProblemError && error.status === 400)) throw error;
      // As after the restore of an older backup. What was delivered before is known by its event.
      this.logger.warn(
        { service },
        'the event log of a service is another one; its changes are read from the beginning',
      );
      await this.dataSource.query(
        `update webhook_cursors set position = 0, mark = '' where service = $1 and holder = $2`,
        [service, this.holder],
      );
    }
  }

  /** Moves the position to the end of a log while there is no webhook. @returns whether there is none */
  private async skip(service: ServiceName, after: Position, end: Position): Promise<boolean> {
    const [, moved] = await this.dataSource.query<[unknown[], number]>(
      `update webhook_cursors set position = $3, mark = $4
       where service = $1 and holder = $2 and position = $5 and not exists (select from webhooks where deleted_at is null)`,
      [service, this.holder, end.position, end.mark, after.position],
    );
    return moved > 0;
  }

  /** Adds the deliveries of a page and moves the position, in one transaction. @returns the webhooks that have new ones */
  private async keep(
    manager: EntityManager,
    service: ServiceName,
    after: Position,
    { changes, position, mark }: ServiceChanges,
  ): Promise<string[]> {
    const targets = await manager.query<Target[]>(
      'select id, types, iso(created_at) as since from webhooks where deleted_at is null order by id for no key update',
    );
    const [, moved] = await manager.query<[unknown[], number]>(
      `update webhook_cursors set position = $3, mark = $4 where service = $1 and holder = $2 and position = $5`,
      [service, this.holder, position, mark, after.position],
    );
    // Another process has taken over.
    if (!moved) return [];
    const from = (since: string) => Date.parse(since) - this.settings.timings.clocks;
    const wanted = targets
      .map(({ id, types, since }) => ({
        id,
        changes: changes.filter((change) => isWanted(change, types, from(since))),
      }))
      .filter((target) => target.changes.length);
    await addDeliveries(manager, wanted);
    for (const target of wanted)
      await scheduleFirst(manager, target.id, [...new Set(target.changes.map(({ recordId }) => recordId))]);
    return wanted.map(({ id }) => id);
  }
}

/** By its types and not from before the webhook, as when a log is read again; deliveries of old events may be removed already. */
function isWanted({ type, recordType, occurredAt }: Change, types: string[], from: number): boolean {
  const at = Date.parse(occurredAt);
  return (
    (!types.length || types.includes(recordType) || types.includes(type)) &&
    at > from &&
    at > Date.now() - WEBHOOK_DELIVERY_DAYS * 86_400_000
  );
}

async function addDeliveries(manager: EntityManager, wanted: { id: string; changes: Change[] }[]): Promise<void> {
  const messages = new Map(wanted.flatMap(({ changes }) => changes.map((change) => [change.id, change])));
  const rows = wanted.flatMap(({ id, changes }) =>
    changes.map((change) => ({ id: newId(), webhook_id: id, message_id: change.id })),
  );
  await manager.query(
    `insert into webhook_deliveries (id, webhook_id, message_id, type, record_type, record_id, record_version, body)
     select delivery.id, webhook_id, message_id, type, record_type, record_id, record_version, body
     from jsonb_to_recordset($1::jsonb) as delivery (id uuid, webhook_id uuid, message_id uuid)
     join jsonb_to_recordset($2::jsonb) as message (message_id uuid, type text, record_type text, record_id uuid, record_version integer, body text)
       using (message_id)
     on conflict (webhook_id, message_id) do nothing`,
    [
      JSON.stringify(rows),
      JSON.stringify(
        [...messages.values()].map((change) => ({
          message_id: change.id,
          type: change.type,
          record_type: change.recordType,
          record_id: change.recordId,
          record_version: change.version,
          body: JSON.stringify(toMessage(change)),
        })),
      ),
    ],
  );
}

function toMessage({ position: _, ...data }: Change): WebhookMessage {
  return { type: data.type, timestamp: data.occurredAt, data };
}
