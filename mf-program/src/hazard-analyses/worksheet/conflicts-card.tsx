import { Button, Card, Columns, Stack, Text } from '@fsvp/ui';
import { textOfValue } from './value-text.js';
import type { Content } from './content.js';
import type { Conflict } from './merge-contents.js';
import { placeOf } from './place-of.js';
import type { WorksheetStore } from './worksheet.store.js';

interface ConflictsCardProps {
  store: WorksheetStore;
  content: Content;
  conflicts: readonly Conflict[];
}

/** Values that two people changed: both are shown, and the person chooses. */
export function ConflictsCard({ store, content, conflicts }: ConflictsCardProps) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" data-conflicts>
      <Card
        title="Changed by you and by someone else"
        description="Your value is kept here, and theirs is saved. Choose which one the draft has."
      >
        <Stack gap={4}>
          {conflicts.map((conflict) => {
            const place = placeOf(conflict.path, content);
            return (
              <Stack key={conflict.path} gap={2}>
                <Text weight="medium">{place}</Text>
                <Columns count={2}>
                  <Choice
                    title="Your value"
                    text={textOfValue(conflict.path, conflict.mine)}
                    label={`Keep your value: ${place}`}
                    action="Keep yours"
                    onChoose={() => store.resolve(conflict, 'mine')}
                  />
                  <Choice
                    title="Value someone else saved"
                    text={textOfValue(conflict.path, conflict.theirs)}
                    label={`Take the saved value: ${place}`}
                    action="Take theirs"
                    onChoose={() => store.resolve(conflict, 'theirs')}
                  />
                </Columns>
              </Stack>
            );
          })}
        </Stack>
      </Card>
    </div>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  label: string;
  action: string;
  onChoose: () => void;
}

function Choice({ title, text, label, action, onChoose }: ChoiceProps) {
  return (
    <div className="program:flex program:flex-col program:items-start program:gap-2 program:rounded-control program:border program:border-divider program:p-3">
      <Text size="meta" tone="muted">
        {title}
      </Text>
      <Text preserveLines>{text}</Text>
      <Button variant="outline" size="sm" aria-label={label} onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}
