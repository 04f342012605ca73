import type { Qualification, QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
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
          No qualification. Without one, this person is not recorded as a qualified individual.
        </Text>
      )}
    </Section>
  );
}

/** With one version only, the list would repeat its card. */
function isWorthAList(
  versions: readonly Qualification[] | undefined,
  { current, draft }: QualifiedIndividual,
): boolean {
  return versions !== undefined && versions.length > (current || draft ? 1 : 0);
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
  return (
    <Stack gap={4}>
      {!signed && !draft ? (
        <Text as="p" tone="muted">
          No signed version. Until one is signed, this person is not considered qualified.
        </Text>
      ) : null}
      {draft ? <DraftCard draft={draft} signed={signed} onEdit={() => actions.edit(draft.id)} /> : null}
      {signed ? (
        <SignedCard qualification={signed} onNewVersion={draft ? undefined : ({ id }) => actions.edit(id)} />
      ) : null}
      {list.isError || isWorthAList(versions, individual) ? (
        <AllVersions versions={versions} error={loadError(list, 'The versions could not be loaded')} />
      ) : null}
    </Stack>
  );
}
