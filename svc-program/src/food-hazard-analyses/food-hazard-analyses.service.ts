import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { getHazard } from '@fsvp/contracts/quality/hazard-analysis';
import { compareAnalyses } from '@fsvp/contracts/program/food-hazard-analyses/compare-analyses';
import { judgeConditions } from '@fsvp/contracts/program/food-hazard-analyses/find-conditions';
import {
  MAX_HAZARDS,
  type AnalysisHazard,
  type AnalysisHazardInput,
} from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  type AnalysedFacts,
  type AnalysisComparison,
  type AnalysisReview,
  type AnalysisSource,
  type checkFoodHazardAnalysis,
  type FoodHazardAnalysis,
  type FoodHazardAnalysisCreate,
  type FoodHazardAnalysisUpdate,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { PART_112_CODE } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { REQUIREMENT_CODES } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { controlledElsewhere } from '@fsvp/contracts/program/readiness/applicability';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { FoodEntity } from '../foods/food.entity.js';
import { rowsInForce } from '../reference-data/rows-in-force.js';
import { FoodHazardAnalysisEntity } from './food-hazard-analysis.entity.js';
import { adopt, mergeFactors, mergeGroups, mergeOrigins, outcomeOf, toHazard, withPart112 } from './hazards.js';
import { analysisSeries } from './series.js';

type Content = Pick<
  FoodHazardAnalysisEntity,
  | 'basis'
  | 'covers'
  | 'consumers'
  | 'facts'
  | 'hazards'
  | 'considered'
  | 'originsConsidered'
  | 'factors'
  | 'sources'
  | 'reviewed'
  | 'outcome'
  | 'controlCount'
>;

/** The requirements that fall away where no hazard requires a control (21 CFR 1.504(f)). */
const CLOSED_BY_OUTCOME = REQUIREMENT_CODES.filter((code) => REQUIREMENTS[code].unless === controlledElsewhere);

