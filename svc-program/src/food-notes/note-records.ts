import { foodNoteRaised, foodNoteUpdated } from '@fsvp/contracts/program/food-note.record';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { FoodNoteEntity } from './food-note.entity.js';
import { readNote } from './read-note.js';

export const NOTE_NOUN = 'note';

export const noteRecords = new Records({
  entity: FoodNoteEntity,
  noun: NOTE_NOUN,
  events: { created: foodNoteRaised, updated: foodNoteUpdated },
  answered: async ({ id }, manager) => (await readNote(manager, id))!,
});
