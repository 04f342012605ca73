import {
  HAZARD_FACTOR_LABELS,
  HAZARD_GROUP_LABELS,
  HAZARD_ORIGIN_LABELS,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { LABELS } from './columns.js';
import type { Content } from './content.js';
import { rowNumbers } from './grid-rows.js';

const FIELDS: Record<string, string> = {
  basis: 'Basis',
  covers: 'Products and species',
  consumers: 'Intended consumers',
  sources: 'Sources',
  reviewed: "Another's analysis",
};
export const REVIEW_LABELS: Record<string, string> = {
  entity: 'Who conducted it',
  preparedBy: 'Prepared by',
  preparedOn: 'Prepared on',
  qualificationEvidence: 'Evidence of a qualified individual',
  qualificationDocumentId: 'Document of that evidence',
  documentId: 'Document of the analysis',
  language: 'Language',
  assessment: 'Your assessment',
  agreement: 'Agreement',
  changes: 'Changes',
};
const GROUPS: Record<string, string> = HAZARD_GROUP_LABELS;
const FACTORS: Record<string, string> = HAZARD_FACTOR_LABELS;
const ORIGINS: Record<string, string> = HAZARD_ORIGIN_LABELS;

/** Words for a place of a draft: 'Row 3 (Salmonella), Severity'. @param path of a conflict, or of an error with an index */
export function placeOf(path: string, { hazards }: Pick<Content, 'hazards'>): string {
  const [list = '', key = '', field = ''] = path.split('.');
  if (list === 'hazards') {
    const index = /^\d{1,3}$/.test(key) ? Number(key) : hazards.findIndex(({ hazardKey }) => hazardKey === key);
    const hazard = hazards[index];
    const row = hazard
      ? `Row ${rowNumbers(hazards).get(hazard.hazardKey)}${hazard.name ? ` (${hazard.name})` : ''}`
      : 'A removed row';
    return field ? `${row}, ${LABELS[field] ?? field}` : row;
  }
  if (list === 'considered') return `${GROUPS[key] ?? key}, ${field === 'answer' ? 'answer' : 'reason'}`;
  if (list === 'originsConsidered') return ORIGINS[key] ?? 'Origins';
  if (list === 'factors') return FACTORS[key] ?? 'Factors';
  if (list === 'reviewed') return REVIEW_LABELS[key] ?? FIELDS.reviewed!;
  return FIELDS[list] ?? list;
}
