import { exportReferenceSet, getReferenceSet, type ReferenceSet } from '@fsvp/contracts/program/reference-set';
import { Button, DescriptionList, formatDate, formatDateTime, LinkButton, Section, Stack, Text } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { PeriodBadge } from './period-badge.js';
import { definitionOf, isOld, OLD_TEXT, periodText, rowsText } from './reference-texts.js';
import { RowsTable } from './rows-table.js';

interface SetDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onChange: (set: ReferenceSet) => void;
  onDelete: (set: ReferenceSet) => void;
  onClose: () => void;
}

/** One set with its rows. */
export function SetDialog({ id, onChange, onDelete, onClose }: SetDialogProps) {
  return (
    <RecordDialog
      call={getReferenceSet}
      id={id}
      known={undefined}
      size="lg"
      title={(set) => (set ? definitionOf(set.kind).title : 'Reference data')}
      failure="The set could not be loaded"
      onClose={onClose}
      footer={(set) => (
        <>
          <Button variant="ghost" icon={icons.delete} onClick={() => onDelete(set)}>
            Delete…
          </Button>
          <Button variant="outline" icon={icons.edit} onClick={() => onChange(set)}>
            Change…
          </Button>
          <LinkButton variant="outline" icon={icons.download} href={exportHref(set)} download>
            Download CSV
          </LinkButton>
        </>
      )}
    >
      {(set) => (
        <Stack gap={5}>
          <DescriptionList items={factsOf(set)} />
          <Section title="Rows" headingLevel={3}>
            <RowsTable kind={set.kind} caption={`Rows of ${definitionOf(set.kind).title}`} rows={set.rows} />
          </Section>
        </Stack>
      )}
    </RecordDialog>
  );
}

const exportHref = ({ id }: ReferenceSet) => api.href(exportReferenceSet, { params: { id } });

function factsOf(set: ReferenceSet) {
  const { source, retrievedOn, rowCount, shipped, createdAt } = set;
  return [
    { term: 'State', value: <PeriodBadge set={set} /> },
    { term: 'Period', value: periodText(set) },
    { term: 'Source', value: source },
    {
      term: 'Retrieved on',
      value: isOld(set) ? (
        <Stack gap={0}>
          <span>{formatDate(retrievedOn)}</span>
          <Text size="meta" tone="warning">
            {OLD_TEXT}
          </Text>
        </Stack>
      ) : (
        formatDate(retrievedOn)
      ),
    },
    { term: 'Size', value: rowsText(rowCount) },
    { term: 'Loaded', value: shipped ? 'Included with the suite' : formatDateTime(createdAt) },
  ];
}
