/** How many calls run at a time. */
const PARALLEL = 3;

/** Works on all items, a few at a time, until `isStopped` says so. */
export async function runEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const rest = [...items];
  const take = async () => {
    for (let item = rest.shift(); item !== undefined && !isStopped(); item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, take));
}
