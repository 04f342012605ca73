import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { formatInstantDate } from '@fsvp/ui';
import { api, toast } from '@fsvp/web-kit';

type ToastAction = NonNullable<Parameters<typeof toast>[0]['action']>;

/** The server puts the date back within seconds, or leaves it. */
const WAITS_MS = [300, 700, 1000, 2000];

let newest = 0;

/**
 * Says that an activity was saved or deleted. If it was completed, and is not on that day any more, it also says what the last
 * verification date of its supplier is, as soon as that is known, unless the user has made another change by then.
 * @param after undefined: deleted
 */
export async function toastSaved(
  text: string,
  before: VerificationActivity | undefined,
  after: VerificationActivity | undefined,
  action?: ToastAction,
): Promise<void> {
  newest += 1;
  const own = newest;
  const show = (description: string) => toast({ title: 'Success', description, variant: 'success', action });
  show(text);
  if (!before || !takesDayBack(before, after)) return;
  const sentence = await describeSupplierDate(before);
  if (sentence && own === newest) show(`${text}. ${sentence}`);
}

function takesDayBack(before: VerificationActivity, after: VerificationActivity | undefined): boolean {
  if (!before.completedDate) return false;
  return !after?.completedDate || after.completedDate < before.completedDate || after.supplierId !== before.supplierId;
}

/** @returns an empty text if the supplier can't be read */
async function describeSupplierDate({ supplierId, completedDate }: VerificationActivity): Promise<string> {
  let date: string | null = completedDate;
  try {
    for (const wait of WAITS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      date = (await api.call(getSupplier, { params: { id: supplierId } })).lastVerificationDate;
      if (date !== completedDate) break;
    }
  } catch {
    return '';
  }
  if (!date) return 'The supplier has no last verification date now.';
  const day = formatInstantDate(date);
  return completedDate && date < completedDate
    ? `The supplier's last verification date is now ${day}.`
    : `The supplier's last verification date stays ${day}.`;
}
