import type { AnalysisHazard } from './analysis-hazard.js';
import type { AnalysedFacts, SigningCondition, ConditionState, FoodHazardAnalysis } from './food-hazard-analysis.js';
import {
  BIOLOGICAL_GROUPS,
  groupsOf,
  HAZARD_FACTOR_LABELS,
  HAZARD_GROUP_LABELS,
  HAZARD_ORIGIN_LABELS,
  type HazardGroup,
  inSections,
} from './hazard-kinds.js';
import { STATEMENT_PATHS, statementLabel } from './statement-paths.js';
import { countUnchecked, statementAt } from './statements.js';

/** What signing a hazard analysis demands (beyond/hazard-analysis.md, 3), as a function without a clock and a database. */

export type JudgedAnalysis = Pick<
  FoodHazardAnalysis,
  'basis' | 'hazards' | 'considered' | 'originsConsidered' | 'factors' | 'sources' | 'reviewed' | 'facts'
> &
  Partial<Pick<FoodHazardAnalysis, 'covers' | 'consumers' | 'example' | 'toCheck'>>;

interface Problem {
  path: string;
  message: string;
}
interface Condition {
  title: string;
  /** The title while some are open, if it says how many. */
  openTitle?: (open: number) => string;
  citation: string | null;
  /** Absent: it applies to every analysis. */
  applies?: (analysis: JudgedAnalysis) => boolean;
  /** How many questions it has. */
  total: (analysis: JudgedAnalysis) => number;
  /** Several problems of one question count once: their paths begin alike. */
  find: (analysis: JudgedAnalysis) => Problem[];
}

/** Reasons for which a few letters are no answer. */
const MIN_REASON = 10;
/** Of a hazard with serious consequences that requires no control (FDA's guidance of 2023, F.12), and of an assessment. */
const MIN_ARGUMENT = 50;

const isShort = (text: string | null, min = MIN_REASON): boolean => (text?.length ?? 0) < min;
const isOwn = ({ basis }: JudgedAnalysis): boolean => basis === 'own';

/** Hazards that the person judges: not the row of part 112, and not those that part 113 controls. */
const judged = ({ hazards, facts }: JudgedAnalysis): [AnalysisHazard, number][] =>
  inSections(hazards).filter(([hazard]) => !hazard.requiredByPart112 && !isUnderPart113(hazard, facts));

/** 21 CFR 1.502(b)(1) leaves microbiological hazards of low-acid canned food to part 113. */
export const isUnderPart113 = (
  hazard: Pick<AnalysisHazard, 'controlledByPart113' | 'class'>,
  facts: AnalysedFacts,
): boolean => hazard.controlledByPart113 && hazard.class === 'biological' && facts.lowAcidCanned;

/** Whether a hazard counts as one to be controlled under 21 CFR 1.505 and 1.506. */
export const needsControl = (
  hazard: Pick<AnalysisHazard, 'requiresControl' | 'foreseeable' | 'controlledByPart113' | 'class'>,
  facts: AnalysedFacts,
): boolean => hazard.requiresControl === true && hazard.foreseeable !== false && !isUnderPart113(hazard, facts);

/** The group of the twelve that an analysis has to answer. For human food, nutrients are not a question. */
const groupsToAnswer = ({ facts }: JudgedAnalysis): HazardGroup[] =>
  (Object.keys(HAZARD_GROUP_LABELS) as HazardGroup[]).filter(
    (group) =>
      !(group === 'nutrients' && facts.foodClass === 'human') &&
      !(facts.coveredProduce && BIOLOGICAL_GROUPS.includes(group)),
  );

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function findGroupProblem(group: HazardGroup, { considered, hazards }: JudgedAnalysis): Problem | undefined {
  const { answer = null, reason = null } = considered.find((one) => one.group === group) ?? {};
  const name = inSentence(HAZARD_GROUP_LABELS[group]);
  const isPresent = hazards.some((hazard) => !hazard.requiredByPart112 && groupsOf(hazard).includes(group));
  const path = `considered.${group}`;
  if (answer === 'found' && isPresent) return undefined;
  if (answer === 'none' && isPresent)
    return { path, message: `You list hazards of the group ${name}, so answer "found".` };
  if (answer === 'none' && !isShort(reason)) return undefined;
  return { path, message: `Say for ${name} what you found, or why there is nothing.` };
}

