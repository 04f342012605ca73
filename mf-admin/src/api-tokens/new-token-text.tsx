import { formatDate } from '@fsvp/ui';
import { Listing } from '../shared/listing.js';
import type { OneTimeContent } from '../shared/one-time-text.dialog.js';
import type { NewApiToken } from './api/create-api-token.js';

/** @param suite address under which programs reach it */
export function describeNewToken({ token, text }: NewApiToken, suite: string): OneTimeContent {
  const call = `curl -H "Authorization: Bearer ${text}" \\\n  "${suite}/api/suppliers?limit=5"`;
  return {
    title: token.name,
    introduction: `Copy the token now. It will not be shown again. It works until ${formatDate(token.expiresOn)}. Treat it like a password.`,
    label: 'API token',
    text,
    copyLabel: 'Copy token',
    example: { title: 'Example', content: <Listing label="Example" text={call} /> },
  };
}
