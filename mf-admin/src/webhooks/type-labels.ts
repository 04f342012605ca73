import { CHANGING_RECORDS } from '@fsvp/contracts/catalogue/change';
import { codeLabel } from '@fsvp/contracts/core/code-label';
import { WEBHOOK_TEST_TYPE } from '@fsvp/contracts/webhooks/webhook';

/** A type of records or of an event in words: 'Receiving inspections', 'Supplier created'. */
export function typeLabel(type: string): string {
  if (type === WEBHOOK_TEST_TYPE) return 'Test message';
  return CHANGING_RECORDS[type]?.label ?? codeLabel(type);
}

/** What a webhook gets, in words. @param types as the contract has them: none for all */
export function typesText(types: readonly string[]): string {
  return types.length === 0 ? 'All changes' : types.map((type) => typeLabel(type)).join(', ');
}
