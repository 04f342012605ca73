import type { QualifiedIndividual } from '@fsvp/contracts/qualified-individual';
import { Button, Section, Stack, Text } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { AllVersions } from './all-versions.js';
import { useQualifications } from './api/list-qualifications.js';
import { DraftCard } from './draft-card.js';
import { SignedCard } from './signed-card.js';

/** The forms that a section opens. */
export interface QualificationActions {
  /** For the person whose details are open. */
  add: () => void;
  /** @param id of a draft */
  edit: (id: string) => void;
}

interface QualificationSectionProps {
  /** Undefined for an account that has none. */
  individual: QualifiedIndividual | undefined;
  actions: QualificationActions;
}

/** What a person may sign: the signed version, the draft, and all versions. */
export function QualificationSection({ individual, actions }: QualificationSectionProps) {
  return (
    <Section
      title="Qualification"
      headingLevel={3}
      actions={
        individual?.current || individual?.draft ? undefined : (
          <Button variant="outline" size="sm" icon={icons.add} onClick={actions.add}>
            Add qualification
          </Button>
        )
      }
    >
      {individual ? (
        <Versions individual={individual} actions={actions} />
      ) : (
        <Text as="p" tone="muted">
          None. This person may not sign records that need a qualified individual.
        </Text>
      )}
    </Section>
  );
}

interface VersionsProps {
  individual: QualifiedIndividual;
  actions: QualificationActions;
}

function Versions({ individual, actions }: VersionsProps) {
  const list = useQualifications(individual.id);
  const versions = list.data?.qualifications;
  const draft = individual.draft ?? undefined;
  const signed = individual.current ?? undefined;
  const shown = [signed, draft].filter(Boolean).length;
  return (
    <Stack gap={4}>
      {shown === 0 ? (
        <Text as="p" tone="muted">
          No version counts. This person may not sign records that need a qualified individual.
        </Text>
      ) : null}
      {draft ? <DraftCard draft={draft} signed={signed} onEdit={() => actions.edit(draft.id)} /> : null}
      {signed ? (
        <SignedCard qualification={signed} onNewVersion={draft ? undefined : ({ id }) => actions.edit(id)} />
      ) : null}
      {list.isError || (versions && versions.length > shown) ? (
        <AllVersions versions={versions} error={loadError(list, 'The versions could not be loaded')} />
      ) : null}
    </Stack>
  );
}
