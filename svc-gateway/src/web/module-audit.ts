import { Injectable } from '@nestjs/common';
import { moduleEvents } from '@fsvp/contracts/modules/module.record';
import type { RegistryChange } from '@fsvp/contracts/modules/module-store';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';

/**
 * Copies the changes of the module registry into the event log, each exactly once, with any number of gateways.
 * registry.json is the outbox: it contains a change as soon as the change takes effect, so changes made while no
 * gateway runs are recorded later.
 */
@Injectable()
export class ModuleAudit {
  private readonly recorded = new Set<string>();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async record(changes: readonly RegistryChange[]): Promise<void> {
    const unrecorded = changes.filter(({ id }) => !this.recorded.has(id));
    if (unrecorded.length === 0) return;
    await this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('module_registry'))`);
      const ids = unrecorded.map(({ id }) => id);
      const rows = await manager.query<{ id: string }[]>(
        `select aggregate_id as id from event_log where aggregate_id = any($1)`,
        [ids],
      );
      for (const change of unrecorded)
        if (!rows.some(({ id }) => id === change.id))
          record({ event: moduleEvents[change.action], before: null, after: { ...change, version: 1 } });
    });
    for (const { id } of unrecorded) this.recorded.add(id);
  }
}
