import { today } from '@fsvp/contracts/core/calendar-day';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_FACTORS,
  HAZARD_GROUPS,
  HAZARD_ORIGINS,
  groupsOf,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { SupplierApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import type { TestSigner } from '@fsvp/service-kit/testing/signing';
import { TestFiles } from './files.js';
import type { TestProgram } from './individuals.js';

const JUDGED = {
  origins: ['natural'],
  foreseeable: true,
  foreseeableReason: 'Refusals name it',
  severity: 'high',
  severityReason: 'Illness',
  probability: 'likely',
  probabilityReason: 'Dried on the ground',
  requiresControl: true,
  requiresControlReason: 'Eaten as it is',
  sahcodhaReason: 'As recalls are classed',
};
export const SALMONELLA = {
  ...JUDGED,
  libraryCode: 'SALM',
  name: 'Salmonella',
  class: 'biological',
  subtype: 'pathogen',
  sahcodha: true,
};
export const AFLATOXIN = {
  ...JUDGED,
  libraryCode: 'AFLA',
  name: 'Aflatoxin',
  class: 'chemical',
  subtype: 'natural_toxin',
  severity: 'medium',
  probability: 'possible',
  sahcodha: false,
};

/** What an evaluation says apart from who controls the hazards. */
export const WRITTEN = {
  procedures: { text: 'Steam treatment as critical control point' },
  regulations: ['117'],
  complianceHistory: { text: 'No warning letter or import alert found' },
  safetyHistory: { text: 'Two years of shipments without a finding' },
  conclusion: 'approve',
};

/** Files with signed analyses, evaluations and approvals, for tests of what comes after them. */
export class TestEvaluations {
  private signer: TestSigner | undefined;

  /** @param files of the same service, if its test has them already */
  constructor(
    private readonly program: TestProgram,
    readonly files = new TestFiles(program),
  ) {}

  /** Somebody who is qualified for all that is signed of a file. */
  async qualified(): Promise<TestSigner> {
    this.signer ??= await this.files.addQualified([
      'eligibility',
      'hazard_analysis',
      'evaluation',
      'approval',
      'plan',
      'results_review',
      'corrective_action',
      'procedure',
    ]);
    return this.signer;
  }

  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer, text } = await this.program.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return answer as T;
  }

  private async sign(path: string, meaning: Parameters<TestFiles['signRecord']>[1], reason?: string): Promise<void> {
    const { status, text } = await this.files.signRecord(path, meaning, await this.qualified(), reason);
    if (status !== 201) throw new Error(`signing ${path} answered ${status}: ${text}`);
  }

  /** Signs an analysis of a food with these hazards: the first one, or a new version with keys that stay. */
  async signAnalysis(foodId: string, hazards?: readonly object[]): Promise<FoodHazardAnalysis> {
    const path = await this.draftAnalysis(foodId, hazards);
    await this.sign(path, 'conducted');
    return this.send('GET', path);
  }

  /** Drafts the next version of the hazard analysis of a food, complete to be signed. @returns its path */
  async draftAnalysis(foodId: string, hazards: readonly object[] = [SALMONELLA]): Promise<string> {
    const { foodHazardAnalyses } = await this.send<{ foodHazardAnalyses: FoodHazardAnalysis[] }>(
      'GET',
      `/api/food-hazard-analyses?foodId=${foodId}&state=signed`,
    );
    const [signed] = foodHazardAnalyses;
    const { id } = signed
      ? await this.send<{ id: string }>('POST', `/api/food-hazard-analyses/${signed.id}/versions`)
      : await this.send<{ id: string }>('POST', '/api/food-hazard-analyses', { foodId });
    const path = `/api/food-hazard-analyses/${id}`;
    const kept = (hazard: object) => signed?.hazards.find(({ name }) => name === (hazard as { name: string }).name);
    await this.send('PUT', `${path}/hazards`, {
      hazards: hazards.map((hazard) => ({ ...hazard, hazardKey: kept(hazard)?.hazardKey })),
    });
    const found = new Set(hazards.flatMap((hazard) => groupsOf(hazard as AnalysisHazard)));
    await this.send('PUT', path, {
      covers: 'Whole and ground',
      considered: HAZARD_GROUPS.map((group) =>
        found.has(group) ? { group, answer: 'found' } : { group, answer: 'none', reason: 'No source of it' },
      ),
      originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: 'Considered with the buyer' })),
      factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: 'Not relevant because it is dry' })),
      sources: [{ title: 'Refusals of spices' }],
    });
    return path;
  }

  /** A file whose food has a signed analysis. */
  async open(fields: object = {}, hazards?: readonly object[]): Promise<FsvpFile> {
    const file = await this.files.open(fields);
    await this.signAnalysis(file.foodId, hazards);
    return file;
  }

  draft(fileId: string, fields: object = {}): Promise<SupplierEvaluation> {
    return this.send('POST', `/api/fsvp-files/${fileId}/evaluations`, fields);
  }

  get(id: string): Promise<SupplierEvaluation> {
    return this.send('GET', `/api/supplier-evaluations/${id}`);
  }

  update(id: string, fields: object): Promise<SupplierEvaluation> {
    return this.send('PUT', `/api/supplier-evaluations/${id}`, fields);
  }

  /** A draft that can be signed: the supplier controls every hazard, unless `allocation` says otherwise. */
  async complete(fileId: string, fields: object = {}, allocation: object = {}): Promise<SupplierEvaluation> {
    const { id, allocations, answers, conclusion } = await this.draft(fileId, { ...WRITTEN, ...fields });
    return this.update(id, {
      // To the reasons of a reevaluation, as the conclusion says.
      answers: answers.map(({ reasonId }) => ({
        reasonId,
        concernsChanged: true,
        goesOn: conclusion !== 'stop',
        activitiesChanged: conclusion === 'continue_changed',
      })),
      allocations: allocations.map(({ hazardKey }) => ({
        hazardKey,
        controlledBy: 'foreign_supplier',
        control: 'Validated steam treatment',
        ...allocation,
      })),
    });
  }

  signEvaluation(id: string): Promise<void> {
    return this.sign(`/api/supplier-evaluations/${id}`, 'conducted');
  }

  async evaluate(fileId: string, fields: object = {}, allocation: object = {}): Promise<SupplierEvaluation> {
    const { id } = await this.complete(fileId, fields, allocation);
    await this.signEvaluation(id);
    return this.get(id);
  }

  async approve(fileId: string, fields: object = {}): Promise<SupplierApproval> {
    const decision = { decision: 'approved', ...fields };
    const { id } = await this.send<SupplierApproval>('POST', `/api/fsvp-files/${fileId}/approvals`, decision);
    const isWithdrawal = decision.decision === 'withdrawn';
    await this.sign(
      `/api/supplier-approvals/${id}`,
      isWithdrawal ? 'withdrawn' : 'approved',
      isWithdrawal ? 'The supplier has closed' : undefined,
    );
    return this.send('GET', `/api/supplier-approvals/${id}`);
  }

  /** State, reason and notes of a requirement of a file. */
  async item(fileId: string, code: string, asOf = today()): Promise<FileReadinessAnswer['items'][number]> {
    const { items } = await this.send<FileReadinessAnswer>('GET', `/api/fsvp-files/${fileId}/readiness?asOf=${asOf}`);
    return items.find((item) => item.code === code)!;
  }
}
