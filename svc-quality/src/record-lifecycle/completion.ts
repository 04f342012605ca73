import { invalidInput } from '@fsvp/service-kit/problem.error';

const DAY_MS = 86_400_000;

/** A record whose completed date is set exactly while it is completed. */
interface Completable {
  completedDate: string | null;
  updatedAt: string;
}

/**
 * Sets the completed date of a completed record, if none was given, to the time of the change; clears it otherwise
 * (spec-map: derived-11).
 * @throws 400 for a day that is in the future in every time zone, since it would extend a supplier's verification
 */
export function updateCompletedDate(record: Completable, done: boolean): void {
  if (done && record.completedDate && Date.parse(record.completedDate) > Date.now() + DAY_MS) {
    throw invalidInput([{ path: 'completedDate', message: "The completed date can't be in the future" }]);
  }
  record.completedDate = done ? (record.completedDate ?? record.updatedAt) : null;
}
