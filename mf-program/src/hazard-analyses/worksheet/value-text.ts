import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysisSource } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  AGREEMENT_LABELS,
  ANALYSIS_BASIS_LABELS,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { codeLabel } from '@fsvp/contracts/core/code-label';
import { HAZARD_ORIGIN_LABELS, HAZARD_SUBTYPE_LABELS } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';

/** A value of a draft in words. @param path as in a conflict */
export function textOfValue(path: string, value: unknown): string {
  const [list, key, field] = path.split('.');
  if (value === undefined) return 'Removed';
  if (list === 'hazards' && !field) return `The row ${(value as AnalysisHazard).name || 'without a name'}`;
  if (value === null || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (list === 'basis') return ANALYSIS_BASIS_LABELS[value as keyof typeof ANALYSIS_BASIS_LABELS];
  if (list === 'reviewed' && key === 'agreement') return AGREEMENT_LABELS[value as keyof typeof AGREEMENT_LABELS];
  if (list === 'sources')
    return (value as AnalysisSource[]).map(({ title }) => title || 'Without a name').join('\n') || 'None';
  if (field === 'subtype') return HAZARD_SUBTYPE_LABELS[value as keyof typeof HAZARD_SUBTYPE_LABELS];
  if (Array.isArray(value))
    return (
      (value as string[])
        .map((one) => HAZARD_ORIGIN_LABELS[one as keyof typeof HAZARD_ORIGIN_LABELS] ?? one)
        .join(', ') || 'None'
    );
  const codes = ['severity', 'probability', 'class', 'answer'];
  return codes.includes(field ?? '') ? codeLabel(String(value)) : String(value);
}
