import type { ContentRow, ContentVersion } from '@fsvp/contracts/signatures/signature';
import { DescriptionList, Stack, Text } from '@fsvp/ui';

/** A record as it is signed. */
export function ContentRows({ rows }: { rows: readonly ContentRow[] }) {
  return <DescriptionList items={rows.map(({ label, text }) => ({ term: label, value: text }))} />;
}

/** The fields in which two versions of a record differ, each with both values. */
export function findChanges(
  before: readonly ContentRow[],
  after: readonly ContentRow[],
): { field: string; label: string; before: string; after: string }[] {
  const earlier = new Map(before.map((row) => [row.field, row]));
  const later = new Map(after.map((row) => [row.field, row]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((field) => {
    const [one, other] = [earlier.get(field), later.get(field)];
    if (one?.text === other?.text) return [];
    return [{ field, label: (other ?? one)!.label, before: one?.text ?? 'Empty', after: other?.text ?? 'Empty' }];
  });
}

interface ContentChangesProps {
  before: Pick<ContentVersion, 'rows'>;
  after: Pick<ContentVersion, 'rows'>;
  /** Of the values before and after. */
  headings: readonly [before: string, after: string];
}

/** What differs between two versions of a record. */
export function ContentChanges({ before, after, headings }: ContentChangesProps) {
  return (
    <Stack gap={3}>
      {findChanges(before.rows, after.rows).map((change) => (
        <Stack key={change.field} gap={1}>
          <Text weight="semibold">{change.label}</Text>
          <DescriptionList
            items={[
              { term: headings[0], value: change.before },
              { term: headings[1], value: change.after },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
