import { type Qualification, qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { Stack, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { QualificationFacts } from './qualification-facts.js';
import { StateBadge } from './state-badge.js';

interface VersionDialogProps {
  /** Undefined closes the dialog. */
  qualification: Qualification | undefined;
  onClose: () => void;
}

/** One version of a qualification with its signatures. */
export function VersionDialog({ qualification, onClose }: VersionDialogProps) {
  const shown = useLastDefined(qualification);
  if (!shown) return null;
  return (
    <Dialog
      open={qualification !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Qualification of ${shown.individualName}, version ${shown.versionNumber}`}
      initialFocus="heading"
    >
      <Stack gap={5}>
        <span>
          <StateBadge qualification={shown} />
        </span>
        <QualificationFacts qualification={shown} />
        <Signatures
          calls={qualificationSignatures}
          id={shown.id}
          permission="sign_administration"
          closed={shown.state !== 'draft'}
        />
      </Stack>
    </Dialog>
  );
}
