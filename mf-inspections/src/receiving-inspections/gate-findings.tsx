import {
  CLEAR_GATE_STATES,
  GATE_STATE_LABELS,
  type GateState,
  type ReceivingGate,
} from '@fsvp/contracts/quality/receiving-gate';
import { Badge, formatDate, Stack, Text, TextLink, type Tone } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';

const TONES: Record<GateState, Tone> = {
  approved: 'green',
  approved_temporarily: 'yellow',
  not_approved: 'red',
  suspended: 'red',
  no_file: 'red',
  exempt: 'neutral',
  unknown: 'orange-outline',
};

export function GateBadge({ state }: { state: GateState }) {
  return <Badge tone={TONES[state]}>{GATE_STATE_LABELS[state]}</Badge>;
}

/** Whether somebody has to decide, with a reason. */
export const needsReason = (state: GateState): boolean => !CLEAR_GATE_STATES.includes(state);

/** What the files say, with what to verify first. @param gate undefined: they could not be asked */
export function GateFindings({ gate }: { gate: ReceivingGate | undefined }) {
  if (!gate)
    return (
      <Text tone="muted">
        The FSVP files cannot be asked now. You can record the inspection: they are asked again when you save it.
      </Text>
    );
  const more = gate.files.slice(1);
  return (
    <Stack gap={1}>
      <Text>{gate.text}</Text>
      {gate.files.map(({ fileId, fileNumber, importerName, text, until, preImportVerification }, index) => (
        <Text key={fileId} size="meta" tone="muted">
          <TextLink href={hrefs.fsvpFile(fileId)}>{fileNumber}</TextLink>
          {` · ${importerName}`}
          {more.length && index > 0 ? ` · ${text}` : ''}
          {until ? ` · approved until ${formatDate(until)}` : ''}
          {preImportVerification ? ` · verify before import: ${preImportVerification}` : ''}
        </Text>
      ))}
    </Stack>
  );
}
