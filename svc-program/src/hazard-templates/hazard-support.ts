import { dayText } from '@fsvp/contracts/core/signed-field';
import {
  MIN_NOTIFICATIONS,
  MIN_REFUSAL_PERCENT,
  type HazardSupport,
  type SupportSource,
} from '@fsvp/contracts/program/hazard-template';
import type { NotificationCounts } from './count-notifications.js';
import type { Period, RecallCounts } from './count-recalls.js';
import { sumOf, type RefusalCounts } from './count-refusals.js';

const NOTHING: Pick<HazardSupport, 'scope' | 'note' | 'charges'> = { scope: 'category', note: null, charges: [] };
const share = (count: number, of: number) => (of ? Math.round((count * 10_000) / of) / 10_000 : null);

/** What the refusals of an industry say of a hazard; nothing where no charge names it. */
export function refusalSupport({ hazards, total }: RefusalCounts, code: string, period: Period): HazardSupport[] {
  const charges = hazards.get(code);
  if (!charges) return [];
  const count = sumOf(charges);
  return [
    { ...NOTHING, source: 'refusals', count, of: total, share: share(count, total), ...period, charges: [...charges] },
  ];
}

export function notificationSupport(
  { hazards, total, categories }: NotificationCounts,
  code: string,
  period: Period,
): HazardSupport[] {
  const count = hazards.get(code);
  if (!count) return [];
  const others = [...new Set(categories.flatMap(({ alsoCovers }) => alsoCovers))];
  const note = others.length ? `RASFF counts this industry together with others: ${others.join('; ')}.` : null;
  return [{ ...NOTHING, source: 'rasff', count, of: total, share: share(count, total), ...period, note }];
}

export function recallSupport({ of, total, period, completeFrom }: RecallCounts, code: string): HazardSupport[] {
  const { named: count } = of(code);
  const note = `Of all foods and some other products: FDA publishes recalls without an industry. Before ${dayText(completeFrom)} an excerpt.`;
  return count
    ? [
        {
          ...NOTHING,
          source: 'recalls',
          scope: 'all_foods',
          count,
          of: total,
          share: share(count, total),
          ...period,
          note,
        },
      ]
    : [];
}

/** Without counts. @param note undefined where the guide does not name the hazard */
export function guideSupport(note: string | null | undefined): HazardSupport[] {
  if (note === undefined) return [];
  return [{ ...NOTHING, source: 'fda_hazard_guide', count: null, of: null, share: null, from: null, to: null, note }];
}

/** The sources that are enough to propose a hazard; FDA's guide names those of the industry itself. */
export function sourcesOfEntry(support: readonly HazardSupport[]): SupportSource[] {
  const isEnough = ({ source, count, of }: HazardSupport) =>
    (source === 'refusals' && count! * 100 >= MIN_REFUSAL_PERCENT * of!) ||
    (source === 'rasff' && count! >= MIN_NOTIFICATIONS) ||
    source === 'fda_hazard_guide';
  return support.filter(isEnough).map(({ source }) => source);
}
