import {
  DEAD_LETTER_LIMIT,
  listDeadLetters,
  replayDeadLetter,
  type DeadLetter,
} from '@fsvp/contracts/catalogue/dead-letter';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { api, errorText, invalidate, isMissing, useQueryClient } from '@fsvp/web-kit';
import { useRef, useState } from 'react';
import { toFilterQuery, type FailedEventsFilter } from './filter-query.js';

export interface ReplayProgress {
  running: boolean;
  total: number;
  done: number;
  failed: number;
  /** Why it ended early. */
  problem?: string;
}

/** Replays the events that match a filter, one after the other, at most as many as the list shows. */
export function useReplayAll() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReplayProgress>();
  const stopped = useRef(false);

  const run = async (filter: FailedEventsFilter) => {
    stopped.current = false;
    let state: ReplayProgress = { running: true, total: 0, done: 0, failed: 0 };
    const update = (changes: Partial<ReplayProgress>) => setProgress((state = { ...state, ...changes }));
    update({});
    try {
      const events = await listAll(filter);
      update({ total: events.length });
      for (const event of events) {
        if (stopped.current) break;
        const failed = await replay(event);
        update({ done: state.done + 1, failed: state.failed + (failed ? 1 : 0) });
      }
    } catch (error) {
      update({ problem: errorText(error) });
    }
    update({ running: false });
    void invalidate(client, ['dead-letter']);
  };

  return {
    progress,
    run,
    /** Ends after the event that is being replayed. */
    stop: () => {
      stopped.current = true;
    },
    reset: () => setProgress(undefined),
  };
}

/** First all, then replayed: an event that fails again would move to the beginning of the list. */
async function listAll(filter: FailedEventsFilter): Promise<DeadLetter[]> {
  const events: DeadLetter[] = [];
  for (let offset = 0; offset < DEAD_LETTER_LIMIT; offset += MAX_LIMIT) {
    const query = { ...toFilterQuery(filter), limit: MAX_LIMIT, offset };
    const { deadLetters } = await api.call(listDeadLetters, { query });
    events.push(...deadLetters);
    if (deadLetters.length < MAX_LIMIT) break;
  }
  return events;
}

/** Whether it failed again. */
async function replay({ service, id }: DeadLetter): Promise<boolean> {
  try {
    return (await api.call(replayDeadLetter, { params: { service, id } })).outcome === 'failed';
  } catch (error) {
    // Somebody else has replayed or discarded it.
    if (isMissing(error)) return false;
    throw error;
  }
}
