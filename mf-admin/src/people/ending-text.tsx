import type { Day } from '@fsvp/contracts/core/calendar-day';
import { formatDate, Text } from '@fsvp/ui';
import { endingOf } from '../qualifications/standing.js';

const TONES = { ended: 'bad', ends_soon: 'warning', far: 'muted' } as const;

/** 'Ends on Dec 3, 2026', pointed out shortly before and after. */
export function EndingText({ day }: { day: Day }) {
  const ending = endingOf(day);
  return (
    <Text size="meta" tone={TONES[ending]}>
      {`${ending === 'ended' ? 'Ended' : 'Ends'} on ${formatDate(day)}`}
    </Text>
  );
}
