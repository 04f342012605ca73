import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { hazardTemplateGenerated, hazardTemplateRegenerated } from '@fsvp/contracts/program/hazard-template.record';
import type {
  generateHazardTemplates,
  HazardTemplate,
  listTemplateNotifications,
  listTemplateRecalls,
} from '@fsvp/contracts/program/hazard-template';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { raiseTemplateNotes } from '../food-notes/raise-template-notes.js';
import { buildTemplates, type BuiltTemplate } from './build-templates.js';
import { HazardTemplateEntity } from './hazard-template.entity.js';
import { HazardTemplatesQueries } from './hazard-templates.queries.js';
import { loadSources } from './load-sources.js';
import { storeRows } from './store-rows.js';

type Generation = ResponseOf<typeof generateHazardTemplates>;

const records = new Records({
  entity: HazardTemplateEntity,
  noun: 'template',
  events: { created: hazardTemplateGenerated, updated: hazardTemplateRegenerated },
});

/** Templates of hazard analyses, one of each industry and day (beyond/hazard-analysis.md, 4). */
@Injectable()
export class HazardTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: HazardTemplatesQueries,
  ) {}

  async get(id: string): Promise<HazardTemplate> {
    const { deletedAt: _deletedAt, ...template } = await records.get(this.dataSource.manager, { id });
    return template;
  }

  async recalls(id: string, query: HandlerInput<typeof listTemplateRecalls>['query']): Promise<JsonText> {
    return this.queries.recalls(await records.get(this.dataSource.manager, { id }), query);
  }

  async notifications(id: string, query: HandlerInput<typeof listTemplateNotifications>['query']): Promise<JsonText> {
    return this.queries.notifications(await records.get(this.dataSource.manager, { id }), query);
  }

  /**
   * Generates all templates. What the same inputs give again stays as it is, with its day.
   * @throws 409 while no hazard library is in force
   */
  async generate(): Promise<Generation> {
    const day = today();
    const sources = await loadSources(day, this.dataSource.manager);
    if (!sources.library.length)
      throw new ProblemError('wrong-state', 'No hazard library is in force. Load one in the reference data first.');
    const { templates, rows } = await buildTemplates(sources);
    const known = new Set([...sources.library, ...sources.shipped].map(({ code }) => code));
    return this.unitOfWork.run(async (transaction) => {
      await lockTemplates(transaction.manager);
      await storeRows(transaction.manager, rows);
      const latest = await readLatest(transaction.manager);
      const changed: Generation['changed'] = [];
      for (const template of templates)
        if (await storeTemplate(transaction, template, latest.get(template.category), day))
          changed.push(template.category);
      return {
        generatedOn: day,
        changed,
        unchanged: templates.length - changed.length,
        unmappedCategories: templates[0]!.unmappedCategories,
        unknownHazards: [...new Set(sources.guide.map(({ hazard }) => hazard))].filter((code) => !known.has(code)),
      };
    });
  }
}

/** Replicas generate one after the other: the second one finds nothing to change. */
async function lockTemplates(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('hazard-templates', 0))`);
}

type Latest = Pick<HazardTemplateEntity, 'id' | 'category' | 'generatedOn' | 'contentSha256'> & { codes: string[] };

async function readLatest(manager: EntityManager): Promise<Map<string, Latest>> {
  const latest = await manager.query<Latest[]>(
    `select distinct on (category) id, category, generated_on::text as "generatedOn", content_sha256 as "contentSha256",
       array(select hazard->>'code' from jsonb_array_elements(hazards) hazard) as codes
     from hazard_templates order by category, generated_on desc`,
  );
  return new Map(latest.map((template) => [template.category, template]));
}

/** @returns whether it is new or different */
async function storeTemplate(
  transaction: Transaction,
  built: BuiltTemplate,
  latest: Latest | undefined,
  day: string,
): Promise<boolean> {
  if (latest?.contentSha256 === built.contentSha256) return false;
  // An industry has one template of a day.
  const { id } =
    latest && latest.generatedOn >= day
      ? await records.update(transaction, latest.id, built)
      : await records.insert(transaction, records.draft({ ...built, generatedOn: day }));
  // The first template of an industry is what its analyses begin with.
  if (latest) {
    const newHazards = built.hazards.filter(({ code }) => !latest.codes.includes(code));
    await raiseTemplateNotes(transaction, { ...built, id, newHazards, day });
  }
  return true;
}
