import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  id,
  idParams,
  listQuery,
  nullableText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
} from '../core/fields.js';

/**
 * What happened to a food since its hazard analysis was written, and may concern it. A note changes no analysis and no readiness: a
 * person decides. (Specification: beyond/hazard-analysis.md, 8.)
 */

/** `template_hazard`: the template of its industry was generated again with a hazard that its analysis lacks. */
export const FOOD_NOTE_KINDS = ['template_hazard'] as const;

/** `answered`: the signed version in force lists the hazard. */
export const FOOD_NOTE_STATES = ['open', 'answered', 'dismissed'] as const;
export type FoodNoteState = (typeof FOOD_NOTE_STATES)[number];

const MIN_REASON = 10;
const NEEDS_REASON = `Say in at least ${MIN_REASON} characters why the analysis needs no change`;

const reason = z.pipe(requiredText(2000, NEEDS_REASON), z.string().check(z.minLength(MIN_REASON, NEEDS_REASON)));

export const foodNoteUpdate = z
  .object({
    /** Why it needs no new version; null opens the note again. */
    dismissal: z.optional(z.nullable(reason)),
  })
  .check(z.meta({ id: 'FoodNoteUpdate' }));
export type FoodNoteUpdate = z.output<typeof foodNoteUpdate>;

export const foodNote = z
  .object({
    ...recordFields,
    foodId: z.string(),
    foodName: z.string(),
    kind: z.enum(FOOD_NOTE_KINDS),
    state: z.enum(FOOD_NOTE_STATES),
    /** Day. */
    happenedOn: z.string(),
    /** Of the hazard library. */
    hazardCode: z.string(),
    hazardName: z.string(),
    /** The template that lists the hazard now, and its industry. */
    templateId: z.string(),
    category: z.string(),
    dismissal: nullableText,
  })
  .check(z.meta({ id: 'FoodNote' }));
export type FoodNote = z.output<typeof foodNote>;

const tag = 'Foods';
const path = '/api/food-notes';
const one = `${path}/{id}`;

export const listFoodNotes = defineCall({
  id: 'listFoodNotes',
  method: 'GET',
  path,
  summary: 'What happened to foods since their hazard analyses were written, newest first; search by food and hazard',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['foodName', 'createdAt']),
    foodId: z.optional(id),
    state: repeated(FOOD_NOTE_STATES),
  }),
  response: z
    .object({ foodNotes: z.array(foodNote), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'FoodNoteList' })),
});
export const getFoodNote = defineCall({
  id: 'getFoodNote',
  method: 'GET',
  path: one,
  summary: 'One note of a food',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: foodNote,
});
export const updateFoodNote = defineCall({
  id: 'updateFoodNote',
  method: 'PUT',
  path: one,
  summary: 'Dismiss a note of a food with a reason, or open it again',
  tag,
  access: write('program:write'),
  params: idParams,
  body: foodNoteUpdate,
  response: foodNote,
});
