import {
  describeDifference,
  entryLineTitle,
  ENTRY_ROLE_LABELS,
  isCustomsEntry,
  OTHER_ENTRY_FORM,
  type EntryLine,
} from '@fsvp/contracts/program/entry-line';
import { Badge, formatDate, Inline, Stack, Text } from '@fsvp/ui';

/** What a line declared, with what of it differs from the importer. */
export function LineFacts({ line }: { line: EntryLine }) {
  const { role, productCode, arrivedOn, declaredName, declaredEmail, declaredDuns, differences } = line;
  const { priorNoticeNumber, lots, quantity, manufacturerName, manufacturerId, productDescription, source } = line;
  const isCustoms = isCustomsEntry(line.entryNumber);
  const declared = [declaredName, declaredEmail, declaredDuns && `DUNS ${declaredDuns}`].filter(Boolean).join(' · ');
  const made = [productDescription, manufacturerName ?? manufacturerId].filter(Boolean).join(' · ');
  const printed = [
    quantity,
    lots && `Lots ${lots}`,
    priorNoticeNumber && `Prior notice ${priorNoticeNumber}`,
    source && `From ${source}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="program:min-w-0 program:flex-1 program:basis-64">
      <Stack gap={1}>
        <Text weight="medium">{entryLineTitle(line)}</Text>
        <Text size="meta" tone="muted">
          {`${ENTRY_ROLE_LABELS[role]} · ${productCode} · arrived on ${formatDate(arrivedOn)}`}
        </Text>
        {made ? <Text size="meta">{made}</Text> : null}
        <Text size="meta">{declared || 'Declares no importer'}</Text>
        {printed ? <Text size="meta">{printed}</Text> : null}
        {differences.length || !isCustoms ? (
          <Inline>
            {isCustoms ? null : <Badge tone="neutral">{OTHER_ENTRY_FORM}</Badge>}
            {differences.map((difference) => (
              <Badge key={difference} tone="yellow">
                {describeDifference(line, difference)}
              </Badge>
            ))}
          </Inline>
        ) : null}
      </Stack>
    </div>
  );
}
