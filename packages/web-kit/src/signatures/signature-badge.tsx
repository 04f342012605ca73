import { MEANING_LABELS, type RecordSignatures, type SignatureState } from '@fsvp/contracts/signatures/signature';
import { Badge, Stack, type DataTableColumn, type Tone } from '@fsvp/ui';
import type { SignatureStates } from './use-signature-states.js';

const BADGES: Record<SignatureState, { label: string; tone: Tone }> = {
  valid: { label: 'Signed', tone: 'green' },
  stale: { label: 'Signature stale', tone: 'yellow' },
  superseded: { label: 'Signature superseded', tone: 'neutral' },
  withdrawn: { label: 'Signature withdrawn', tone: 'red' },
  broken: { label: 'Signature does not match', tone: 'red-solid' },
};

/** What the signatures of a record are worth, in a list; nothing for a record that is not signed. */
export function SignatureBadge({ signed }: { signed: RecordSignatures | undefined }) {
  if (!signed) return null;
  const { label, tone } = BADGES[signed.state];
  return (
    <span title={signed.meanings.map((meaning) => MEANING_LABELS[meaning]).join(', ')}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

/**
 * The columns of a table with the badge below what a column shows.
 * @param id of that column
 */
export function withSignatureBadges<T extends { id: string }>(
  columns: readonly DataTableColumn<T>[],
  id: string,
  states: SignatureStates,
): DataTableColumn<T>[] {
  return columns.map((column) =>
    column.id === id
      ? {
          ...column,
          cell: (record) => {
            const signed = states.get(record.id);
            if (!signed) return column.cell(record);
            return (
              <Stack gap={1}>
                <div>{column.cell(record)}</div>
                <SignatureBadge signed={signed} />
              </Stack>
            );
          },
        }
      : column,
  );
}
