import { Injectable } from '@nestjs/common';
import { moduleEvents } from '@fsvp/contracts/events';
import type { RegistryChange } from '@fsvp/contracts/module-registry';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work';

/**
 * Copies the changes of the module registry into the event log, each once whatever the number of gateways. registry.json is an outbox: a
 * change is in it from the moment that it takes effect, so none is missed while no gateway runs.
 */
@Injectable()
export class ModuleAudit {
  private readonly recorded = new Set<string>();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async record(changes: readonly RegistryChange[]): Promise<void> {
    const unknown = changes.filter(({ id }) => !this.recorded.has(id));
    if (unknown.length === 0) return;
    await this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('module_registry'))`);
      const ids = unknown.map(({ id }) => id);
      const rows = await manager.query<{ id: string }[]>(
        `select aggregate_id as id from event_log where aggregate_id = any($1)`,
        [ids],
      );
      for (const change of unknown)
        if (!rows.some(({ id }) => id === change.id))
          record({ event: moduleEvents[change.action], before: null, after: { ...change, version: 1 } });
    });
    for (const { id } of unknown) this.recorded.add(id);
  }
}
