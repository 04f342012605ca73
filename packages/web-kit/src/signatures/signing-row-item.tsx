import { MEANING_LABELS, type Meaning } from '@fsvp/contracts/signatures/signature';
import { Badge, Button, Card, formatInstantDate, Inline, Skeleton, Stack, Text } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { memo, useId, useState } from 'react';
import { ContentChanges, ContentRows } from './content-rows.js';
import { signerText } from './signature-texts.js';
import { meaningOf, readinessOf, type Readiness, type SigningRow } from './signing-row.js';

interface SigningRowItemProps {
  row: SigningRow;
  /** Undefined while none is chosen. */
  meaning: Meaning | undefined;
  checked: boolean;
  /** What is signed is shown without a click. */
  startsOpen: boolean;
  onCheck: (id: string, checked: boolean) => void;
  onRetry: (id: string) => void;
}

/** A record that can be chosen, with its state, and what is signed of it. */
export const SigningRowItem = memo(function SigningRowItem(props: SigningRowItemProps) {
  const { row, meaning, checked, startsOpen, onCheck, onRetry } = props;
  const { record, read, earlier, failure } = row;
  const id = useId();
  const [reading, setReading] = useState(startsOpen);
  const readiness = readinessOf(row, meaning);
  return (
    <Stack gap={3}>
      <Inline justify="between" align="start" wrap={false}>
        <Inline gap={3} align="start" wrap={false}>
          {/* A block of its own keeps its width beside a long title. */}
          <div>
            <Checkbox
              id={id}
              aria-describedby={`${id}-state`}
              checked={checked && readiness.kind === 'ready'}
              disabled={readiness.kind !== 'ready'}
              onChange={(next) => onCheck(record.id, next)}
            />
          </div>
          <Stack gap={1}>
            <label htmlFor={id}>
              <Stack gap={0}>
                <Text weight="semibold" lines={2}>
                  {record.title}
                </Text>
                <Text size="meta" tone="muted" lines={4}>
                  {record.details}
                </Text>
              </Stack>
            </label>
            <div id={`${id}-state`}>
              <State readiness={readiness} failure={failure} as={record.calls && meaningOf(row, meaning)} />
            </div>
          </Stack>
        </Inline>
        {read ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${reading ? 'Hide' : 'Read'}: ${record.title}, ${record.details}`}
            onClick={() => setReading(!reading)}
          >
            {reading ? 'Hide' : 'Read'}
          </Button>
        ) : readiness.kind === 'not loaded' ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Retry: ${record.title}, ${record.details}`}
            onClick={() => onRetry(record.id)}
          >
            Retry
          </Button>
        ) : null}
      </Inline>
      {read && earlier ? (
        <Card title="Changed since you read it" headingLevel={3}>
          <ContentChanges before={earlier} after={read} headings={['When you read it', 'Now']} />
        </Card>
      ) : null}
      {read && reading ? (
        <Card title="What you are signing" headingLevel={3}>
          <ContentRows rows={read.rows} />
        </Card>
      ) : null}
    </Stack>
  );
});

interface StateProps {
  readiness: Readiness;
  failure: string | undefined;
  /** What it is signed as, where the form does not ask for it. */
  as: Meaning | undefined;
}

function State({ readiness, failure, as }: StateProps) {
  if (readiness.kind === 'loading') return <Skeleton width="8rem" />;
  if (readiness.kind === 'signed') {
    const { signature } = readiness;
    const text = `By ${signerText(signature)} on ${formatInstantDate(signature.signedAt)}`;
    return <Labelled tone="green" label="Signed" text={text} />;
  }
  if (readiness.kind === 'refused') return <Labelled tone="yellow" label="Not ready" text={readiness.reason} />;
  if (readiness.kind === 'not loaded') return <Labelled tone="red" label="Not loaded" text={readiness.reason} />;
  if (failure !== undefined) return <Labelled tone="red" label="Not signed" text={failure} />;
  return (
    <Text size="meta" tone="muted">
      {as ? `Ready to sign as: ${MEANING_LABELS[as]}` : 'Ready to sign'}
    </Text>
  );
}

function Labelled({ tone, label, text }: { tone: 'green' | 'yellow' | 'red'; label: string; text: string }) {
  return (
    <Inline>
      <Badge tone={tone}>{label}</Badge>
      <Text size="meta">{text}</Text>
    </Inline>
  );
}
