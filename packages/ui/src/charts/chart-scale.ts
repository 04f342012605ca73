const MS_PER_DAY = 86_400_000;
const STEPS = [1, 2, 5, 10];

/** Round axis values from 0 up; the last is at least `max`. */
export function axisTicks(max: number, wanted = 4): number[] {
  const least = Math.max(max, 1) / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, (STEPS.find((candidate) => candidate * magnitude >= least) ?? 10) * magnitude);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
}

/** The position of each day between the first (0) and the last (1). */
export function dayShares(days: readonly string[]): number[] {
  const numbers = days.map(dayNumber);
  const first = numbers[0] ?? 0;
  const span = (numbers.at(-1) ?? 0) - first;
  return numbers.map((number) => (span === 0 ? 1 : (number - first) / span));
}

/** The index of the nearest share. */
export function nearest(shares: readonly number[], share: number): number {
  let best = 0;
  shares.forEach((candidate, index) => {
    if (Math.abs(candidate - share) < Math.abs((shares[best] ?? 0) - share)) best = index;
  });
  return best;
}

/** Moves overlapping labels apart, as little as possible, all between `top` and `bottom`. */
export function spreadLabels(wanted: readonly number[], height: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let free = top;
  for (const label of order) {
    label.y = Math.max(label.y, free);
    free = label.y + height;
  }
  let limit = bottom;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - height;
  }
  const placed: number[] = [];
  for (const { y, index } of order) placed[index] = y;
  return placed;
}
