import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { formatInstantDate } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';

const MAX_TITLE = 255;

/** Opens the corrective action form filled in from a failed inspection. */
export function newActionHref(inspection: ReceivingInspection): string {
  const { id, supplierId, productName, lotNumber, receivedDate, failureReasons } = inspection;
  const lot = lotNumber ? ` (lot ${lotNumber})` : '';
  const description = [
    `Receiving inspection of ${productName}${lot} on ${formatInstantDate(receivedDate)} failed.`,
    failureReasons,
  ]
    .filter(Boolean)
    .join('\n');
  return hrefs.newCorrectiveAction({
    supplierId,
    inspectionId: id,
    title: `Failed receiving inspection: ${productName}`.slice(0, MAX_TITLE),
    description,
  });
}
