import { type Qualification, qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { Button, Card, Stack } from '@fsvp/ui';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { useCreateQualificationVersion } from './api/create-qualification-version.js';
import { QualificationFacts } from './qualification-facts.js';
import { VersionTitle } from './version-title.js';

interface SignedCardProps {
  qualification: Qualification;
  /** Gets the copy that is a draft; absent while there is one. */
  onNewVersion: ((draft: Qualification) => void) | undefined;
}

/**
 * The signed version of a qualification, which only a new version can change. While there is a draft, its signatures have a name of
 * their own: the draft has some too, and two sections of one dialog cannot have the same name.
 */
export function SignedCard({ qualification, onNewVersion }: SignedCardProps) {
  const { id, versionNumber } = qualification;
  const create = useCreateQualificationVersion((draft) => onNewVersion?.(draft));
  return (
    <Card
      headingLevel={3}
      title={<VersionTitle qualification={qualification} />}
      actions={
        onNewVersion ? (
          <Button
            variant="outline"
            size="sm"
            icon={icons.newVersion}
            onClick={() => create.mutateAsync({ params: { id } }).catch(() => undefined)}
          >
            New version
          </Button>
        ) : null
      }
    >
      <Stack gap={5}>
        <QualificationFacts qualification={qualification} />
        <Signatures
          calls={qualificationSignatures}
          id={id}
          permission="sign_administration"
          closed
          title={onNewVersion ? undefined : `Signatures of version ${versionNumber}`}
        />
      </Stack>
    </Card>
  );
}
