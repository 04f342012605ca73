import type { Day } from '@fsvp/contracts/core/calendar-day';
import { getReceivingGate } from '@fsvp/contracts/program/receiving-gate';
import { useApiQuery } from '@fsvp/web-kit';

interface Receipt {
  supplierId: string | null;
  productName: string;
  receivedOn: Day | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the FSVP files say about a receipt; asked once it has a supplier, a product and a day. */
export function useReceivingGate({ supplierId, productName, receivedOn }: Receipt) {
  const name = productName.trim();
  return useApiQuery(
    getReceivingGate,
    { query: { supplierId: supplierId ?? '', productName: name, receivedOn: receivedOn ?? '' } },
    { enabled: Boolean(supplierId && name && name.length <= 255 && DAY.test(receivedOn ?? '')), retry: false },
  );
}
