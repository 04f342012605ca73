import type { FoodNote } from '@fsvp/contracts/program/food-note';
import { Badge, Button, formatDate, Inline, Stack, Text, TextLink, type Tone } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';

const STATES: Record<FoodNote['state'], { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'yellow' },
  answered: { label: 'Answered', tone: 'green' },
  dismissed: { label: 'Dismissed', tone: 'neutral' },
};

interface NoteItemProps {
  note: FoodNote;
  onDismiss: () => void;
  onReopen: () => void;
}

/** What happened, when, where to look, and what a person decided. */
export function NoteItem({ note, onDismiss, onReopen }: NoteItemProps) {
  const { foodId, state, happenedOn, hazardName, hazardCode, category, dismissal } = note;
  const { label, tone } = STATES[state];
  const hazard = `${hazardName} (${hazardCode})`;
  return (
    <div className="program:flex program:flex-wrap program:items-start program:justify-between program:gap-x-4 program:gap-y-2">
      <Stack gap={1}>
        <Inline gap={2}>
          <Badge tone={tone}>{label}</Badge>
          <Text size="meta" tone="muted">
            {formatDate(happenedOn)}
          </Text>
        </Inline>
        <Text as="p">
          {`The template for ${category} was generated again and now lists ${hazard}. `}
          {state === 'answered' ? 'The signed version lists it, too.' : 'The hazard analysis did not list it.'}
        </Text>
        {dismissal ? (
          <Text as="p" tone="muted" preserveLines>
            {`Dismissed: ${dismissal}`}
          </Text>
        ) : null}
        <TextLink href={`/foods?view=${foodId}&tab=template`}>Show the template</TextLink>
      </Stack>
      <WriteOnly>
        {state === 'open' ? (
          <Button variant="outline" size="sm" aria-label={`Dismiss the note on ${hazard}…`} onClick={onDismiss}>
            Dismiss…
          </Button>
        ) : null}
        {state === 'dismissed' ? (
          <Button variant="ghost" size="sm" aria-label={`Open the note on ${hazard} again`} onClick={onReopen}>
            Open again
          </Button>
        ) : null}
      </WriteOnly>
    </div>
  );
}
