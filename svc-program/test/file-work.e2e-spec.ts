import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { WorkKind } from '@fsvp/contracts/core/work-item';
import { newId } from '@fsvp/service-kit/database/columns';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { ReadinessRefresher } from '../src/readiness/readiness-refresher.js';
import type { WorkRow } from '../src/work-items/describe-line.js';
import { buildWorkStatement } from '../src/work-items/work-lines.queries.js';
import { startWithFiles } from './readiness-agreement.js';
import type { TestProgramService } from './start.js';

const FILES = 40;
const DAY = today();
const OWNERS = [newId(), newId(), null];

let program: TestProgramService;
beforeAll(async () => {
  program = await startWithFiles(FILES);
  await refresh();
});
afterAll(() => program.close());

const refresh = async () => {
  // What the service itself is judging at the moment is skipped.
  for (const { manager } = program.database.dataSource; ;) {
    await program.app.get(ReadinessRefresher, { strict: false }).refresh(DAY);
    if (!(await manager.query<unknown[]>('select from fsvp_file_readiness where due limit 1')).length) return;
  }
};

interface File {
  id: string;
  foodId: string;
  importerId: string;
  supplierId: string;
  ownerId: string | null;
  lifecycle: string;
  nextCode: string | null;
  missing: string[];
  nextDueOn: Day | null;
  verdictOn: Day | null;
}

/** Key, count and day of each line, from the rows alone. */
async function expectedLines(manager: EntityManager, ownerId?: string): Promise<string[]> {
  const files = await manager.query<File[]>(
    `select f.id, food_id as "foodId", importer_id as "importerId", supplier_id as "supplierId", owner_id as "ownerId", lifecycle,
       next_code as "nextCode", missing, next_due_on::text as "nextDueOn", coalesce(verdict_on, as_of)::text as "verdictOn"
     from fsvp_files f join fsvp_file_readiness r on r.file_id = f.id where lifecycle <> 'closed'`,
  );
  const drafts = await manager.query<{ code: string; of: string }[]>(
    `select 'APP-1' as code, file_id as of from applicability_determinations where state = 'draft' and deleted_at is null
     union select 'HA-1', food_id from food_hazard_analyses where state = 'draft' and deleted_at is null
     union select 'VS-1', importer_id from importer_eligibilities where state = 'draft' and deleted_at is null
     union select code, importer_id from procedures where state = 'draft' and deleted_at is null`,
  );
  const drafted = new Set(drafts.map(({ code, of }) => `${code} ${of}`));
  const lines = new Map<string, { count: number; dueOn: Day | null }>();
  const add = (key: string, owner: string | null, dueOn: Day | null) => {
    if (ownerId && owner !== null && owner !== ownerId) return;
    const line = lines.get(key) ?? { count: 0, dueOn: null };
    const days = [line.dueOn, dueOn].filter((day) => day !== null).sort();
    lines.set(key, { count: line.count + 1, dueOn: days[0] ?? null });
  };
  for (const { id, foodId, importerId, ownerId: owner, lifecycle, nextCode: code, ...file } of files) {
    if (!code || [id, foodId, importerId].some((of) => drafted.has(`${code} ${of}`))) continue;
    const cause = ['APP-1', 'HA-1'].includes(code)
      ? foodId
      : ['IMP-1', 'VS-1', 'PR-1', 'PR-3'].includes(code)
        ? importerId
        : id;
    const dueOn = !file.missing.includes(code) ? file.nextDueOn : lifecycle === 'importing' ? file.verdictOn : null;
    add(['file_requirement', code, cause, importerId, owner ?? 'nobody'].join('.'), owner, dueOn);
  }
  const byId = new Map(files.map((file) => [file.id, file]));
  const open = await manager.query<{ fileId: string; dueOn: Day; assigneeId: string | null }[]>(
    `select file_id as "fileId", due_on::text as "dueOn", assignee_id as "assigneeId" from reevaluations where status = 'open'`,
  );
  for (const { fileId, dueOn, assigneeId } of open) {
    const file = byId.get(fileId);
    const owner = assigneeId ?? file?.ownerId ?? null;
    if (file) add(['reevaluation', dueOn, file.supplierId, file.importerId, owner ?? 'nobody'].join('.'), owner, dueOn);
  }
  const assurances = await manager.query<{ id: string; kind: string; fileId: string; until: Day }[]>(
    `select id, kind, file_id as "fileId", valid_until::text as until from assurances where deleted_at is null`,
  );
  for (const { id, kind, fileId, until } of assurances) {
    const file = byId.get(fileId);
    const hasLater = assurances.some((one) => one.fileId === fileId && one.kind === kind && one.until > until);
    if (file && !hasLater && until >= addDays(DAY, -90) && until <= addDays(DAY, 60))
      add(['assurance', kind, id].join('.'), file.ownerId, until);
  }
  return [...lines].map(([key, { count, dueOn }]) => `${key} ${count} ${dueOn}`).sort();
}

