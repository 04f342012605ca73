import { foldText, searchedWords } from '@fsvp/contracts/core/text';
import type { LoadOptions } from '@fsvp/ui';

/** Those of the United States come first: FDA's clocks run there. */
const US = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'];
const US_OTHERS = ['America/Anchorage', 'Pacific/Honolulu', 'America/Puerto_Rico', 'Pacific/Guam'];

const zoneText = (name: string) => name.replaceAll('_', ' ');

/** 'Eastern Time, GMT-5'; empty for a name that the browser does not know. */
function describeZone(timeZone: string): string {
  try {
    const nameOf = (timeZoneName: 'longGeneric' | 'shortOffset') =>
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value;
    return [...new Set([nameOf('longGeneric'), nameOf('shortOffset')])].join(', ');
  } catch {
    return '';
  }
}

/** A time zone as it is read: 'America/New York (Eastern Time)'. */
export const timeZoneLabel = (name: string): string => zoneText(name);

/** The time zones of the browser for a Combobox. */
export const loadTimeZones: LoadOptions = async (text) => {
  const words = searchedWords(zoneText(text));
  const first = [...US, ...US_OTHERS];
  // Some browsers list names without a region, such as CET, which the suite refuses.
  const named = Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'));
  const all = [...new Set([...first, ...named, 'UTC'])];
  const found = all
    .map((value) => ({ value, label: zoneText(value) }))
    .filter(({ label }) => words.every((word) => foldText(label).includes(word)));
  const options = found.slice(0, 50).map((option) => ({ ...option, description: describeZone(option.value) }));
  return { options, total: found.length };
};
