/** Steps of zoom; 1 shows the whole width. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

export const WHOLE_WIDTH = 1;
export const SMALLEST = STEPS[0];
export const LARGEST = STEPS[STEPS.length - 1]!;

export function zoomIn(zoom: number): number {
  return STEPS.find((step) => step > zoom) ?? LARGEST;
}

export function zoomOut(zoom: number): number {
  return STEPS.findLast((step) => step < zoom) ?? SMALLEST;
}

/** The zoom that a key asks for; undefined for other keys. */
export function zoomOfKey(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return zoomIn(zoom);
  if (key === '-') return zoomOut(zoom);
  return key === '0' ? WHOLE_WIDTH : undefined;
}
