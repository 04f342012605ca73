import { createHash } from 'node:crypto';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import * as z from 'zod/mini';
import { UPSTREAMS, type UpstreamName } from '../../config.js';

/** A position in the event log of one service, and the mark of the entry there. */
export interface Place {
  position: number;
  mark: string;
}

/** How far a reader is in each service; in one that is missing, at the beginning. */
export type Places = Partial<Record<UpstreamName, Place>>;

/** Of the form below. A reader with a cursor of another form starts again. */
const VERSION = 1;

const cursor = z.strictObject({
  v: z.literal(VERSION),
  /** Of the types that it was made with: with others, a reader would miss what it has passed. */
  types: z.string(),
  places: z.partialRecord(z.enum(UPSTREAMS), z.tuple([z.int().check(z.minimum(0)), z.string()])),
});

function hashTypes(types: readonly string[] = []): string {
  if (!types.length) return '';
  return createHash('sha256')
    .update([...new Set(types)].sort().join())
    .digest('base64url')
    .slice(0, 8);
}

/** The cursor of a reader of these types, as text for an address. */
export function writeCursor(places: Places, types: readonly string[] | undefined): string {
  const all = UPSTREAMS.flatMap((name) => (places[name] ? [[name, [places[name].position, places[name].mark]]] : []));
  const content = { v: VERSION, types: hashTypes(types), places: Object.fromEntries(all) as object };
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** 400 for a cursor that this suite did not write, or for another content of its event logs. */
export function unknownCursor() {
  const message = 'This is not a cursor of this suite, or its data were restored since. Start again without it';
  return invalidInput([{ path: 'after', message }]);
}

/**
 * Reads a cursor.
 * @param text blank or undefined for the beginning
 * @throws 400 for one that is damaged, foreign or of other types
 */
export function readCursor(text: string | undefined, types: readonly string[] | undefined): Places {
  if (!text) return {};
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw unknownCursor();
  const places: Places = Object.fromEntries(
    Object.entries(parsed.data.places).map(([name, [position, mark]]) => [name, { position, mark }]),
  );
  if (parsed.data.types !== hashTypes(types))
    throw invalidInput([{ path: 'types', message: 'Send the types that the cursor was made with, or start again' }]);
  // Decoding ignores what is no base64url.
  if (writeCursor(places, types) !== text) throw unknownCursor();
  return places;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
