import { describe, expect, it } from '@jest/globals';
import type { Controller, HazardAllocation } from './allocation.js';
import { type ApprovalBasis, findApprovalProblems } from './find-approval-problems.js';
import { findEvaluationProblems, findEvaluationWarnings, type JudgedEvaluation } from './find-evaluation-problems.js';
import { CONCLUSIONS, type Conclusion, type EvaluationContext } from './supplier-evaluation.js';

const SALMONELLA: HazardAllocation = {
  hazardKey: 'a',
  hazardName: 'Salmonella',
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 12,
  sahcodha: true,
  requiredByPart112: false,
  controlledBy: 'foreign_supplier',
  entityName: null,
  control: 'Steam treatment',
  evidence: [],
};
const LEAD: HazardAllocation = { ...SALMONELLA, hazardKey: 'b', hazardName: 'Lead', hazardClass: 'chemical' };
const COMPLETE: JudgedEvaluation = {
  kind: 'initial',
  regime: 'standard',
  complianceOnly: false,
  basis: 'own',
  hazardAnalysisId: 'analysis',
  allocations: [SALMONELLA],
  procedures: { text: 'HACCP plan', evidence: [] },
  regulations: ['117'],
  complianceHistory: { text: 'Nothing found', evidence: [] },
  safetyHistory: { text: 'Two years without a finding', evidence: [] },
  conclusion: 'approve',
  reason: null,
  reviewed: null,
  answers: [],
  copied: null,
};
const CONTEXT: EvaluationContext = { supplierName: 'Bay Seafood', lowAcidCanned: false, analysisState: 'current' };
const of = (changes: Partial<JudgedEvaluation>, context: Partial<EvaluationContext> = {}) =>
  findEvaluationProblems({ ...COMPLETE, ...changes }, { ...CONTEXT, ...context });
const allocated = (changes: Partial<HazardAllocation>, context: Partial<EvaluationContext> = {}) =>
  of({ allocations: [{ ...SALMONELLA, ...changes }] }, context).map(({ path, message }) => [path, message]);

