import { REQUIREMENT_CODES, type RequirementCode } from './requirement-codes.js';

/** Days before the end of evidence from which it is expiring, by requirement. */
export type WindowDays = (code: RequirementCode) => number;

const isCode = (text: string): text is RequirementCode => (REQUIREMENT_CODES as readonly string[]).includes(text);

/**
 * Reads policy `readiness.windowDays`: '60', or with other days for some requirements '60, VS-2=90'.
 * @param max most days
 * @returns undefined for another text, for more days, and for a requirement that there is not or that is named twice
 */
export function parseWindowDays(text: string, max = 180): WindowDays | undefined {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  const days = (part = '') => (/^\d{1,3}$/.test(part) && Number(part) <= max ? Number(part) : undefined);
  const general = days(first);
  if (general === undefined) return undefined;
  const byCode = new Map<string, number>();
  for (const part of others) {
    const [code = '', number] = part.split('=').map((side) => side.trim());
    const own = days(number);
    if (!isCode(code) || own === undefined || byCode.has(code)) return undefined;
    byCode.set(code, own);
  }
  return (code) => byCode.get(code) ?? general;
}
