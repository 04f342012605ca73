import type { Determination } from '@fsvp/contracts/program/determination';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { Procedure } from '@fsvp/contracts/program/procedure';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { openReasons } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { SupplierApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import type { Found, Ids, List } from './example-lists.js';

/** Records of a kind among which those that fit are looked for. */
const CANDIDATES = 10;
/** Owners of which the versions are looked at, with a request for each. */
const OWNERS = 5;
const OPEN = ['preparing', 'importing', 'suspended'].map((state) => `lifecycle=${state}`).join('&');

interface Version {
  id: string;
  state: string;
}

/**
 * The version of a signed series that can be changed, which is a draft, and one of which a new version can be drafted: a signed one without an
 * open draft in its series.
 * @param seriesOf what the versions of one series have in common
 */
function chooseVersions<V extends Version>(versions: readonly V[], seriesOf: (version: V) => string) {
  const drafts = versions.filter(({ state }) => state === 'draft');
  const busy = new Set(drafts.map(seriesOf));
  const signed = versions.find((version) => version.state === 'signed' && !busy.has(seriesOf(version)));
  return { one: (drafts[0] ?? versions[0])?.id, signed: signed?.id };
}

async function findPeople(list: List): Promise<Ids> {
  const people = (await list(
    'program',
    `/api/qualified-individuals?limit=${CANDIDATES}`,
  )) as unknown as QualifiedIndividual[];
  // A person with an open draft gets no other.
  const free = people.filter(({ draft }) => !draft);
  const individual = free.find(({ current }) => !current) ?? free[0] ?? people[0];
  const signed = free.find((one) => one.current && one !== individual) ?? free.find(({ current }) => current);
  return {
    individual: individual?.id,
    qualification: (people.find(({ draft }) => draft)?.draft ?? people.find(({ current }) => current)?.current)?.id,
    signedQualification: signed?.current?.id,
  };
}

async function findImporters(list: List): Promise<Ids> {
  const [importers, found] = await Promise.all([
    list('program', `/api/importers?active=true&limit=${OWNERS}`),
    list('program', `/api/procedures?limit=${CANDIDATES * OWNERS}`),
  ]);
  const procedures = found as unknown as Procedure[];
  const hasDraft = (id: string) =>
    procedures.some(({ importerId, code, state }) => importerId === id && code === 'PR-1' && state === 'draft');
  const lists = await Promise.all(importers.map(({ id }) => list('program', `/api/importers/${id}/eligibilities`)));
  const eligibilities = chooseVersions(
    lists.flat() as unknown as ImporterEligibility[],
    ({ importerId, foodClass, year }) => `${importerId} ${foodClass} ${year}`,
  );
  const chosen = chooseVersions(procedures, ({ importerId, code }) => `${importerId} ${code}`);
  return {
    importer: (importers.find(({ id }) => !hasDraft(id)) ?? importers[0])?.id,
    importerEligibility: eligibilities.one,
    signedEligibility: eligibilities.signed,
    procedure: chosen.one,
    signedProcedure: chosen.signed,
  };
}

async function findAnalyses(list: List): Promise<Ids> {
  const analyses = await list('program', `/api/food-hazard-analyses?limit=${CANDIDATES}`);
  const chosen = chooseVersions(analyses as unknown as FoodHazardAnalysis[], ({ foodId }) => foodId);
  return {
    foodHazardAnalysis: chosen.one,
    signedFoodHazardAnalysis: chosen.signed,
  };
}

async function findFiles(list: List): Promise<Ids> {
  const files = await list('program', `/api/fsvp-files?${OPEN}&limit=${OWNERS}`);
  const ofFiles = (await Promise.all(
    files.map(({ id }) => list('program', `/api/fsvp-files/${id}/determinations`)),
  )) as unknown as Determination[][];
  const file = files.find((_, at) => ofFiles[at]?.every(({ state }) => state !== 'draft')) ?? files[0];
  const others = ofFiles.flat().filter(({ fileId }) => fileId !== file?.id);
  const chosen = chooseVersions(ofFiles.flat(), ({ fileId }) => fileId);
  const plans = (await Promise.all(
    files.map(({ id }) => list('program', `/api/fsvp-files/${id}/plans`)),
  )) as unknown as VerificationPlan[][];
  const plan = chooseVersions(plans.flat(), ({ fileId }) => fileId);
  const [check] = file ? await list('program', `/api/fsvp-files/${file.id}/standing-checks`) : [];
  const [control] = file ? await list('program', `/api/fsvp-files/${file.id}/control-records`) : [];
  return {
    fsvpFile: file?.id,
    determination: chosen.one,
    // Of another file, so that it works after a determination was drafted for this one.
    signedDetermination: chooseVersions(others, ({ fileId }) => fileId).signed ?? chosen.signed,
    standingCheck: check?.id,
    controlRecord: control?.id,
    verificationPlan: plan.one,
    signedVerificationPlan: plan.signed,
    planLine: plans.flat().find(({ id }) => id === plan.one)?.lines[0]?.lineKey,
    ...(await findEvaluations(list, files)),
  };
}

async function findReevaluations(list: List): Promise<Ids> {
  const open = await list('program', `/api/reevaluations?status=open&limit=${OWNERS}`);
  const [reevaluation] = open as unknown as Reevaluation[];
  if (!reevaluation) return {};
  const [dismissal] = await list('program', `/api/reevaluations/${reevaluation.id}/dismissals`);
  return {
    reevaluation: reevaluation.id,
    reevaluationReason: openReasons(reevaluation.reasons)[0]?.id,
    reevaluationDismissal: dismissal?.id,
  };
}

/** Evaluations of open files, and the approvals of those of which one is signed. */
async function findEvaluations(list: List, files: readonly Found[]): Promise<Ids> {
  const ofFiles = (await Promise.all(
    files.map(({ id }) => list('program', `/api/fsvp-files/${id}/evaluations`)),
  )) as unknown as SupplierEvaluation[][];
  const evaluated = files.filter((_, at) => ofFiles[at]?.some(({ state }) => state === 'signed'));
  const approvals = (await Promise.all(
    evaluated.map(({ id }) => list('program', `/api/fsvp-files/${id}/approvals`)),
  )) as unknown as SupplierApproval[][];
  const chosen = chooseVersions(ofFiles.flat(), ({ fileId }) => fileId);
  return {
    supplierEvaluation: chosen.one,
    signedSupplierEvaluation: chosen.signed,
    supplierApproval: chooseVersions(approvals.flat(), ({ fileId }) => fileId).one,
    evaluatedFile: evaluated.find((_, at) => approvals[at]?.every(({ state }) => state !== 'draft'))?.id,
  };
}

/** Records of svc-program for the examples: drafts for calls that change them, and signed ones for those that copy them. */
export async function findProgramIds(list: List): Promise<Ids> {
  return Object.assign(
    {},
    ...(await Promise.all(
      [findPeople, findImporters, findAnalyses, findFiles, findReevaluations].map((find) => find(list)),
    )),
  ) as Ids;
}
