import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import { Badge, Inline, Stack, Text, VisuallyHidden } from '@fsvp/ui';
import { Checkbox, get, TextareaField, useController, useFormState } from '@fsvp/ui/dialogs';
import { useId, type ReactNode } from 'react';

interface EvidenceChoiceProps {
  title: ReactNode;
  facts?: string | undefined;
  /** Why it does not count. */
  faults?: readonly string[];
  /** Its place in the choice; -1: it is not chosen. */
  index: number;
  onToggle: (isChosen: boolean) => void;
}

/** A record with a checkbox and, once it is chosen, a note. */
export function EvidenceChoice({ title, facts, faults = [], index, onToggle }: EvidenceChoiceProps) {
  const id = useId();
  const { errors } = useFormState();
  const { recordId, recordVersion } = (get(errors, `links.${index}`) ?? {}) as Record<
    keyof EvidenceLink,
    { message?: string } | undefined
  >;
  const problem = recordId?.message ?? recordVersion?.message;
  return (
    <Stack gap={1}>
      <Checkbox
        checked={index >= 0}
        onChange={onToggle}
        aria-describedby={id}
        aria-invalid={problem ? true : undefined}
        label={<span className="program:wrap-anywhere">{title}</span>}
      />
      <div className="program:flex program:flex-col program:gap-2 program:pl-7.5">
        <span id={id} className="program:empty:hidden">
          {facts || faults.length > 0 ? (
            <Inline>
              {facts ? (
                <Text size="meta" tone="muted">
                  {facts}
                </Text>
              ) : null}
              {faults.map((fault) => (
                <Badge key={fault} tone="red">
                  {fault}
                </Badge>
              ))}
            </Inline>
          ) : null}
          {problem ? (
            <Text size="meta" tone="bad">
              {problem}
            </Text>
          ) : null}
        </span>
        {index >= 0 ? <Note index={index} title={title} /> : null}
      </div>
    </Stack>
  );
}

function Note({ index, title }: { index: number; title: ReactNode }) {
  // Problems of the server are shown at fields that are registered.
  useController({ name: `links.${index}.recordId` });
  useController({ name: `links.${index}.recordVersion` });
  return (
    <TextareaField
      name={`links.${index}.note`}
      label={
        <>
          Note<VisuallyHidden> on {title}</VisuallyHidden>
        </>
      }
      hint="Optional, for example the page number."
      rows={2}
      maxLength={2000}
    />
  );
}