function findHazardProblems(hazard: AnalysisHazard, index: number): Problem[] {
  const { name } = hazard;
  const at = (field: string, message: string): Problem => ({ path: `hazards.${index}.${field}`, message });
  if (hazard.foreseeable === null)
    return [at('foreseeable', `${name}: say whether it is known or reasonably foreseeable.`)];
  const problems: Problem[] = [];
  if (!hazard.foreseeableReason)
    problems.push(
      at('foreseeableReason', `${name}: say why it is ${hazard.foreseeable ? '' : 'not '}reasonably foreseeable.`),
    );
  if (!hazard.foreseeable) return problems;
  if (!hazard.severity) problems.push(at('severity', `${name}: choose its severity.`));
  if (!hazard.severityReason) problems.push(at('severityReason', `${name}: give the reason for its severity.`));
  if (!hazard.probability)
    problems.push(at('probability', `${name}: choose its probability in the absence of controls.`));
  if (hazard.toCheck === 'probability')
    problems.push(at('probability', `${name}: check whether its probability is that in the absence of controls.`));
  if (!hazard.probabilityReason)
    problems.push(at('probabilityReason', `${name}: give the reason for its probability.`));
  if (hazard.requiresControl === null)
    problems.push(at('requiresControl', `${name}: say whether it requires a control.`));
  if (!hazard.requiresControlReason)
    problems.push(
      at(
        'requiresControlReason',
        `${name}: say why it requires ${hazard.requiresControl === false ? 'no' : 'a'} control.`,
      ),
    );
  return problems;
}

const foreseeable = (analysis: JudgedAnalysis) =>
  judged(analysis).filter(([{ foreseeable: answer }]) => answer === true);

const isEnvironmental = (hazard: AnalysisHazard) => groupsOf(hazard).includes('environmental_pathogens');

const REVIEW_FIELDS = {
  entity: 'Name who conducted the analysis.',
  preparedBy: 'Name the person who prepared the analysis.',
  preparedOn: 'Enter the day on which it was prepared.',
  qualificationEvidence: 'Say, or show by a document, that a qualified individual conducted it.',
  documentId: 'Choose the document of the analysis.',
  language: 'Choose the language in which it is written.',
  assessment: 'Write your assessment of the analysis, in at least 50 characters.',
  agreement: 'Choose whether you agree with the analysis.',
} as const;

function findReviewProblems({ reviewed }: JudgedAnalysis): Problem[] {
  const at = (field: keyof typeof REVIEW_FIELDS): Problem => ({
    path: `reviewed.${field}`,
    message: REVIEW_FIELDS[field],
  });
  if (!reviewed)
    return [{ path: 'reviewed', message: 'Describe the analysis that you rely on, and your review of it.' }];
  if (reviewed.agreement === 'disagree')
    return [
      {
        path: 'reviewed.agreement',
        message: 'You disagree with this analysis; write your own or state the changes.',
      },
    ];
  const missing = (['entity', 'preparedBy', 'preparedOn', 'documentId', 'language', 'agreement'] as const).filter(
    (field) => !reviewed[field],
  );
  return [
    ...missing.map(at),
    ...(reviewed.qualificationEvidence || reviewed.qualificationDocumentId ? [] : [at('qualificationEvidence')]),
    ...(isShort(reviewed.assessment, MIN_ARGUMENT) ? [at('assessment')] : []),
    ...(reviewed.agreement === 'agree_with_changes' && !reviewed.changes.length
      ? [{ path: 'reviewed.changes', message: 'List the changes with which you agree.' }]
      : []),
  ];
}

