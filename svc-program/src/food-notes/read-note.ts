import { listFoodNotes, type FoodNote } from '@fsvp/contracts/program/food-note';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import { jsonSql, recordMembers, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { FoodNoteEntity } from './food-note.entity.js';

export const NOTES = 'food_notes r left join foods food on food.id = r.food_id';

/** SQL: whether a list of hazards has a code of the library. */
export const lists = (hazards: string, code: string) =>
  `${hazards} @> jsonb_build_array(jsonb_build_object('libraryCode', ${code}))`;

/** What became of a note `r`. A version that is signed may answer it, and a later one may leave the hazard out again. */
export const NOTE_STATE = `case when r.dismissal is not null then 'dismissed' when exists (
    select from food_hazard_analyses a where a.food_id = r.food_id and a.state = 'signed' and a.deleted_at is null
      and ${lists('a.hazards', 'r.hazard_code')}) then 'answered' else 'open' end`;

export const NOTE_MEMBERS: Members = recordMembers(FoodNoteEntity, fieldsOf(listFoodNotes), {
  foodName: 'food.name',
  state: NOTE_STATE,
});

/** @returns undefined if there is none */
export async function readNote(manager: EntityManager, id: string): Promise<FoodNote | undefined> {
  const [row] = await manager.query<{ json: FoodNote }[]>(
    `select ${jsonSql(NOTE_MEMBERS)} as json from ${NOTES} where r.id = $1 and r.deleted_at is null`,
    [id],
  );
  return row?.json;
}
