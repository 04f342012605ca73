import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type {
  EvaluationToCopy,
  SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Button, Card, EmptyState, Inline, Stack, Text } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { Terms } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { useCreateEvaluation, useCreateEvaluationVersion, useEvaluationsToCopy } from './api/evaluations.js';

interface BeginEvaluationProps {
  file: FsvpFile;
  /** The last version, if its signature was withdrawn. */
  withdrawn: SupplierEvaluation | undefined;
  mayChange: boolean;
}

/** How an evaluation begins: with the answers of a version that was withdrawn, with those of another file, or empty. */
export function BeginEvaluation({ file, withdrawn, mayChange }: BeginEvaluationProps) {
  const create = useCreateEvaluation();
  const createVersion = useCreateEvaluationVersion();
  const { data } = useEvaluationsToCopy(file.id, mayChange);
  const isPending = create.isPending || createVersion.isPending;
  const begin = (copyFrom?: string) =>
    create.mutateAsync({ params: { id: file.id }, body: copyFrom ? { copyFrom } : {} }).catch(() => undefined);
  return (
    <Card>
      <EmptyState
        text={
          <Terms>
            {withdrawn
              ? `Version ${withdrawn.versionNumber} of the evaluation was withdrawn, so that none counts. Evaluate again: the approval is based on it.`
              : 'The food and the supplier have not been evaluated yet. The evaluation says who controls each hazard and how the supplier performs; the approval is based on it.'}
          </Terms>
        }
        action={
          mayChange ? (
            <WriteOnly>
              <Inline justify="center">
                {withdrawn ? (
                  <Button
                    icon={icons.add}
                    disabled={isPending}
                    onClick={() => createVersion.mutateAsync({ params: { id: withdrawn.id } }).catch(() => undefined)}
                  >
                    {`Begin with version ${withdrawn.versionNumber}`}
                  </Button>
                ) : null}
                <Button
                  icon={icons.add}
                  variant={withdrawn ? 'outline' : 'primary'}
                  disabled={isPending}
                  onClick={() => begin()}
                >
                  {withdrawn ? 'Begin with an empty evaluation' : 'Start the evaluation'}
                </Button>
              </Inline>
            </WriteOnly>
          ) : undefined
        }
      />
      {mayChange && data?.evaluations.length ? (
        <WriteOnly>
          <Stack gap={3}>
            <Text as="p" tone="muted">
              Or copy the answers of another file. You check each one before you sign; the conclusion is not copied.
            </Text>
            <ul aria-label="Evaluations to copy" className="program:flex program:flex-col program:gap-2">
              {data.evaluations.map((one) => (
                <li key={one.evaluationId}>
                  <Inline justify="between" gap={3}>
                    <Text size="meta">{sourceText(one)}</Text>
                    <Button variant="outline" size="sm" disabled={isPending} onClick={() => begin(one.evaluationId)}>
                      {`Begin with the answers of ${one.fileNumber}`}
                    </Button>
                  </Inline>
                </li>
              ))}
            </ul>
          </Stack>
        </WriteOnly>
      ) : null}
    </Card>
  );
}

/** What a file has in common with this one, and what is copied. */
function sourceText({ foodName, supplierName, importerName, isSameFood, isSameSupplier }: EvaluationToCopy): string {
  const copied = isSameSupplier
    ? isSameFood
      ? 'all answers'
      : 'what is known of the supplier, and the control of the hazards that both foods have'
    : 'the control of the hazards, and the rules';
  return `${foodName} from ${supplierName}, for ${importerName}: ${copied}`;
}
