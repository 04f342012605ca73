import { INDIVIDUAL_RELATION_LABELS } from '@fsvp/contracts/program/qualification';
import { Button, ErrorState, Section, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { useIndividualOfAccount } from './api/list-individuals.js';
import { QualificationSection, type QualificationActions } from './qualification-section.js';

interface AccountQualificationProps {
  accountId: string;
  actions: QualificationActions;
  /** Opens the form of the qualified individual. */
  onEditIndividual: (id: string) => void;
}

/** What the person with an account may sign. */
export function AccountQualification({ accountId, actions, onEditIndividual }: AccountQualificationProps) {
  const query = useIndividualOfAccount(accountId);
  if (query.data === undefined) {
    const error = loadError(query, 'The qualification could not be loaded');
    return (
      <Section title="Qualification" headingLevel={3}>
        {error ? <ErrorState {...error} /> : <Spinner label="Loading the qualification…" />}
      </Section>
    );
  }
  const individual = query.data ?? undefined;
  return (
    <Stack gap={3}>
      <QualificationSection individual={individual} actions={actions} />
      {individual ? (
        <div className="admin:flex admin:flex-wrap admin:items-center admin:gap-2">
          <Text tone="muted">
            {[`Recorded as ${individual.name}`, individual.employer, INDIVIDUAL_RELATION_LABELS[individual.relation]]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <Button variant="ghost" size="sm" icon={icons.edit} onClick={() => onEditIndividual(individual.id)}>
            Change
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
