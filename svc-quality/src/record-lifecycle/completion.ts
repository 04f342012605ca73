import { dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';

/** A record whose completed date is set exactly while it is completed. */
interface Completable {
  completedDate: string | null;
  updatedAt: string;
}

/**
 * Sets the completed date of a completed record, if none was given, to the time of the change; clears it otherwise
 * (spec-map: derived-11).
 * @throws 400 for a day in the future, since it would extend a supplier's verification
 */
export function updateCompletedDate(record: Completable, done: boolean): void {
  if (done && record.completedDate && dayOfInstant(record.completedDate) > today()) {
    throw invalidInput([{ path: 'completedDate', message: "The completed date can't be in the future" }]);
  }
  record.completedDate = done ? (record.completedDate ?? record.updatedAt) : null;
}
