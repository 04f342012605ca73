/** The id of the element that shows a requirement, and of the button that opens it. */
export const requirementId = (code: string) => `requirement-${code}`;

export const DETERMINATION_ID = 'determination';
/** Of the assurances and checks. */
export const RECORDS_ID = 'records';

/** Moves to a part of the page, which gets the focus. @returns whether the page has it */
export function showPart(id: string): boolean {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
  return part !== null;
}
