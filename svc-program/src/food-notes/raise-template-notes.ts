import type { TemplateHazard } from '@fsvp/contracts/program/hazard-template';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { noteRecords } from './note-records.js';
import { lists } from './read-note.js';

const EVENTS_PER_FLUSH = 500;

interface RegeneratedTemplate {
  id: string;
  category: string;
  industryCodes: readonly string[];
  /** That the template before did not have. */
  newHazards: readonly TemplateHazard[];
  day: string;
}

/**
 * Notes on the foods whose analysis lacks a newly listed hazard: the signed version, else the draft. A food gets one note for a
 * hazard of a template, and no second one while an earlier note of the hazard is not dismissed.
 */
export async function raiseTemplateNotes(
  transaction: Transaction,
  { id: templateId, category, industryCodes, newHazards, day }: RegeneratedTemplate,
): Promise<void> {
  if (newHazards.length === 0) return;
  const lacking = await transaction.manager.query<{ foodId: string; hazardCode: string; hazardName: string }[]>(
    `select food.id as "foodId", hazard.code as "hazardCode", hazard.name as "hazardName" from foods food
     cross join lateral (
       select a.hazards from food_hazard_analyses a
       where a.food_id = food.id and a.state in ('signed', 'draft') and a.deleted_at is null
       order by a.state = 'signed' desc limit 1
     ) analysis
     cross join unnest($2::text[], $3::text[]) hazard(code, name)
     where food.industry_code = any($1) and food.deleted_at is null and not ${lists('analysis.hazards', 'hazard.code')}
       and not exists (select from food_notes earlier where earlier.food_id = food.id and earlier.kind = 'template_hazard'
         and earlier.hazard_code = hazard.code and (earlier.template_id = $4 or earlier.dismissal is null))
     order by food.id, hazard.code`,
    [industryCodes, newHazards.map(({ code }) => code), newHazards.map(({ name }) => name), templateId],
  );
  for (const [index, note] of lacking.entries()) {
    await noteRecords.create(transaction, { ...note, kind: 'template_hazard', happenedOn: day, templateId, category });
    if (index % EVENTS_PER_FLUSH === EVENTS_PER_FLUSH - 1) await transaction.flush();
  }
}
