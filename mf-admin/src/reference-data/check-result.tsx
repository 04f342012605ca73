import type { ReferenceCheck, ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { DescriptionList, formatDate, formatNumber, Section, Stack, Text } from '@fsvp/ui';
import { Notice } from '../shared/notice.js';
import { periodText, rowsText } from './reference-texts.js';
import { PlainRowsTable } from './rows-table.js';

interface CheckResultProps {
  kind: ReferenceKind;
  check: ReferenceCheck;
}

/** What loading the file would do. */
export function CheckResult({ kind, check }: CheckResultProps) {
  const { rowCount, added, changed, unchanged, missing, ends, rows } = check;
  return (
    <Section title="Effect of loading" headingLevel={3}>
      <Stack gap={4}>
        <Text as="p">{`The file has ${rowsText(rowCount)}. Compared with the rows in force on the first day:`}</Text>
        <DescriptionList
          items={[
            { term: 'Added', value: formatNumber(added) },
            { term: 'Changed', value: formatNumber(changed) },
            { term: 'Unchanged', value: formatNumber(unchanged) },
            { term: 'Missing from the file', value: formatNumber(missing) },
            {
              term: 'Sets that end',
              value:
                ends
                  .map((set) => `${periodText({ ...set, effectiveTo: null })}: ends on ${formatDate(set.effectiveTo)}`)
                  .join('\n') || 'None',
            },
          ]}
        />
        <Notice>{missing > 0 ? missingText(missing, ends.length > 0) : null}</Notice>
        <Text as="p" tone="muted">
          {rows.length < rowCount
            ? `The first ${formatNumber(rows.length)} rows, as read from the file:`
            : 'The rows, as read from the file:'}
        </Text>
        <PlainRowsTable kind={kind} caption="First rows in the file" rows={rows} />
      </Stack>
    </Section>
  );
}

function missingText(missing: number, ends: boolean): string {
  const [are, they] = missing === 1 ? ['is', 'It stays'] : ['are', 'They stay'];
  const what = `${rowsText(missing)} in force ${are} not in the file.`;
  return ends
    ? `${what} From the first day, rows of sets that end are no longer in force.`
    : `${what} ${they} in force, because no set ends.`;
}