const KINDS: readonly WorkKind[] = ['file_requirement', 'reevaluation', 'assurance'];
async function listedLines(manager: EntityManager, due: string[], ownerId?: string): Promise<string[]> {
  const { text, values } = buildWorkStatement(DAY, { ownerId }, due);
  const rows = (await manager.query<WorkRow[]>(text, values)).filter(({ kind }) => KINDS.includes(kind));
  for (const kind of KINDS) {
    const own = rows.filter((row) => row.kind === kind);
    expect(own.length).toBe(Math.min(own[0]?.total ?? 0, 200));
  }
  return rows.map(({ key, count, dueOn }) => `${key} ${count} ${dueOn}`).sort();
}

/** In one snapshot, since the service judges files meanwhile. */
const compare = () =>
  program.database.dataSource.transaction('REPEATABLE READ', async (manager) => {
    const due = await manager.query<{ id: string }[]>('select file_id as id from fsvp_file_readiness where due');
    for (const ownerId of [undefined, OWNERS[0]!])
      expect(
        await listedLines(
          manager,
          due.map(({ id }) => id),
          ownerId,
        ),
      ).toEqual(await expectedLines(manager, ownerId));
    return due.length;
  });

const NEW = 'gen_random_uuid(), 1, now(), now()';
const SOME = 'select * from fsvp_files order by md5(id::text || $1) limit 4';
/** Changes of some files; $1 chooses which. */
const CHANGES: Record<string, string> = {
  owner: `update fsvp_files f set owner_id = (array[${OWNERS.map((id) => (id ? `'${id}'` : 'null')).join(', ')}]::uuid[])[1 + length($1) % 3]
    from (${SOME}) s where s.id = f.id`,
  suspended: `update fsvp_files f set lifecycle = 'suspended' from (${SOME}) s where s.id = f.id and f.lifecycle = 'importing'`,
  importing: `update fsvp_files f set lifecycle = 'importing', importing_since = current_date, closed_on = null from (${SOME}) s where s.id = f.id`,
  closed: `update fsvp_files f set lifecycle = 'closed', closed_on = current_date from (${SOME}) s where s.id = f.id and $1 like '%7%'`,
  determination: `insert into applicability_determinations (id, version, created_at, updated_at, file_id, version_number, state, answers,
      proposed_regime, chosen_regime, citations, entry_code)
    select ${NEW}, s.id, 1000 + (random() * 1000000)::int, 'draft', '{}', 'standard', 'standard', '{}', 'FSV' from (${SOME}) s on conflict do nothing`,
  'no determinations': `update applicability_determinations d set deleted_at = now() from (${SOME}) s where s.id = d.file_id`,
  'no drafts': `update applicability_determinations d set deleted_at = now() where state = 'draft' and $1 <> ''`,
  analysis: `insert into food_hazard_analyses (id, version, created_at, updated_at, food_id, version_number, state, basis, facts, hazards, considered,
      origins_considered, factors, sources, outcome, control_count, confirmations)
    select ${NEW}, s.food_id, 1000 + (random() * 1000000)::int, 'draft', 'own', '{}', '[]', '[]', '[]', '{}', '[]', 'none', 0, '{}' from (${SOME}) s on conflict do nothing`,
  'no analyses': `update food_hazard_analyses a set deleted_at = now() from (${SOME}) s where s.food_id = a.food_id`,
  procedure: `insert into procedures (id, version, created_at, updated_at, importer_id, code, version_number, state, title, effective_from, established_by)
    select ${NEW}, s.importer_id, 'PR-1', 1000 + (random() * 1000000)::int, 'draft', 'x', current_date, 'importer' from (${SOME}) s on conflict do nothing`,
  reevaluation: `insert into reevaluations (id, version, created_at, updated_at, file_id, supplier_id, food_id, due_on, status, reasons, assignee_id)
    select ${NEW}, s.id, s.supplier_id, s.food_id, current_date + length($1) % 3, 'open', '[]', case when $1 like '%1%' then '${OWNERS[0]!}'::uuid end
    from (${SOME}) s on conflict do nothing`,
  reevaluated: `update reevaluations r set status = 'closed', closed_at = now() from (${SOME}) s where s.id = r.file_id`,
  assurance: `insert into assurances (id, version, created_at, updated_at, kind, file_id, effective_on, signer_name, signer_title, statement, document_id, valid_until)
    select ${NEW}, 'SS-2', s.id, '2026-01-01', 'x', 'x', 'x', gen_random_uuid(), current_date + length($1) * 20 - 40 from (${SOME}) s`,
  'no assurances': `update assurances a set deleted_at = now() from (${SOME}) s where s.id = a.file_id`,
  importer: `update importers i set active = not active from (${SOME}) s where s.importer_id = i.id`,
};