/** Drafts of the hazard analyses of foods, and what is asked of their versions. Signed versions never change. */
@Injectable()
export class FoodHazardAnalysesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
    private readonly quality: ServiceClient,
  ) {}

  get(id: string): Promise<FoodHazardAnalysis> {
    return analysisSeries.get(this.dataSource.manager, id);
  }

  async create(body: FoodHazardAnalysisCreate): Promise<FoodHazardAnalysis> {
    await this.requireDocuments(body);
    return this.unitOfWork.run((transaction) => draft(transaction, body.foodId, body));
  }

  async update(id: string, body: FoodHazardAnalysisUpdate): Promise<FoodHazardAnalysis> {
    await this.requireDocuments(body);
    // Who writes has not read what changed facts mean: only a PUT without a field takes them over.
    const isLook = Object.keys(body).length === 0;
    return this.change(id, (current, facts) =>
      contentOf({ ...current, ...body }, current, isLook ? facts : current.facts),
    );
  }

  replaceHazards(id: string, given: readonly AnalysisHazardInput[]): Promise<FoodHazardAnalysis> {
    return this.change(id, async (current, _facts, manager) => {
      // The row of part 112 is the server's; screens send the list as they got it.
      const kept = current.hazards.find(({ requiredByPart112 }) => requiredByPart112)?.hazardKey;
      const own = given.filter(({ hazardKey }) => kept === undefined || hazardKey !== kept);
      if (own.length > MAX_HAZARDS) throw invalidInput([{ path: 'hazards', message: 'At most 200 hazards' }]);
      await requireLibraryCodes(manager, given, kept);
      const stored = new Map(current.hazards.map((hazard) => [hazard.hazardKey, hazard]));
      const removed = await readRemovedAdoptions(
        manager,
        current,
        own.flatMap(({ hazardKey }) => (hazardKey && !stored.has(hazardKey) ? hazardKey : [])),
      );
      const hazards = own.map((hazard) => {
        const key = hazard.hazardKey ?? '';
        return toHazard(hazard, stored.get(key), removed.get(key));
      });
      const part112 = current.hazards.filter(({ requiredByPart112 }) => requiredByPart112);
      return contentOf({ ...current, hazards: [...hazards, ...part112] }, current, current.facts);
    });
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => analysisSeries.delete(transaction, id));
  }

  /** Copies the signed version into a draft. The keys of its hazards stay. */
  createVersion(id: string): Promise<FoodHazardAnalysis> {
    return this.unitOfWork.run(async (transaction) => {
      const signed = await analysisSeries.lockSigned(transaction.manager, id);
      return draft(transaction, signed.foodId, signed);
    });
  }

  /**
   * Copies hazard analyses of suppliers into the draft. They stay as they are.
   * @throws 400 for unknown ones, 409 for those that are in the draft
   */
  async adopt(id: string, hazardAnalysisIds: readonly string[]): Promise<FoodHazardAnalysis> {
    const seeds = await Promise.all(hazardAnalysisIds.map((one, index) => this.findSeed(one, index)));
    return this.change(id, (current) => {
      const adopted = seeds.find((seed) => current.hazards.some(({ adoptedFrom }) => adoptedFrom === seed.id));
      if (adopted)
        throw new ProblemError(
          'duplicate',
          `"${adopt(adopted).name}" is already in the draft, version ${current.versionNumber} of this food's analysis.`,
        );
      if (current.hazards.length + seeds.length > MAX_HAZARDS)
        throw invalidInput([{ path: 'hazardAnalysisIds', message: 'The analysis would have more than 200 hazards' }]);
      return contentOf({ ...current, hazards: [...current.hazards, ...seeds.map(adopt)] }, current, current.facts);
    });
  }

  async check(id: string): Promise<ResponseOf<typeof checkFoodHazardAnalysis>> {
    const { manager } = this.dataSource;
    const analysis = await analysisSeries.get(manager, id);
    const conditions = judgeConditions(analysis);
    const { outcome, controlCount, facts, state, outdated } = analysis;
    const closes = outcome === 'no_controls_required' && !facts.coveredProduce ? CLOSED_BY_OUTCOME : [];
    return {
      signable: state === 'draft' && !outdated && conditions.every(({ met }) => met),
      conditions,
      outcome,
      controlCount,
      files: await readFilesOf(manager, analysis.foodId),
      closes,
    };
  }

  /** @throws 400 for versions of different foods */
  async compare(fromId: string, toId: string): Promise<AnalysisComparison> {
    const { manager } = this.dataSource;
    const [from, to] = [await analysisSeries.get(manager, fromId), await analysisSeries.get(manager, toId)];
    if (from.foodId !== to.foodId)
      throw invalidInput([{ path: 'to', message: `This is a version for ${to.foodName}, not for ${from.foodName}` }]);
    const version = ({ id, versionNumber }: FoodHazardAnalysis) => ({ id, versionNumber });
    return {
      from: version(from),
      to: version(to),
      ...compareAnalyses(from, to),
      files: await readFilesOf(manager, from.foodId),
    };
  }

  private change(
    id: string,
    change: (
      current: FoodHazardAnalysisEntity,
      facts: AnalysedFacts,
      manager: EntityManager,
    ) => Content | Promise<Content>,
  ): Promise<FoodHazardAnalysis> {
    return this.unitOfWork.run((transaction) =>
      analysisSeries.update(transaction, id, async (current) => {
        const { manager } = transaction;
        const facts = factsOf(await manager.findOneByOrFail(FoodEntity, { id: current.foodId }));
        Object.assign(current, await change(current, facts, manager));
      }),
    );
  }

  private async findSeed(id: string, index: number) {
    try {
      return await this.quality.call(getHazard, { params: { id }, query: {} });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 404) throw error;
      throw invalidInput([
        { path: `hazardAnalysisIds.${index}`, message: 'There is no such hazard analysis; it may have been deleted' },
      ]);
    }
  }

  private requireDocuments({
    sources = [],
    reviewed,
  }: {
    sources?: AnalysisSource[] | undefined;
    reviewed?: AnalysisReview | null | undefined;
  }): Promise<void> {
    const ofSources = sources.map(({ documentId }, index) => [`sources.${index}.documentId`, documentId]);
    return this.documents.require({
      ...(Object.fromEntries(ofSources) as Record<string, string | null>),
      'reviewed.documentId': reviewed?.documentId,
      'reviewed.qualificationDocumentId': reviewed?.qualificationDocumentId,
    });
  }
}

function factsOf({ foodClass, facts: { traceabilityListed: _, ...facts } }: FoodEntity): AnalysedFacts {
  return { foodClass, ...facts };
}

type Given = Partial<Omit<FoodHazardAnalysisCreate, 'foodId'>> & { hazards?: readonly AnalysisHazard[] };

