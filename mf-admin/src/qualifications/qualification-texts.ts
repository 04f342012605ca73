import { FOOD_CLASS_LABELS, QUALIFICATION_BASIS_LABELS } from '@fsvp/contracts/program/qualification';
import { QUALIFIED_ACTIVITY_LABELS, type QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { languageName } from '@fsvp/contracts/core/language';
import { formatDate } from '@fsvp/ui';

const SHOWN_ACTIVITIES = 2;

export const activityLabels = (activities: readonly QualifiedActivity[]) =>
  activities.map((activity) => QUALIFIED_ACTIVITY_LABELS[activity]);

/** 'Conduct hazard analyses, Evaluate suppliers and 3 more' */
export function shortActivities(activities: readonly QualifiedActivity[]): string {
  const labels = activityLabels(activities);
  const more = labels.length - SHOWN_ACTIVITIES;
  // One that is left out would take no less space than "and 1 more".
  if (more <= 1) return labels.join(', ');
  return `${labels.slice(0, SHOWN_ACTIVITIES).join(', ')} and ${more} more`;
}

export const foodClassesText = (classes: Qualification['foodClasses']) =>
  classes.length ? classes.map((foodClass) => FOOD_CLASS_LABELS[foodClass]).join(', ') : 'Human and animal food';

export const industriesText = (codes: readonly string[]) => (codes.length ? codes.join(', ') : 'All industries');

export const languagesText = (languages: readonly string[]) =>
  languages.length ? languages.map(languageName).join(', ') : 'None';

/** One line for each entry. */
export const basisText = (basis: Qualification['basis']) =>
  basis.map(({ kind, text }) => `${QUALIFICATION_BASIS_LABELS[kind]}: ${text}`).join('\n');

/** 'Mar 5, 2026 to Mar 5, 2027' */
export const validityText = ({ validFrom, validUntil }: Pick<Qualification, 'validFrom' | 'validUntil'>) =>
  validUntil === null
    ? `From ${formatDate(validFrom)}, no end date`
    : `${formatDate(validFrom)} to ${formatDate(validUntil)}`;
