import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listFoodNotes } from '@fsvp/contracts/program/food-note';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { NOTE_MEMBERS, NOTE_STATE, NOTES } from './read-note.js';

type ListQuery = HandlerInput<typeof listFoodNotes>['query'];

const LIST: List<ListQuery> = {
  name: 'foodNotes',
  from: NOTES,
  row: 'r',
  members: NOTE_MEMBERS,
  sorts: { foodName: { sql: letters('food.name'), type: 'text' } },
  filters: { foodId: equals('r.food_id'), state: oneOf(`(${NOTE_STATE})`) },
  search: contains('food.name', 'r.hazard_name'),
};

/** Reads of notes of foods, as SQL that returns JSON. */
@Injectable()
export class FoodNotesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