describe('what signing an evaluation demands', () => {
  it('is nothing more of a complete one', () => {
    expect(of({})).toEqual([]);
    expect(of({ conclusion: 'approve_with_conditions', reason: 'Certificate with each lot' })).toEqual([]);
  });

  it.each<[string, Partial<JudgedEvaluation>, Partial<EvaluationContext>, string]>([
    [
      'no analysis',
      { hazardAnalysisId: null },
      { analysisState: 'none' },
      'Sign the hazard analysis of the food first.',
    ],
    [
      'only a draft of it',
      { hazardAnalysisId: null },
      { analysisState: 'draft' },
      'Sign the hazard analysis of the food first.',
    ],
    [
      'changed facts',
      {},
      { analysisState: 'stale' },
      'The facts of the food have changed. Sign a new version of its hazard analysis, or confirm it.',
    ],
    [
      'an expired one',
      {},
      { analysisState: 'expired' },
      'The hazard analysis of the food has expired. Sign a new version of it, or confirm it.',
    ],
  ])('the hazard analysis: %s', (_, changes, context, message) => {
    expect(of(changes, context)).toEqual([{ path: 'hazardAnalysisId', message }]);
  });

  it('a look at each answer that was copied and is still there', () => {
    const copied = { evaluationId: 'e', fileId: 'f', fileNumber: 'F-000001', versionNumber: 1 };
    const toCheck = ['allocations.a', 'allocations.gone', 'regulations'];
    expect(of({ copied: { ...copied, toCheck } })).toEqual([
      { path: 'allocations.0', message: 'Salmonella: check what was copied from F-000001.' },
      { path: 'regulations', message: 'Rules: check what was copied from F-000001.' },
    ]);
    expect(of({ copied: { ...copied, toCheck: [] } })).toEqual([]);
  });

  it('no analysis of a supplement, and of a small supplier only the history of compliance', () => {
    const without = { hazardAnalysisId: null, allocations: [] };
    expect(of({ ...without, regime: 'ds_other' }, { analysisState: 'none' })).toEqual([]);
    const nothing = { text: null, evidence: [] };
    const small: Partial<JudgedEvaluation> = {
      ...without,
      regime: 'small_supplier',
      complianceOnly: true,
      procedures: nothing,
      regulations: [],
      safetyHistory: nothing,
    };
    expect(of(small, { analysisState: 'none' })).toEqual([]);
    expect(of({ ...small, complianceHistory: nothing }).map(({ path }) => path)).toEqual(['complianceHistory.text']);
  });

  it('who controls each hazard, how, and by whom', () => {
    expect(allocated({ controlledBy: null, control: null })).toEqual([
      ['allocations.0.controlledBy', 'Say who controls Salmonella.'],
    ]);
    expect(allocated({ control: 'Steam' })).toEqual([
      ['allocations.0.control', 'Salmonella: say in at least 10 characters how it is controlled.'],
    ]);
    expect(allocated({ controlledBy: 'not_consumable', control: null })).toEqual([
      [
        'allocations.0.control',
        'Salmonella: say in at least 10 characters why the food cannot be consumed without a control.',
      ],
    ]);
    const named: Controller[] = [
      'suppliers_supplier',
      'supply_chain_entity',
      'customer_pc',
      'customer_other',
      'subsequent_entity',
    ];
    for (const controlledBy of named) {
      expect(allocated({ controlledBy })).toEqual([
        ['allocations.0.entityName', 'Salmonella: name the entity that controls it.'],
      ]);
      expect(allocated({ controlledBy, entityName: 'Mill Inc.' })).toEqual([]);
      expect(allocated({ controlledBy, entityName: ' bay SEAFOOD' })).toHaveLength(1);
    }
    for (const controlledBy of ['importer', 'own_system', 'not_consumable'] as const)
      expect(allocated({ controlledBy })).toEqual([]);
  });

  it('that part 113 is left only what it controls', () => {
    const message = 'part 113 controls only microbiological hazards of low-acid canned food. Choose who controls it.';
    expect(allocated({ controlledBy: 'part_113' })).toEqual([['allocations.0.controlledBy', `Salmonella: ${message}`]]);
    expect(allocated({ controlledBy: 'part_113' }, { lowAcidCanned: true })).toEqual([]);
    expect(
      allocated({ controlledBy: 'part_113', hazardClass: 'physical', hazardName: 'Metal' }, { lowAcidCanned: true }),
    ).toEqual([['allocations.0.controlledBy', `Metal: ${message}`]]);
  });

  it.each<[Conclusion, 'initial' | 'reevaluation', boolean]>([
    ['approve', 'initial', false],
    ['approve_with_conditions', 'initial', true],
    ['do_not_approve', 'initial', true],
    ['continue', 'reevaluation', false],
    ['continue_changed', 'reevaluation', true],
    ['stop', 'reevaluation', true],
  ])('a conclusion of its kind: %s', (conclusion, kind, needsReason) => {
    expect(of({ kind, conclusion, reason: 'Because' })).toEqual([]);
    expect(of({ kind, conclusion }).map(({ path }) => path)).toEqual(needsReason ? ['reason'] : []);
    const other = kind === 'initial' ? 'reevaluation' : 'initial';
    expect(of({ kind: other, conclusion, reason: 'Because' }).map(({ path }) => path)).toEqual(['conclusion']);
    expect(of({ kind, conclusion: null })).toEqual([{ path: 'conclusion', message: 'Choose a conclusion.' }]);
  });

  it('an answer to each reason for a reevaluation, which the conclusion agrees with', () => {
    const reason = {
      reasonId: 'r',
      reasonText: 'Recall: lot 7',
      concernsChanged: true,
      goesOn: true,
      activitiesChanged: false,
      text: null,
    };
    const with_ = (changes: Partial<typeof reason>, conclusion: Conclusion = 'continue') =>
      of({ kind: 'reevaluation', conclusion, reason: 'Because', answers: [{ ...reason, ...changes }] }).map(
        ({ path, message }) => [path, message],
      );
    expect(with_({})).toEqual([]);
    expect(with_({ concernsChanged: null as never })).toEqual([
      [
        'answers.0.concernsChanged',
        'Recall: lot 7: say whether the concerns about the hazards or the supplier have changed.',
      ],
    ]);
    expect(with_({ goesOn: false })).toEqual([
      ['conclusion', 'You answer that importing does not go on, so conclude “Stop importing from the supplier”.'],
    ]);
    expect(with_({ goesOn: false }, 'stop')).toEqual([]);
    expect(with_({ activitiesChanged: true })).toEqual([
      [
        'conclusion',
        'You answer that verification activities change, so conclude “Continue with other verification activities”.',
      ],
    ]);
    expect(with_({ activitiesChanged: true }, 'continue_changed')).toEqual([]);
  });

  it('warns of the importer as controller', () => {
    expect(findEvaluationWarnings(COMPLETE)).toEqual([]);
    expect(findEvaluationWarnings({ allocations: [{ ...SALMONELLA, controlledBy: 'importer' }] })).toEqual([
      'Salmonella: if you control it as a receiving facility, determine the regime “deemed in compliance” for this file (21 CFR 1.502(c)). Otherwise the verification plan stays incomplete.',
    ]);
  });
});

