import type { Food } from '@fsvp/contracts/program/food';
import { loadError } from '@fsvp/web-kit';
import { useNotes } from './api/list-notes.js';
import { NotesCard } from './notes-card.js';

/** All notes of a food, also those that are answered or dismissed. */
export function NotesOfFood({ food }: { food: Food }) {
  const list = useNotes(food.id);
  return (
    <NotesCard title="Notes" notes={list.data?.foodNotes} error={loadError(list, 'The notes could not be loaded')} />
  );
}
