import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Badge, Button, Inline, Text, TextLink } from '@fsvp/ui';
import { useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { isUnchecked, type EvaluationValues } from './evaluation-form.values.js';

interface CopiedNoteProps {
  evaluation: SupplierEvaluation;
  /** Of the answer: the key of a hazard, or the name of a field. */
  of: string;
  /** What the answer is about. */
  label: string;
}

/** Says where a copied answer is from, until a person has checked or changed it. */
export function CopiedNote({ evaluation, of, label }: CopiedNoteProps) {
  const { control, setValue } = useFormContext<EvaluationValues>();
  const values = useWatch({ control }) as EvaluationValues;
  const { copied } = evaluation;
  if (!copied || !isUnchecked(evaluation, values, of)) return null;
  return (
    <Inline>
      <Badge tone="yellow">Copied, not checked</Badge>
      <Text size="meta" tone="muted">
        {'From '}
        <TextLink
          href={`${hrefs.fsvpFile(copied.fileId)}&evaluation=1`}
        >{`${copied.fileNumber}, evaluation version ${copied.versionNumber}`}</TextLink>
      </Text>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`I checked this: ${label}`}
        onClick={() => setValue(`toCheck.${of}`, false, { shouldDirty: true })}
      >
        I checked this
      </Button>
    </Inline>
  );
}
