import { Injectable } from '@nestjs/common';
import { policyChanged } from '@fsvp/contracts/access/policy.record';
import { POLICIES, POLICY_KEYS, type Policy, type PolicyKey } from '@fsvp/contracts/access/policy';
import { policyValueProblem } from '@fsvp/contracts/access/policy-value';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { PgNotificationListener } from '../pg-notifications/pg-notification-listener.js';

const CHANNEL = 'policy_changed';
const CACHE_MS = 5000;

interface PolicyRow {
  id: string;
  key: PolicyKey;
  value: string;
  version: number;
  reason: string;
}

/** The policies. A change counts at every gateway at once, and after 5 s at the latest. */
@Injectable()
export class PoliciesService {
  private readonly changeListeners = new Set<() => void>();
  private cached: { values: Promise<Map<string, string>>; until: number } | undefined;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    notifications: PgNotificationListener,
  ) {
    notifications.listen(CHANNEL, {
      onNotification: () => {
        this.cached = undefined;
        for (const listener of this.changeListeners) listener();
      },
    });
  }

  /** Calls the listener after each change of a policy, at any gateway. */
  onChange(listener: () => void): void {
    this.changeListeners.add(listener);
  }

  /** The value of a policy; its default while nobody has set it. */
  async get(key: PolicyKey): Promise<string> {
    if (!this.cached || this.cached.until < Date.now()) {
      const values = this.load();
      this.cached = { values, until: Date.now() + CACHE_MS };
      values.catch(() => (this.cached = undefined));
    }
    return (await this.cached.values).get(key) ?? POLICIES[key].default;
  }

  private async load(): Promise<Map<string, string>> {
    const rows = await this.database.rows<{ key: string; value: string }>({
      name: 'policies-values',
      text: 'select key, value from policies',
      values: [],
    });
    return new Map(rows.map(({ key, value }) => [key, value]));
  }

  async list(): Promise<Policy[]> {
    const rows = await this.database.rows<Policy>({
      name: 'policies',
      text: `select policies.key, value, policies.version, iso(changed_at) as "changedAt", name as "changedByName", reason
        from policies left join principals on principals.id = changed_by`,
      values: [],
    });
    const set = new Map(rows.map((row) => [row.key, row]));
    return POLICY_KEYS.map(
      (key) =>
        set.get(key) ?? {
          key,
          value: POLICIES[key].default,
          version: 0,
          changedAt: null,
          changedByName: null,
          reason: null,
        },
    );
  }

  private async find(key: PolicyKey): Promise<Policy> {
    return (await this.list()).find((policy) => policy.key === key) as Policy;
  }

  /** @throws 400 for a value that the policy does not have, 412 with the policy when If-Match names only other versions */
  async set(key: PolicyKey, value: string, reason: string): Promise<Policy> {
    const problem = policyValueProblem(key, value);
    if (problem) throw invalidInput([{ path: 'value', message: problem }]);
    await this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query('lock table policies in share row exclusive mode');
      const [before] = await manager.query<PolicyRow[]>(
        'select id, key, value, version, reason from policies where key = $1',
        [key],
      );
      const { ifMatch } = currentContext();
      if (ifMatch && !ifMatch.includes(String(before?.version ?? 0)))
        throw new ProblemError(
          'stale-version',
          'Someone changed this policy after you opened it. Review it before you save.',
          { current: await this.find(key) },
        );
      if (before && before.value === value && before.reason === reason) return;
      const after: PolicyRow = {
        id: before?.id ?? newId(),
        key,
        value,
        version: (before?.version ?? 0) + 1,
        reason,
      };
      await manager.query(
        `insert into policies (id, key, value, version, reason, changed_at, changed_by) values ($1, $2, $3, $4, $5, now(), $6)
         on conflict (key) do update set value = excluded.value, version = excluded.version, reason = excluded.reason,
           changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
        [after.id, key, value, after.version, reason, currentContext().actor],
      );
      await manager.query('select pg_notify($1, $2)', [CHANNEL, key]);
      record({ event: policyChanged, before: before ?? null, after });
    });
    this.cached = undefined;
    return this.find(key);
  }
}
