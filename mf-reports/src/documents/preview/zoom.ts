/** Zoom steps; 1 fits the width. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

export const FIT_WIDTH = 1;
export const MIN_ZOOM = STEPS[0];
export const MAX_ZOOM = STEPS[STEPS.length - 1]!;

export function zoomIn(zoom: number): number {
  return STEPS.find((step) => step > zoom) ?? MAX_ZOOM;
}

export function zoomOut(zoom: number): number {
  return STEPS.findLast((step) => step < zoom) ?? MIN_ZOOM;
}

/** The zoom that a key selects; undefined for other keys. */
export function zoomOfKey(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return zoomIn(zoom);
  if (key === '-') return zoomOut(zoom);
  return key === '0' ? FIT_WIDTH : undefined;
}
