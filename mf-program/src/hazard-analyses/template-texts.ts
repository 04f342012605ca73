import { dayText } from '@fsvp/contracts/core/signed-field';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysisSource } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  SUPPORT_SOURCE_LABELS,
  type HazardSupport,
  type HazardTemplate,
  type SupportSource,
  type TemplateHazard,
} from '@fsvp/contracts/program/hazard-template';
import { formatNumber } from '@fsvp/ui';
import { changeHazard, fromLibrary, newHazard, type LibraryHazard } from './worksheet/content.js';

export const supportOf = ({ support }: TemplateHazard, source: SupportSource): HazardSupport | undefined =>
  support.find((one) => one.source === source);

/** '58.8%', and '< 0.1%' of a share that would be 0. */
function percent(share: number): string {
  if (share > 0 && share < 0.001) return '< 0.1%';
  return `${formatNumber(Math.round(share * 1000) / 10)}%`;
}

/** '4,637 of 7,882 (58.8%)' */
export function countText({ count, of, share }: HazardSupport): string {
  if (count === null) return 'named';
  if (of === null) return formatNumber(count);
  return `${formatNumber(count)} of ${formatNumber(of)}${share === null ? '' : ` (${percent(share)})`}`;
}

/** 'Jan 2002' of '2002-01', 'Jan 5, 2024' of '2024-01-05'. */
function dateText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text);
  const [month = '', , year = ''] = dayText(`${text}-01`).split(' ');
  return `${month} ${year}`;
}

/** 'Jan 2002 to Jan 2016' */
export const periodText = ({ from, to }: Pick<HazardSupport, 'from' | 'to'>): string | null =>
  from && to ? `${dateText(from)} to ${dateText(to)}` : null;

/** 'FDA import refusals: 4,637 of 7,882 (58.8%), Jan 2002 to Jan 2016', for the reason why a hazard is foreseeable. */
export const supportText = (support: HazardSupport): string =>
  `${SUPPORT_SOURCE_LABELS[support.source]}${support.scope === 'all_foods' ? ' of all foods' : ''}: ${[countText(support), periodText(support)].filter(Boolean).join(', ')}`;

const toLibrary = ({ code, name, class: of, subtype, severity, note }: TemplateHazard): LibraryHazard => ({
  code,
  name,
  class: of,
  subtype: subtype as LibraryHazard['subtype'],
  severity,
  note,
  synonyms: [],
});

/** A row with the counts as its suggested reason. What a person has to judge is open; there is never a probability. */
export function fromTemplate(hazard: TemplateHazard): AnalysisHazard {
  const row = newHazard('others');
  return changeHazard(row, {
    ...fromLibrary(toLibrary(hazard), row),
    // A code that an administrator took out of the library could not be stored.
    libraryCode: hazard.inLibrary ? hazard.code : null,
    foreseeableReason: hazard.support.map(supportText).join('; ') || null,
    sahcodhaReason: hazard.sahcodhaReason || null,
  });
}

/** The data of a template as sources of an analysis, without those that it names already. */
export function sourcesOf({ inputs }: HazardTemplate, known: readonly AnalysisSource[]): AnalysisSource[] {
  const titles = new Set(known.map(({ title }) => title));
  return inputs
    .map(({ title, publisher, retrievedOn }) => ({
      title: `${title}, ${publisher}`,
      documentId: null,
      url: null,
      retrievedOn,
    }))
    .filter(({ title }) => !titles.has(title));
}
