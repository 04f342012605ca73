/** A record whose completed date is set exactly while it is done. */
interface Completable {
  completedDate: string | null;
  updatedAt: string;
}

/** Stamps what is done with the time of the change, keeping a date that was given; what is not done has none. */
export function settleCompletion(record: Completable, done: boolean): void {
  record.completedDate = done ? (record.completedDate ?? record.updatedAt) : null;
}
