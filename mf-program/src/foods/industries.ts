import { foldText } from '@fsvp/contracts/core/text';
import type { LoadOptions } from '@fsvp/ui';
import type { Industry } from './api/list-industries.js';

export const industryText = ({ industryCode, name }: Industry) => `${industryCode} ${name}`;

/** Code and name of an industry; the code only while the industries load, and of one that is not among them. */
export function textOfIndustry(code: string, industries: readonly Industry[] | undefined): string {
  const found = industries?.find(({ industryCode }) => industryCode === code);
  return found ? industryText(found) : code;
}

/**
 * Industries for a Combobox. Two digits that are not among them can be chosen too: the reference data may not have all.
 * @param load the industries, which what somebody types early waits for
 */
export function industryOptionsOf(load: () => Promise<readonly Industry[]>): LoadOptions {
  return async (text) => {
    const typed = foldText(text.trim());
    const found = (await load()).filter((industry) => foldText(industryText(industry)).includes(typed));
    const options = found.map((industry) => ({ value: industry.industryCode, label: industryText(industry) }));
    const isNew = /^\d{2}$/.test(typed) && !found.some(({ industryCode }) => industryCode === typed);
    return isNew ? [...options, { value: typed, label: typed, description: 'Not in the reference data' }] : options;
  };
}