it('kept work is what the records say after each random change, while files wait to be judged and afterwards', async () => {
  let whileDue = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(10 ** 6)), { minLength: 4, maxLength: 8 }),
      async (changes) => {
        for (const [name, seed] of changes) await program.database.dataSource.query(CHANGES[name]!, [String(seed)]);
        whileDue += await compare();
        await refresh();
        expect(await compare()).toBe(0);
      },
    ),
    { numRuns: 10, endOnFailure: true },
  );
  expect(whileDue).toBeGreaterThan(20);
  // The files that are judged keep exactly what the view says.
  const { dataSource } = program.database;
  const differs = (one: string, other: string) =>
    dataSource.query(`select * from ${one} except select * from ${other}`);
  expect([...(await differs('file_work', 'file_work_now')), ...(await differs('file_work_now', 'file_work'))]).toEqual(
    [],
  );
});

it('is kept again when all files are marked as due', async () => {
  const { dataSource } = program.database;
  const read = () => dataSource.query<object[]>('select * from file_work order by file_id, kind, record_id');
  await refresh();
  const kept = await read();
  expect(kept.length).toBeGreaterThan(FILES);
  await dataSource.query(`update file_work set due_on = null, owner_id = null where kind <> 'assurance'`);
  await dataSource.query(`delete from file_work where kind = 'assurance'`);
  await dataSource.query('update fsvp_file_readiness set due = true');
  await refresh();
  expect(await read()).toEqual(kept);
});

it('is kept while somebody changes the files, who would wait for their readiness in turn', async () => {
  const { dataSource } = program.database;
  await refresh();
  const changing = dataSource.createQueryRunner();
  await changing.startTransaction();
  try {
    await changing.query('select id from fsvp_files order by id for update');
    await dataSource.query('delete from file_work');
    await dataSource.query('update fsvp_file_readiness set due = true');
    await refresh();
    const [{ kept }] = await dataSource.query<[{ kept: number }]>('select count(*)::int as kept from file_work');
    expect(kept).toBeGreaterThan(FILES);
  } finally {
    await changing.rollbackTransaction();
    await changing.release();
  }
});
