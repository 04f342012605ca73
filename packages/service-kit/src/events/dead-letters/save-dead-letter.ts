import * as z from 'zod/mini';
import { describeFailure, technicalReason } from './failure-reason.js';

const eventId = z.uuid();

interface FailedMessage {
  consumer: string;
  /** The message as it arrived, usually the JSON of an event. */
  text: string;
  tries: number;
  error: unknown;
}

/** Text that PostgreSQL refuses in jsonb: NUL and a lone surrogate, as JSON writes them. */
const NOT_STORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

function readMessage(text: string): { id: string | null; json: string } {
  try {
    const { id } = (JSON.parse(text) ?? {}) as { id?: unknown };
    return { id: eventId.safeParse(id).data ?? null, json: text };
  } catch {
    return { id: null, json: JSON.stringify(text.replaceAll('\0', '')) };
  }
}

/**
 * Stores a message that a consumer cannot handle. A message without the id of an event gets one made of its text, so that
 * its redelivery is the same dead letter. A discarded one stays discarded.
 */
export async function saveDeadLetter(
  manager: { query(text: string, values: unknown[]): Promise<unknown> },
  { consumer, text, tries, error }: FailedMessage,
): Promise<void> {
  const { id, json } = readMessage(text);
  await manager.query(
    `insert into dead_letter (consumer, event_id, event, error, reason, tries)
     values ($1, coalesce($2::uuid, md5($3::jsonb::text)::uuid), $3, $4, $5, $6)
     on conflict (consumer, event_id) do update set event = excluded.event, error = excluded.error,
       reason = excluded.reason, tries = dead_letter.tries + excluded.tries, died_at = now()`,
    [consumer, id, json.replace(NOT_STORABLE, '$1\\ufffd'), technicalReason(error), describeFailure(error), tries],
  );
}