/** In the order of the worksheet. */
function uncheckedOf({ hazards, toCheck = [] }: JudgedAnalysis): Problem[] {
  const isBelowRows = (path: string) => /^(originsConsidered|factors|sources)/.test(path);
  const statements = STATEMENT_PATHS.filter((path) => toCheck.includes(path)).map((path) => ({
    path,
    message: `${statementLabel(path)}: check what the example says, and confirm or change it.`,
  }));
  const rows = inSections(hazards).flatMap(([{ toCheck: mark, name }, index]) =>
    mark === 'row'
      ? [
          {
            path: `hazards.${index}.toCheck`,
            message: `${name}: check this row of the example, and confirm or change it.`,
          },
        ]
      : [],
  );
  return [
    ...statements.filter(({ path }) => !isBelowRows(path)),
    ...rows,
    ...statements.filter(({ path }) => isBelowRows(path)),
  ];
}

const CONDITIONS: Record<SigningCondition, Condition> = {
  G1: {
    title: 'All groups of hazards and all origins are considered',
    citation: '1.504(b)',
    applies: isOwn,
    total: (analysis) => groupsToAnswer(analysis).length + Object.keys(HAZARD_ORIGIN_LABELS).length,
    find: (analysis) => [
      ...groupsToAnswer(analysis).flatMap((group) => findGroupProblem(group, analysis) ?? []),
      ...analysis.originsConsidered
        .filter(({ reason }) => isShort(reason))
        .map(({ origin }) => ({
          path: `originsConsidered.${origin}`,
          message: `Say for "${inSentence(HAZARD_ORIGIN_LABELS[origin])}" what you found, or why there is nothing.`,
        })),
    ],
  },
  G2: {
    title: 'All factors of the food are considered',
    citation: '1.504(c)(3)',
    applies: isOwn,
    total: () => Object.keys(HAZARD_FACTOR_LABELS).length,
    find: ({ factors }) =>
      factors
        .filter(({ effect }) => isShort(effect))
        .map(({ factor }) => ({
          path: `factors.${factor}`,
          message: `Say what ${inSentence(HAZARD_FACTOR_LABELS[factor])} means for this food.`,
        })),
  },
  G3: {
    title: 'Each hazard is evaluated, with reasons',
    citation: '1.504(c)(1)',
    total: (analysis) => judged(analysis).length,
    find: (analysis) => judged(analysis).flatMap(([hazard, index]) => findHazardProblems(hazard, index)),
  },
  G4: {
    title: 'Ready-to-eat food that is exposed: an environmental pathogen is evaluated',
    citation: '1.504(c)(2)',
    applies: ({ facts }) => facts.readyToEat && facts.exposedBeforePackaging && !facts.lethalStepAfter,
    total: () => 1,
    find: (analysis) =>
      judged(analysis).some(([hazard]) => isEnvironmental(hazard) && hazard.foreseeable !== null)
        ? []
        : [{ path: 'hazards', message: 'Evaluate an environmental pathogen.' }],
  },
  G5: {
    title: 'Serious consequences (SAHCODHA) are decided for each foreseeable hazard',
    citation: '1.506(d)(2)',
    total: (analysis) => foreseeable(analysis).length,
    find: (analysis) =>
      foreseeable(analysis).flatMap(([{ name, sahcodha, sahcodhaReason }, index]) => {
        if (sahcodha === null)
          return [
            {
              path: `hazards.${index}.sahcodha`,
              message: `${name}: say whether serious adverse health consequences or death are reasonably probable.`,
            },
          ];
        return sahcodhaReason
          ? []
          : [
              {
                path: `hazards.${index}.sahcodhaReason`,
                message: `${name}: give the reason for your SAHCODHA answer.`,
              },
            ];
      }),
  },
  G6: {
    title: 'A SAHCODHA hazard without a control is argued',
    citation: null,
    total: (analysis) => withoutControl(analysis).length,
    find: (analysis) =>
      withoutControl(analysis)
        .filter(([{ requiresControlReason }]) => isShort(requiresControlReason, MIN_ARGUMENT))
        .map(([{ name }, index]) => ({
          path: `hazards.${index}.requiresControlReason`,
          message: `${name}: explain in at least 50 characters why a hazard with serious consequences requires no control.`,
        })),
  },
  G7: {
    title: 'Covered produce: its biological hazards are those of part 112',
    citation: '1.504(e)',
    applies: ({ facts }) => facts.coveredProduce,
    total: () => 1,
    find: ({ hazards }) =>
      hazards.some(({ requiredByPart112 }) => requiredByPart112)
        ? []
        : [
            {
              path: 'hazards',
              message: 'Save the draft again, so that it lists the biological hazards of covered produce.',
            },
          ],
  },
  G8: {
    title: 'Low-acid canned food: only microbiological hazards are left to part 113',
    citation: '1.502(b)(1)',
    applies: ({ hazards, facts }) =>
      facts.lowAcidCanned || hazards.some(({ controlledByPart113 }) => controlledByPart113),
    total: ({ hazards }) => hazards.filter(({ controlledByPart113 }) => controlledByPart113).length,
    find: ({ hazards, facts }) =>
      hazards.flatMap((hazard, index) =>
        hazard.controlledByPart113 && !isUnderPart113(hazard, facts)
          ? [
              {
                path: `hazards.${index}.controlledByPart113`,
                message: facts.lowAcidCanned
                  ? `${hazard.name}: part 113 controls microbiological hazards only. Evaluate this one.`
                  : `${hazard.name}: the food is not low-acid canned food. Evaluate this hazard.`,
              },
            ]
          : [],
      ),
  },
  G9: {
    title: 'A source is named',
    citation: '1.504(b)(1)',
    applies: isOwn,
    total: () => 1,
    find: ({ sources }) =>
      sources.length ? [] : [{ path: 'sources', message: 'Name a source: experience, illness data, reports.' }],
  },
  G10: {
    title: "Another's analysis is reviewed and assessed",
    citation: '1.504(d)',
    applies: ({ basis }) => basis === 'reviewed',
    total: () => Object.keys(REVIEW_FIELDS).length,
    find: findReviewProblems,
  },
  G11: {
    title: 'What came from the example is checked',
    openTitle: (open) =>
      open === 1
        ? 'One statement of the example is not checked yet'
        : `${open} statements of the example are not checked yet`,
    citation: null,
    applies: ({ example = null, hazards, toCheck = [] }) =>
      example !== null || countUnchecked({ hazards, toCheck }) > 0,
    total: (analysis) => {
      const { hazards, covers = null, consumers = null } = analysis;
      const stated = { ...analysis, covers, consumers };
      return (
        hazards.filter(({ requiredByPart112 }) => !requiredByPart112).length +
        STATEMENT_PATHS.filter((path) => statementAt(stated, path) !== null).length
      );
    },
    find: uncheckedOf,
  },
};

