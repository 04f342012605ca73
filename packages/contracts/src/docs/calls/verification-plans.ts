import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { FUTURE_DAY, recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.verificationPlan };
const ofFile = { id: EXAMPLE_IDS.evaluatedFile };

const SALMONELLA = {
  hazardKey: EXAMPLE_IDS.analysisHazard,
  hazardName: 'Salmonella',
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 12,
  sahcodha: true,
  requiredByPart112: false,
  controlledBy: 'foreign_supplier',
  entityName: null,
  control: 'Validated steam treatment',
  evidence: [],
};
const AUDIT = {
  lineKey: EXAMPLE_IDS.planLine,
  activity: 'audit',
  hazardKeys: [EXAMPLE_IDS.analysisHazard],
  addressee: { kind: 'foreign_supplier', name: null },
  frequency: { everyDays: 365 },
  beforeFirstImport: true,
  beforeRelease: false,
  sampling: null,
  description: null,
  changeReason: null,
  hazardNames: ['Salmonella'],
  rule: 'P1',
  proposed: {
    hazardKeys: [EXAMPLE_IDS.analysisHazard],
    frequency: { everyDays: 365 },
    beforeFirstImport: true,
    beforeRelease: false,
  },
};
const JUSTIFICATION = {
  text: 'Three audits in a row without significant deficiencies, and 40 lots tested without a finding since 2024. We audit every second year and test every fifth lot in between.',
  basis: ['audits', 'test_results'],
};
const EXPLANATION = {
  rule: 'P1',
  hazardKey: EXAMPLE_IDS.analysisHazard,
  lineKey: EXAMPLE_IDS.planLine,
  text: 'Salmonella is a SAHCODHA hazard controlled by the supplier: onsite audit before the first import and every 365 days, §1.506(d)(2)',
  citation: '1.506(d)(2)',
};
const PLAN = {
  ...recordOf(EXAMPLE_IDS.verificationPlan),
  fileId: EXAMPLE_IDS.evaluatedFile,
  fileNumber: 'F-000123',
  versionNumber: 1,
  state: 'draft',
  evaluationId: EXAMPLE_IDS.created,
  evaluationVersion: 1,
  regime: 'standard',
  band: 'fair',
  allocations: [SALMONELLA],
  lines: [AUDIT],
  droppedLines: [],
  explanations: [EXPLANATION],
  justification: null,
  reliedOn: null,
  outdated: false,
  signedByName: null,
  signedAt: null,
  isAlternative: false,
};

export const VERIFICATION_PLAN_CALLS: CallsDocs = {
  listVerificationPlans: {
    description: 'Every version is an entry. Signed and superseded ones stay as evidence.',
    params: ofFile,
    response: { verificationPlans: [PLAN], total: 1 },
  },
  proposeVerificationPlan: {
    description:
      'What the rules P1 to P14 propose for the newest signed evaluation, with why. A line that the signed plan has already keeps its `lineKey`. Sections are named where the rule asks for the interval; all other intervals are our policy. Nothing is stored.',
    params: ofFile,
    response: { lines: [AUDIT], explanations: [EXPLANATION], band: 'fair' },
    problems: ['wrong-state'],
  },
  createVerificationPlan: {
    description:
      'Without `lines` the draft has the proposed ones. What differs from the proposal needs a reason before it can be signed. Publishes `verification-plan.drafted.v1`.',
    params: ofFile,
    request: {},
    response: PLAN,
    problems: ['wrong-state', 'duplicate'],
  },
  getVerificationPlan: {
    description:
      'With the ETag for `If-Match`. `outdated` says of a signed plan that the file needs a new version: an evaluation was signed that demands other activities, or with other hazards to be verified.',
    params: one,
    response: PLAN,
  },
  updateVerificationPlan: {
    description:
      'Only drafts change. `lines` is stored whole: a proposed line that is not in it becomes one of `droppedLines`. A line is known by its `lineKey`; its activity and whom it concerns stay. An empty body takes over what the newest signed evaluation proposes today. Publishes `verification-plan.updated.v1`.',
    params: one,
    request: { justification: JUSTIFICATION },
    response: { ...PLAN, version: 2, justification: JUSTIFICATION },
    problems: ['record-signed', 'wrong-state'],
  },
  deleteVerificationPlan: {
    description: 'Only drafts can be deleted. Publishes `verification-plan.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createVerificationPlanVersion: {
    description:
      'Only the signed version can be copied, and only while there is no open draft. The draft has what is proposed today with what people decided on the same lines. Lines keep their keys, by which activities and results stay theirs. It counts until the new one is signed. Publishes `verification-plan.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedVerificationPlan },
    response: { ...PLAN, versionNumber: 2 },
    problems: ['wrong-state', 'duplicate'],
  },
  checkVerificationPlan: {
    description:
      'Each hazard to be verified needs a line, each change of the proposal a reason. Where the yearly onsite audit is the rule and is not planned, the plan is signed as an alternative determination with a justification (21 CFR 1.506(d)(2)).',
    params: one,
    response: { signable: true, problems: [], warnings: [] },
  },
  getFileSchedule: {
    description:
      'From the signed plan: what was performed, what is due and what will be. Due days of activities to come assume that each is performed on its day. Empty without a signed plan.',
    params: { ...ofFile, to: FUTURE_DAY },
    response: {
      activities: [
        {
          lineKey: EXAMPLE_IDS.planLine,
          activity: 'audit',
          title: 'Onsite audit: Fried chickpea snacks (Salmonella)',
          dueOn: '2027-03-01',
          state: 'planned',
          performedOn: null,
          activityId: null,
        },
      ],
      byLots: [],
    },
  },
};
