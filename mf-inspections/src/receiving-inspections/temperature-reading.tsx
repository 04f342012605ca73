import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { Text, VisuallyHidden } from '@fsvp/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { degreesText, rangeOf, rangeText } from './temperature.js';

/** Temperature with unit above the required range: green inside it, red outside, a dash if none was recorded. */
export function TemperatureReading({ inspection }: { inspection: ReceivingInspection }) {
  const { actualTemp, tempCompliant, requiredTempMin, requiredTempMax } = inspection;
  const range = rangeOf(inspection);
  if (actualTemp === null) {
    return (
      <>
        <span aria-hidden>—</span>
        <VisuallyHidden>Not recorded</VisuallyHidden>
      </>
    );
  }
  const Icon = tempCompliant ? CircleCheck : TriangleAlert;
  return (
    // No flex boxes: the text must follow the alignment of the table cell.
    <div className="ins:whitespace-nowrap">
      <Text size="cell" weight="medium" tone={tempCompliant ? 'good' : 'bad'}>
        <Icon aria-hidden size={14} strokeWidth={2} className="ins:mr-1 ins:inline ins:align-[-2px]" />
        {degreesText(actualTemp, range.unit)}
        <VisuallyHidden>{tempCompliant ? ', within range' : ', out of range'}</VisuallyHidden>
      </Text>
      {requiredTempMin === null && requiredTempMax === null ? null : (
        <div className="ins:@max-2xl:hidden ins:@2xl:in-data-[density=compact]:ml-2 ins:@2xl:in-data-[density=compact]:inline">
          <Text size="meta" tone="muted">
            Required: {rangeText(range)}
          </Text>
        </div>
      )}
    </div>
  );
}
