/** The buckets of a sort order that contain a page: the first and last in the direction of reading, and how many rows precede them. */
export interface BucketRange {
  first: number;
  last: number;
  passed: number;
}

/**
 * Finds the buckets that contain the rows after `skipped`; undefined if there are none.
 * @param counts the rows of each bucket; a bucket may come several times
 * @param page the direction in which it is read, and how many rows are skipped and read
 */
export function findBucketRange(
  counts: Iterable<{ bucket: number; rows: number }>,
  { direction, skipped, limit }: { direction: 'asc' | 'desc'; skipped: number; limit: number },
): BucketRange | undefined {
  const rowsIn = new Map<number, number>();
  for (const { bucket, rows } of counts) rowsIn.set(bucket, (rowsIn.get(bucket) ?? 0) + rows);
  const inOrder = [...rowsIn].sort(([one], [other]) => (direction === 'asc' ? one - other : other - one));
  let range: BucketRange | undefined;
  let passed = 0;
  for (const [bucket, rows] of inOrder) {
    if (!range && passed + rows > skipped) range = { first: bucket, last: bucket, passed };
    passed += rows;
    if (!range) continue;
    range.last = bucket;
    if (passed >= skipped + limit) return range;
  }
  return range;
}
