import type { Importer } from '@fsvp/contracts/program/importer';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { Button, CardList, Inline, Section, Stack, Text } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { useEligibilities } from './api/get-eligibilities.js';
import { comparisonText, EligibilityState, resultText, seriesText, signerText } from './eligibility-texts.js';

interface EligibilitySectionProps {
  importer: Importer;
  /** Opens the form of a new one. */
  onDetermine: () => void;
  onOpen: (eligibility: ImporterEligibility) => void;
}

/** Whether an importer is very small, by year and class of food, each version on its own. */
export function EligibilitySection({ importer, onDetermine, onOpen }: EligibilitySectionProps) {
  const list = useEligibilities(importer.id);
  return (
    <Section
      title="Very small importer"
      headingLevel={3}
      actions={
        <Button variant="outline" size="sm" icon={icons.add} onClick={onDetermine}>
          Determine eligibility
        </Button>
      }
    >
      <CardList
        label="Eligibilities"
        items={list.data?.eligibilities}
        itemKey={({ id }) => id}
        skeletonRows={1}
        emptyText="Not determined. Needed only if the importer follows the rules for very small importers (21 CFR 1.512)."
        error={loadError(list, 'The eligibilities could not be loaded')}
        render={(eligibility) => <Entry eligibility={eligibility} onOpen={() => onOpen(eligibility)} />}
      />
    </Section>
  );
}

function Entry({ eligibility, onOpen }: { eligibility: ImporterEligibility; onOpen: () => void }) {
  const { state, versionNumber } = eligibility;
  const name = `${seriesText(eligibility)}, version ${versionNumber}`;
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={1}>
        <Inline>
          <Text weight="medium">{name}</Text>
          <EligibilityState state={state} />
        </Inline>
        <Text>{resultText(eligibility)}</Text>
        <Text size="meta" tone="muted">
          {comparisonText(eligibility)}
        </Text>
        <Text size="meta" tone="muted">
          {signerText(eligibility) ?? (state === 'draft' ? 'Takes effect once signed' : 'Not in effect')}
        </Text>
      </Stack>
      <Button variant="outline" size="sm" aria-label={`View ${name}`} onClick={onOpen}>
        View
      </Button>
    </Inline>
  );
}
