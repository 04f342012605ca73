import { today } from '@fsvp/contracts/core/calendar-day';
import { type Qualification, qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { Button, Card, formatDate, Stack, Text } from '@fsvp/ui';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { icons } from '../icons.js';
import { DeleteDraftDialog } from './delete-draft.dialog.js';
import { QualificationFacts } from './qualification-facts.js';
import { VersionTitle } from './version-title.js';

interface DraftCardProps {
  draft: Qualification;
  /** The version that signing the draft supersedes. */
  signed: Qualification | undefined;
  onEdit: () => void;
}

/** A draft, with what signing it does. */
export function DraftCard({ draft, signed, onEdit }: DraftCardProps) {
  const [deleting, setDeleting] = useState<Qualification>();
  return (
    <Card
      headingLevel={3}
      title={<VersionTitle qualification={draft} />}
      actions={
        <>
          <Button variant="ghost" size="sm" icon={icons.delete} onClick={() => setDeleting(draft)}>
            Delete draft…
          </Button>
          <Button variant="outline" size="sm" icon={icons.edit} onClick={onEdit}>
            Edit draft
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <EffectOfSigning draft={draft} signed={signed} />
        <QualificationFacts qualification={draft} />
        <Signatures calls={qualificationSignatures} id={draft.id} permission="sign_administration" />
      </Stack>
      <DeleteDraftDialog draft={deleting} onClose={() => setDeleting(undefined)} />
    </Card>
  );
}

/** Signing supersedes the version before at once, also by one that begins later. */
function EffectOfSigning({ draft: { validFrom }, signed }: Pick<DraftCardProps, 'draft' | 'signed'>) {
  const supersedes = signed ? ` and supersedes version ${signed.versionNumber}` : '';
  if (validFrom <= today()) return <Text as="p">{`It takes effect as soon as it is signed${supersedes}.`}</Text>;
  const start = formatDate(validFrom);
  if (!signed) return <Text as="p">{`Once signed, it takes effect on ${start}.`}</Text>;
  return (
    <Text as="p" tone="warning">
      {`Signing supersedes version ${signed.versionNumber} at once, but this version takes effect on ${start}. Until then, the person cannot sign.`}
    </Text>
  );
}
