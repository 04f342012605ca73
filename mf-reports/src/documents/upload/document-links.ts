import { id } from '@fsvp/contracts/core/fields';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';

type NullableLinks = { [K in keyof NewDocumentLinks]?: string | null };

const isId = (value: string | null | undefined) => id.safeParse(value).success;

/**
 * The links of a URL (hrefs.uploadDocument) or document. Invalid ids are dropped, because they would make the server
 * reject the file.
 */
export function linksOf({ supplierId, verificationId, correctiveActionId }: NullableLinks): NewDocumentLinks {
  const links = Object.entries({ supplierId, verificationId, correctiveActionId });
  return Object.fromEntries(links.filter(([, value]) => isId(value)));
}

/** The URL of the record that the upload was opened from; undefined for the library. */
export function originHref({ verificationId, correctiveActionId }: NewDocumentLinks): string | undefined {
  if (correctiveActionId) return hrefs.correctiveAction(correctiveActionId);
  return verificationId ? hrefs.verification(verificationId) : undefined;
}

/** Describes the document that a file without details becomes: 'a system document of type Other'. */
export function defaultDocumentText({ supplierId, verificationId, correctiveActionId }: NullableLinks): string {
  const record = correctiveActionId ? 'corrective action' : verificationId ? 'verification' : undefined;
  if (record) return `a document of type Other, attached to the ${record}`;
  return `a ${supplierId ? 'supplier' : 'system'} document of type Other`;
}