/** What a draft has, completed for the facts of the food as they are now. @param stored answers that the given ones leave */
function contentOf(given: Given, stored: Partial<Content>, facts: AnalysedFacts): Content {
  const { basis = 'own', covers = null, consumers = null, sources = [], reviewed = null } = given;
  const hazards = withPart112(given.hazards ?? [], facts);
  return {
    basis,
    covers,
    consumers,
    facts,
    hazards,
    considered: mergeGroups(given.considered ?? [], stored.considered ?? [], facts),
    originsConsidered: mergeOrigins(given.originsConsidered ?? [], stored.originsConsidered ?? []),
    factors: mergeFactors(given.factors ?? [], stored.factors ?? []),
    sources,
    reviewed,
    ...outcomeOf(hazards, facts),
  };
}

/** @throws 400 for an unknown food, 409 when there is a draft */
async function draft(transaction: Transaction, foodId: string, given: Given): Promise<FoodHazardAnalysis> {
  const food = await transaction.manager.findOne(FoodEntity, {
    where: { id: foodId, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!food) throw invalidInput([{ path: 'foodId', message: 'There is no such food; it may have been deleted' }]);
  return analysisSeries.create(transaction, { foodId }, () =>
    Promise.resolve({ ...contentOf(given, {}, factsOf(food)), validUntil: null, confirmations: [] }),
  );
}

/**
 * @param part112Key of the row of part 112, if there is one
 * @throws 400 for each row whose code is unknown, or in a row above, and for each key that is there twice
 */
async function requireLibraryCodes(
  manager: EntityManager,
  hazards: readonly AnalysisHazardInput[],
  part112Key: string | undefined,
): Promise<void> {
  const rows = await rowsInForce('hazard_library', today(), manager);
  const known = new Set([PART_112_CODE, ...rows.map(({ code }) => code)]);
  const errors = hazards.flatMap(({ libraryCode, hazardKey }, index): FieldError[] => {
    const codeAbove = libraryCode ? hazards.findIndex((one) => one.libraryCode === libraryCode) : index;
    const keyAbove = hazardKey ? hazards.findIndex((one) => one.hazardKey === hazardKey) : index;
    return [
      ...(libraryCode === PART_112_CODE && (part112Key === undefined || hazardKey !== part112Key)
        ? [
            {
              path: `hazards.${index}.libraryCode`,
              message: `${PART_112_CODE} is the row of covered produce, which the suite keeps`,
            },
          ]
        : []),
      ...(libraryCode && !known.has(libraryCode)
        ? [{ path: `hazards.${index}.libraryCode`, message: `The hazard library has no code ${libraryCode}` }]
        : []),
      ...(codeAbove < index
        ? [{ path: `hazards.${index}.libraryCode`, message: `${libraryCode} is already in row ${codeAbove + 1}` }]
        : []),
      ...(keyAbove < index
        ? [{ path: `hazards.${index}.hazardKey`, message: `Row ${keyAbove + 1} has the same key` }]
        : []),
    ];
  });
  if (errors.length) throw invalidInput(errors);
}

/**
 * From which hazard analyses of suppliers rows were copied that were removed from a draft, and come back by Undo.
 * @param keys of rows that the draft does not have
 */
async function readRemovedAdoptions(
  manager: EntityManager,
  { id, hazards }: FoodHazardAnalysisEntity,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const found = await manager.query<{ key: string; adoptedFrom: string }[]>(
    `select distinct hazard->>'hazardKey' as key, hazard->>'adoptedFrom' as "adoptedFrom"
     from event_log cross join lateral jsonb_array_elements(before->'hazards') hazard
     where aggregate_id = $1 and hazard->>'hazardKey' = any($2) and hazard->>'adoptedFrom' is not null`,
    [id, keys],
  );
  // It may have been adopted again meanwhile.
  const adopted = new Set(hazards.map(({ adoptedFrom }) => adoptedFrom));
  return new Map(found.flatMap(({ key, adoptedFrom }) => (adopted.has(adoptedFrom) ? [] : [[key, adoptedFrom]])));
}

/** The files of a food that are not closed. */
const readFilesOf = (manager: EntityManager, foodId: string) =>
  manager.query<{ id: string; number: string; importerName: string; supplierName: string | null }[]>(
    `select f.id, f.number, i.legal_name as "importerName", s.name as "supplierName" from fsvp_files f
     join importers i on i.id = f.importer_id left join supplier_directory s on s.id = f.supplier_id
     where f.food_id = $1 and f.lifecycle <> 'closed' order by f.number`,
    [foodId],
  );