describe('disclosure', () => {
  it('in the text of an allocation must name a chemical hazard', () => {
    const text = 'Not processed to control contaminants.';
    expect(of({ allocations: [{ ...LEAD, controlledBy: 'customer_pc', entityName: 'Mill', control: text }] })).toEqual([
      {
        path: 'allocations.0.control',
        message: 'Lead: the disclosure must name this hazard: “Not processed to control Lead”.',
      },
    ]);
  });
});

describe('what signing an approval demands', () => {
  const DAY = '2027-03-01';
  const BASIS: ApprovalBasis = { evaluationConclusion: 'approve', evaluationValidUntil: '2030-02-28', inForce: false };
  const approval = (changes: object, basis: Partial<ApprovalBasis> = {}) =>
    findApprovalProblems(
      { decision: 'approved', until: null, preImportVerification: null, ...changes },
      { ...BASIS, ...basis },
      DAY,
    ).map(({ path, message }) => [path, message]);
  const temporary = { decision: 'approved_temporarily', until: '2027-08-28', preImportVerification: 'Each lot' };

  it.each(CONCLUSIONS)('an evaluation that allows it: %s', (evaluationConclusion) => {
    const isRefused = evaluationConclusion === 'do_not_approve' || evaluationConclusion === 'stop';
    for (const changes of [{}, temporary])
      expect(approval(changes, { evaluationConclusion }).map(([path]) => path)).toEqual(isRefused ? ['decision'] : []);
  });

  it('an evaluation that has not expired', () => {
    expect(approval({}, { evaluationValidUntil: DAY })).toEqual([]);
    expect(approval({}, { evaluationValidUntil: '2027-02-28' })).toEqual([
      ['decision', 'The evaluation has expired. Evaluate again first.'],
    ]);
  });

  it('of a temporary one its last day and the verification before each import', () => {
    expect(approval(temporary)).toEqual([]);
    expect(approval({ ...temporary, until: DAY })).toEqual([]);
    expect(approval({ ...temporary, until: '2027-08-29' })).toEqual([
      ['until', 'A temporary approval lasts at most 180 days, until 2027-08-28.'],
    ]);
    expect(approval({ ...temporary, until: '2027-02-28' })).toEqual([['until', 'The last day cannot be in the past.']]);
    expect(approval({ decision: 'approved_temporarily' })).toEqual([
      ['until', 'Enter the last day of the temporary approval.'],
      ['preImportVerification', 'Say how the food is verified before each import.'],
    ]);
  });

  it('of a withdrawal an approval, whatever the evaluation says', () => {
    const withdrawn = { decision: 'withdrawn' };
    expect(approval(withdrawn)).toEqual([['decision', 'There is no approval to withdraw.']]);
    expect(approval(withdrawn, { inForce: true, evaluationConclusion: 'stop' })).toEqual([]);
  });
});
