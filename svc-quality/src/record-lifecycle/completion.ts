/** A record whose completed date is set exactly while it is completed. */
interface Completable {
  completedDate: string | null;
  updatedAt: string;
}

/**
 * Sets the completed date of a completed record, if none was given, to the time of the change; clears it otherwise
 * (spec-map: derived-11).
 */
export function updateCompletedDate(record: Completable, done: boolean): void {
  record.completedDate = done ? (record.completedDate ?? record.updatedAt) : null;
}
