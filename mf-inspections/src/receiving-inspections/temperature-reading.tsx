import type { ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { Inline, Stack, Text, VisuallyHidden } from '@fsvp/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { degreesText, rangeOf, rangeText } from './temperature.js';

/** The temperature with its unit over the required range: green within it, red outside, a dash when none was taken (specification §2). */
export function TemperatureReading({ inspection }: { inspection: ReceivingInspection }) {
  const { actualTemp, tempCompliant, requiredTempMin, requiredTempMax } = inspection;
  const range = rangeOf(inspection);
  if (actualTemp === null) {
    return (
      <>
        <span aria-hidden>—</span>
        <VisuallyHidden>Not taken</VisuallyHidden>
      </>
    );
  }
  const Icon = tempCompliant ? CircleCheck : TriangleAlert;
  return (
    <Stack gap={0}>
      <Text size="cell" weight="medium" tone={tempCompliant ? 'good' : 'bad'}>
        <Inline gap={1} wrap={false}>
          <Icon aria-hidden size={14} strokeWidth={2} />
          {degreesText(actualTemp, range.unit)}
          <VisuallyHidden>{tempCompliant ? ', within range' : ', out of range'}</VisuallyHidden>
        </Inline>
      </Text>
      {requiredTempMin === null && requiredTempMax === null ? null : (
        <Text size="meta" tone="muted">
          <span className="ins:whitespace-nowrap">Required: {rangeText(range)}</span>
        </Text>
      )}
    </Stack>
  );
}
