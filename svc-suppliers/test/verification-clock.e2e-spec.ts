import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import {
  verificationCompleted,
  verificationDeleted,
  verificationRecord,
  verificationUpdated,
} from '@fsvp/contracts/quality/verification.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually, TEST_USER_ID, type TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
let stream: EventStream;
beforeAll(async () => {
  service = await startSuppliers();
  stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
  await stream.ensureStream();
});
afterAll(() => service.close());

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T00:00:00.000Z`;

async function createSupplier(lastVerificationDate: string | null = null): Promise<string> {
  const { body } = await service.request('POST', '/api/suppliers', {
    name: 'Verified',
    country: 'Japan',
    lastVerificationDate,
  });
  return body.id as string;
}
const setDate = (id: string, lastVerificationDate: string | null) =>
  service.request('PUT', `/api/suppliers/${id}`, { lastVerificationDate });
const dateOf = async (id: string) =>
  (await service.request('GET', `/api/suppliers/${id}`)).body.lastVerificationDate as string | null;

interface State {
  supplierId: string;
  completedDate: string | null;
}

/** A verification activity, which writes an event with each change as svc-quality does. */
class Activity {
  readonly id = newId();
  private version = 0;
  private state: State | null = null;

  /** @param next null deletes it */
  event(next: State | null): EventEnvelope {
    const record = (state: State | null) =>
      state && { id: this.id, title: 'Audit', status: state.completedDate ? 'completed' : 'scheduled', ...state };
    const [before, after] = [record(this.state), record(next)];
    const definition = !next ? verificationDeleted : next.completedDate ? verificationCompleted : verificationUpdated;
    this.version += 1;
    this.state = next;
    return {
      id: newId(),
      service: 'quality',
      aggregateType: verificationRecord.type,
      aggregateId: this.id,
      aggregateVersion: this.version,
      type: definition.type,
      actor: TEST_USER_ID,
      requestId: null,
      occurredAt: new Date().toISOString(),
      before,
      after,
    };
  }

  complete(supplierId: string, completedDate: string): Promise<void> {
    return deliver(this.event({ supplierId, completedDate }));
  }

  reopen(): Promise<void> {
    return deliver(this.event({ supplierId: this.state!.supplierId, completedDate: null }));
  }

  delete(): Promise<void> {
    return deliver(this.event(null));
  }
}

async function deliver(event: EventEnvelope): Promise<void> {
  // With another message id: JetStream would otherwise remove the duplicate before the inbox sees it.
  await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
  await waitUntilClockHandled(event.id);
}

/** By the consumer of this release: that of the earlier one acknowledges events, too. */
async function waitUntilClockHandled(eventId: string): Promise<void> {
  const sql = `select from inbox where event_id = $1 and consumer = 'suppliers-move-clock-with-verifications'`;
  await eventually(async () => (await service.database.dataSource.query<unknown[]>(sql, [eventId])).length);
}

it.each(['reopen', 'delete'] as const)('%s of a completed activity gives the date before it', async (end) => {
  const id = await createSupplier(day(1));
  const activity = new Activity();
  await activity.complete(id, day(5));
  expect(await dateOf(id)).toBe(day(5));
  await activity[end]();
  expect(await dateOf(id)).toBe(day(1));
});

it('gives no date where there was none, and sets it again when the activity is completed again', async () => {
  const id = await createSupplier();
  const activity = new Activity();
  await activity.complete(id, day(5));
  await activity.reopen();
  expect(await dateOf(id)).toBeNull();
  await activity.complete(id, day(5));
  expect(await dateOf(id)).toBe(day(5));
});

it('the date of an activity that stands stays when another one is reopened, whichever was completed first', async () => {
  const [first, second] = [new Activity(), new Activity()];
  const id = await createSupplier(day(1));
  await second.complete(id, day(9));
  await first.complete(id, day(5));
  expect(await dateOf(id)).toBe(day(9));
  await second.reopen();
  expect(await dateOf(id)).toBe(day(5));
});

it('reopening an earlier activity changes nothing, and its date does not return when the later one is reopened', async () => {
  const [first, second] = [new Activity(), new Activity()];
  const id = await createSupplier(day(1));
  await first.complete(id, day(5));
  await second.complete(id, day(9));
  await first.reopen();
  expect(await dateOf(id)).toBe(day(9));
  await second.reopen();
  expect(await dateOf(id)).toBe(day(1));
});

it('follows a completed date that is moved to an earlier or a later day', async () => {
  const activity = new Activity();
  const id = await createSupplier(day(1));
  await activity.complete(id, day(9));
  await activity.complete(id, day(5));
  expect(await dateOf(id)).toBe(day(5));
  await activity.complete(id, day(7));
  expect(await dateOf(id)).toBe(day(7));
});

it('moves with the activity to another supplier', async () => {
  const activity = new Activity();
  const [from, to] = [await createSupplier(day(1)), await createSupplier(day(2))];
  await activity.complete(from, day(9));
  await activity.complete(to, day(9));
  expect([await dateOf(from), await dateOf(to)]).toEqual([day(1), day(9)]);
  await activity.delete();
  expect(await dateOf(to)).toBe(day(2));
});

it.each([
  ['a later', day(20)],
  ['an earlier', day(3)],
  ['no', null],
])('%s date that a person has set since stays', async (_, date) => {
  const [first, second] = [new Activity(), new Activity()];
  const id = await createSupplier(day(1));
  await first.complete(id, day(5));
  await setDate(id, date);
  await first.reopen();
  expect(await dateOf(id)).toBe(date);
  await second.complete(id, day(25));
  await second.reopen();
  expect(await dateOf(id)).toBe(date);
});

it('a later completion counts from the date that a person has set', async () => {
  const [first, second] = [new Activity(), new Activity()];
  const id = await createSupplier();
  await first.complete(id, day(5));
  await setDate(id, day(7));
  await second.complete(id, day(9));
  await first.reopen();
  await second.reopen();
  expect(await dateOf(id)).toBe(day(7));
});

it('keeps the date of an activity that was completed in an earlier release', async () => {
  const activity = new Activity();
  const id = await createSupplier(day(5));
  activity.event({ supplierId: id, completedDate: day(5) });
  await activity.reopen();
  expect(await dateOf(id)).toBe(day(5));
});

it('events that arrive twice or late change nothing', async () => {
  const activity = new Activity();
  const id = await createSupplier(day(1));
  const completed = activity.event({ supplierId: id, completedDate: day(5) });
  const reopened = activity.event({ supplierId: id, completedDate: null });
  await deliver(reopened);
  await deliver(completed);
  expect(await dateOf(id)).toBe(day(1));
  const again = activity.event({ supplierId: id, completedDate: day(6) });
  await deliver(again);
  for (const event of [reopened, completed]) {
    // As after a restored backup: the inbox does not know that they were handled.
    await service.database.dataSource.query('delete from inbox where event_id = $1', [event.id]);
    await deliver(event);
  }
  expect(await dateOf(id)).toBe(day(6));
});

it('counts completions that arrive together, in any order', async () => {
  const id = await createSupplier();
  const activities = [new Activity(), new Activity(), new Activity()];
  const events = activities.map((activity, at) => activity.event({ supplierId: id, completedDate: day(9 - at) }));
  for (const event of events) await deliver(event);
  const [last, middle] = activities;
  await last!.reopen();
  expect(await dateOf(id)).toBe(day(8));
  await middle!.delete();
  expect(await dateOf(id)).toBe(day(7));
});

it('counts an activity that was completed again before the first event arrived', async () => {
  const activity = new Activity();
  const id = await createSupplier();
  const dates = [day(5), null, day(5)];
  const events = dates.map((completedDate) => activity.event({ supplierId: id, completedDate }));
  for (const event of events) await deliver(event);
  expect(await dateOf(id)).toBe(day(5));
});

it('other changes of a completed activity change nothing', async () => {
  const activity = new Activity();
  const id = await createSupplier();
  await activity.complete(id, day(5));
  await setDate(id, day(2));
  await activity.complete(id, day(5));
  expect(await dateOf(id)).toBe(day(2));
});

it('an event of an earlier release that is read again changes nothing', async () => {
  const activity = new Activity();
  const id = await createSupplier(day(1));
  const completed = activity.event({ supplierId: id, completedDate: day(5) });
  // As the consumer of release 0.3.0 did, and then a person.
  await setDate(id, day(5));
  await setDate(id, day(2));
  await deliver(completed);
  expect(await dateOf(id)).toBe(day(2));
  await activity.reopen();
  expect(await dateOf(id)).toBe(day(2));
});