const withoutControl = (analysis: JudgedAnalysis) =>
  foreseeable(analysis).filter(([{ sahcodha, requiresControl }]) => sahcodha === true && requiresControl === false);

/** 'hazards.3' of 'hazards.3.severity': the problems of one hazard are one question. */
const questionOf = ({ path }: Problem) => (path.startsWith('hazards.') ? path.split('.', 2).join('.') : path);

/** The conditions G1 to G11 as they are for an analysis. */
export const judgeConditions = (analysis: JudgedAnalysis): ConditionState[] =>
  (Object.keys(CONDITIONS) as SigningCondition[]).map((code) => {
    const { title, openTitle, citation, applies, total, find } = CONDITIONS[code];
    if (applies && !applies(analysis))
      return { code, title, citation, applies: false, met: true, total: 0, done: 0, problems: [] };
    const problems = find(analysis);
    const questions = Math.max(total(analysis), new Set(problems.map(questionOf)).size);
    const open = new Set(problems.map(questionOf)).size;
    return {
      code,
      title: (open > 0 ? openTitle?.(open) : undefined) ?? title,
      citation,
      applies: true,
      met: !problems.length,
      total: questions,
      done: questions - open,
      problems,
    };
  });

/** All that keeps an analysis from being signed. */
export const findProblems = (analysis: JudgedAnalysis): Problem[] =>
  judgeConditions(analysis).flatMap(({ problems }) => problems);
