import type { ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { Text, VisuallyHidden } from '@fsvp/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { degreesText, rangeOf, rangeText } from './temperature.js';

/** The temperature and its unit above the required range: green inside it, red outside, a dash if none was taken. */
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
    // Words in lines, not boxes: the table decides which side they stand on.
    <div className="ins:whitespace-nowrap">
      <Text size="cell" weight="medium" tone={tempCompliant ? 'good' : 'bad'}>
        <Icon aria-hidden size={14} strokeWidth={2} className="ins:mr-1 ins:inline ins:align-[-2px]" />
        {degreesText(actualTemp, range.unit)}
        <VisuallyHidden>{tempCompliant ? ', within range' : ', out of range'}</VisuallyHidden>
      </Text>
      {requiredTempMin === null && requiredTempMax === null ? null : (
        <div>
          <Text size="meta" tone="muted">
            Required: {rangeText(range)}
          </Text>
        </div>
      )}
    </div>
  );
}
