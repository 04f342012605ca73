import { invalidInput } from '@fsvp/service-kit/problem.error';

const DAY_MS = 86_400_000;

/** A record whose completed date is set exactly while it is done. */
interface Completable {
  completedDate: string | null;
  updatedAt: string;
}

/**
 * Stamps what is done with the time of the change, keeping a date that was given; what is not done has none.
 * @throws 400 for a day that has begun nowhere yet: it would hold a supplier verified for longer than it is
 */
export function updateCompletedDate(record: Completable, done: boolean): void {
  if (done && record.completedDate && Date.parse(record.completedDate) > Date.now() + DAY_MS) {
    throw invalidInput([{ path: 'completedDate', message: 'The completed date lies in the future' }]);
  }
  record.completedDate = done ? (record.completedDate ?? record.updatedAt) : null;
}
