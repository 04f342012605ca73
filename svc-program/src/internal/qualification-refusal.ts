import type { Day } from '@fsvp/contracts/core/calendar-day';
import { languageName } from '@fsvp/contracts/core/language';
import { QUALIFIED_ACTIVITY_LABELS } from '@fsvp/contracts/signatures/qualified-activity';
import type { Qualification, QualificationDemand } from '@fsvp/contracts/program/qualified-individual';

/** What of a qualification says whether it covers a record. */
export type Scope = Pick<
  Qualification,
  'activities' | 'foodClasses' | 'industryCodes' | 'languages' | 'validFrom' | 'validUntil'
>;

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Why a person may not sign a record today; null if they may (21 CFR 1.503; beyond/e-signature.md, 4).
 * @param signed the person's signed qualification, if there is one
 */
export function findRefusal(signed: Scope | null, demand: QualificationDemand, day: Day): string | null {
  const { activity, food, languages } = demand;
  if (!signed || !isValid(signed, day) || !signed.activities.includes(activity))
    return notQualified(activity, food?.name ?? null);
  if (!covers(signed, food)) return notQualified(activity, food?.name ?? 'all foods');
  const unread = languages.find((ofDocument) => !ofDocument.some((language) => signed.languages.includes(language)));
  if (!unread) return null;
  const names = EITHER.format(unread.map(languageName));
  return `You are not recorded as qualified to read ${names}. Attach a translation or choose another person.`;
}

/** From the first day to the last, both included. */
export function isValid({ validFrom, validUntil }: Scope, day: Day): boolean {
  return validFrom <= day && (validUntil === null || day <= validUntil);
}

/** A record that names no food is covered only by a qualification for all foods. */
function covers({ foodClasses, industryCodes }: Scope, food: QualificationDemand['food']): boolean {
  if (!food) return !foodClasses.length && !industryCodes.length;
  const { foodClass, industryCode } = food;
  return (
    (!foodClasses.length || foodClasses.includes(foodClass)) &&
    (!industryCodes.length || (industryCode !== null && industryCodes.includes(industryCode)))
  );
}

function notQualified(activity: QualificationDemand['activity'], food: string | null): string {
  const label = QUALIFIED_ACTIVITY_LABELS[activity];
  const words = label.charAt(0).toLowerCase() + label.slice(1);
  return `You are not recorded as qualified to ${words}${food ? ` for ${food}` : ''}.`;
}
