import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { newId } from '@fsvp/service-kit/database/columns';
import { endConnectionAt, type ConnectionEnd } from '@fsvp/service-kit/testing/end-connection';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { ActivityGenerator } from '../src/planned-activities/activity-generator.js';
import { sampleLine, TestPlans, type TestFile } from './plans.js';
import { startQuality, type TestQuality } from './start.js';

/** More than one transaction of the generator. */
export const LINES = 520;

let service: TestQuality;
let plans: TestPlans;
beforeAll(async () => {
  service = await startQuality();
  plans = new TestPlans(service);
});
afterAll(() => service.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => service.database.dataSource.query(sql, values);
const generate = () => service.app.get(ActivityGenerator, { strict: false }).generate(today());

/** Generates until the connection has ended; the generator that runs all the time can be the one that it happens to. */
const generateUntilKilled = (end: ConnectionEnd) =>
  endConnectionAt(service.ownerUrl, end, async (hasEnded) => {
    await eventually(async () => {
      await generate().catch(() => undefined);
      return hasEnded();
    });
  });

/** How many activities the lines of a file have, after another start: each due day and lot of a line has one, and one event tells of it. */
async function countOnceEach({ id }: TestFile, expected: number): Promise<void> {
  const count = async () =>
    Number(
      (await query<{ count: string }>('select count(*) from verification_activities where file_id = $1', [id]))[0]
        ?.count,
    );
  await eventually(async () => {
    await Promise.all([generate(), generate()]);
    return (await count()) >= expected;
  });
  await generate();
  const [found] = await query(
    `select count(*)::int as activities, count(distinct (v.plan_line_key, v.due_date, v.description))::int as different,
       count(g.activity_id)::int as claimed, sum(events)::int as events
     from verification_activities v left join generated_activities g on g.activity_id = v.id
     cross join lateral (select count(*) as events from event_log where aggregate_id = v.id) told
     where v.file_id = $1`,
    [id],
  );
  expect(found).toEqual({ activities: expected, different: expected, claimed: expected, events: expected });
  expect(
    await query(
      `select from generated_activities g join plan_lines l on l.line_key = g.line_key
       where l.file_id = $1 and not exists (select from verification_activities v where v.id = g.activity_id)`,
      [id],
    ),
  ).toEqual([]);
}

/** Tests that end the connection of the generator at points of its work. */
export function testKilledGeneration(ends: { ofDays: ConnectionEnd[]; ofLots: ConnectionEnd[] }): void {
  it.each(ends.ofDays)('generation that is killed and started again creates each activity once: %j', async (end) => {
    const file = await plans.openFile(service.suppliers.add('Andes Pepper'), { lifecycle: 'suspended' });
    await plans.sign(
      file,
      Array.from({ length: LINES }, () => sampleLine()),
    );
    // Opening it is one event, which comes at once.
    await query(`update plan_files set lifecycle = 'importing' where file_id = $1`, [file.id]);
    await generateUntilKilled(end);
    await countOnceEach(file, LINES);
  });

  it.each(ends.ofLots)('lines by lots count each lot once when the generation is killed: %j', async (end) => {
    const supplierId = service.suppliers.add('Andes Pepper');
    const pepper = service.suppliers.addProduct(supplierId, 'Black pepper');
    const hazard = { supplierId, productId: pepper, hazardType: 'biological', hazardDescription: 'Salmonella' };
    await service.request('POST', '/api/hazard-analysis', { ...hazard, severity: 'high' });
    const file = await plans.openFile(supplierId, { productIds: [pepper], lifecycle: 'suspended' });
    const line = { activity: 'sampling_testing', beforeFirstImport: false } as const;
    await plans.sign(file, [
      sampleLine({ ...line, frequency: { everyLots: 1 } }),
      sampleLine({ ...line, frequency: { everyLots: 2 } }),
    ]);
    await query(`update plan_files set lifecycle = 'importing' where file_id = $1`, [file.id]);
    const receive = (lotNumber: string) => ({
      id: newId(),
      supplierId,
      productName: 'Black pepper',
      lotNumber,
      receivedDate: addDays(today(), -1),
    });
    await endConnectionAt(service.ownerUrl, end, async (hasEnded) => {
      for (const lot of ['A', 'B', 'C']) await service.request('POST', '/api/receiving-inspections', receive(lot));
      await eventually(async () => {
        await generate().catch(() => undefined);
        return hasEnded();
      });
    });
    // Three lots of one line, the first and third of the other.
    await countOnceEach(file, 5);
    expect(
      await query(
        `select count(*)::int as lots, max(number) as last from line_lots l join plan_lines p on p.line_key = l.line_key
       where p.file_id = $1 group by l.line_key`,
        [file.id],
      ),
    ).toEqual([
      { lots: 3, last: 3 },
      { lots: 3, last: 3 },
    ]);
  });
}
