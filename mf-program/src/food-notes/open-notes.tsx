import type { Food } from '@fsvp/contracts/program/food';
import { useNotes } from './api/list-notes.js';
import { NotesCard } from './notes-card.js';

/** The notes that nobody has answered or dismissed; nothing without one. The details of the food list all. */
export function OpenNotes({ food }: { food: Food }) {
  const { data } = useNotes(food.id);
  const open = data?.foodNotes.filter(({ state }) => state === 'open') ?? [];
  return open.length > 0 ? <NotesCard title="Since this analysis was written" notes={open} /> : null;
}
