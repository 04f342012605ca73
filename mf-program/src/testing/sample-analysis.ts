import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { PLAIN_FACTS } from '@fsvp/contracts/program/food';
import {
  HAZARD_FACTORS,
  HAZARD_GROUPS,
  HAZARD_ORIGINS,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { ReferenceSet } from '@fsvp/contracts/program/reference-set';
import { newHazard } from '../hazard-analyses/worksheet/content.js';
import { FOOD_ID } from './sample-records.js';

export const ANALYSIS_ID = '0197a000-0000-7000-8000-0000000000a2';
const { traceabilityListed: _, ...facts } = PLAIN_FACTS;

export const hazardKey = (number: number) => `0197a000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const sampleHazard = (number: number, fields: Partial<AnalysisHazard> = {}): AnalysisHazard => ({
  ...newHazard('other_pathogens', hazardKey(number)),
  name: `Hazard ${number}`,
  ...fields,
});

/** The draft of a food in which nothing is answered. */
export function sampleAnalysis(changes: Partial<FoodHazardAnalysis> = {}): FoodHazardAnalysis {
  return {
    id: ANALYSIS_ID,
    version: 1,
    createdBy: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    foodId: FOOD_ID,
    foodName: 'Black pepper',
    versionNumber: 1,
    state: 'draft',
    basis: 'own',
    covers: null,
    consumers: null,
    facts: { ...facts, foodClass: 'human' },
    hazards: [],
    considered: HAZARD_GROUPS.map((group) => ({
      group,
      answer: group === 'nutrients' ? 'none' : null,
      reason: group === 'nutrients' ? 'Considered for food for animals only (21 CFR 1.504(b)(1)).' : null,
    })),
    originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: null })),
    factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: null })),
    sources: [],
    reviewed: null,
    outcome: 'no_controls_required',
    controlCount: 0,
    example: null,
    toCheck: [],
    outdated: false,
    signedByName: null,
    signedAt: null,
    confirmedAt: null,
    validUntil: null,
    replacedBy: null,
    replacedAt: null,
    ...changes,
  };
}

/** Nothing is open, and no file is concerned. */
export const CHECK = {
  signable: false,
  conditions: [],
  outcome: 'no_controls_required' as const,
  controlCount: 0,
  files: [],
  closes: [],
};

export const LIBRARY = {
  id: '0197a000-0000-7000-8000-0000000000e2',
  version: 1,
  createdBy: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  kind: 'hazard_library',
  effectiveFrom: '2017-05-30',
  effectiveTo: null,
  source: 'FSVP Suite',
  retrievedOn: '2026-01-01',
  rowCount: 2,
  shipped: true,
  rows: [
    {
      code: 'SALM',
      name: 'Salmonella',
      class: 'biological',
      subtype: 'pathogen',
      synonyms: ['salmonella spp'],
      severity: 'high',
      note: null,
    },
    {
      code: 'AFLA',
      name: 'Aflatoxins',
      class: 'chemical',
      subtype: 'natural_toxin',
      synonyms: ['aflatoxin b1'],
      severity: 'high',
      note: null,
    },
  ],
} satisfies ReferenceSet;
