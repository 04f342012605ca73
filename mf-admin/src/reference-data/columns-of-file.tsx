import type { ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { Button, Code, DescriptionList, saveText, Stack, Text } from '@fsvp/ui';
import { icons } from '../icons.js';
import { definitionOf } from './reference-texts.js';

/** What the file of a kind has, and a file to begin with. */
export function ColumnsOfFile({ kind }: { kind: ReferenceKind }) {
  const { columns } = definitionOf(kind);
  const header = Object.keys(columns).join(',');
  return (
    <div className="admin:rounded-control admin:border admin:border-divider admin:bg-sunken admin:p-4">
      <Stack gap={4}>
        <Text as="p">
          The first line names the columns: <Code>{header}</Code>
        </Text>
        <DescriptionList items={Object.entries(columns).map(([term, value]) => ({ term, value }))} />
        <div>
          <Button
            variant="outline"
            size="sm"
            icon={icons.download}
            onClick={() => saveText(`${kind.replaceAll('_', '-')}.csv`, 'text/csv', `${header}\r\n`)}
          >
            Download template
          </Button>
        </div>
      </Stack>
    </div>
  );
}
