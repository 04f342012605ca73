import { id } from '@fsvp/contracts/fields';
import { hrefs, type NewDocumentLinks } from '@fsvp/contracts/hrefs';

type Named = { [K in keyof NewDocumentLinks]?: string | null };

const isId = (value: string | null | undefined) => id.safeParse(value).success;

/** The links that an address (hrefs.uploadDocument) or a document names. What is no id is left out: a file must not stay without a record for its sake. */
export function linksOf({ supplierId, verificationId, correctiveActionId }: Named): NewDocumentLinks {
  const named = Object.entries({ supplierId, verificationId, correctiveActionId });
  return Object.fromEntries(named.filter(([, value]) => isId(value)));
}

/** The record that a document was uploaded from; undefined when that was the library itself. */
export function originOf({ verificationId, correctiveActionId }: NewDocumentLinks): string | undefined {
  if (correctiveActionId) return hrefs.correctiveAction(correctiveActionId);
  return verificationId ? hrefs.verification(verificationId) : undefined;
}

/** What a file becomes when nobody says what it is: 'a system document of type Other'. */
export function keptAs({ supplierId, verificationId, correctiveActionId }: Named): string {
  const record = correctiveActionId ? 'corrective action' : verificationId ? 'verification' : undefined;
  if (record) return `a document of type Other, attached to the ${record}`;
  return `a ${supplierId ? 'supplier' : 'system'} document of type Other`;
}
