import { referenceLoad } from '@fsvp/contracts/program/reference-set';

/** No text that the contract allows is longer, so that a larger file is not read at all. */
const MAX_BYTES = 1_000_000;
const CHOOSE_SMALLER = 'Choose a smaller one, such as one that has only the rows of this kind.';

/** The text of a CSV file. Rejects with a sentence for the user. */
export async function readCsv(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 1 MB. ${CHOOSE_SMALLER}`);
  const text = await file.text().catch(() => {
    throw new Error(`${file.name} could not be read. Choose it again.`);
  });
  if (text.trim() === '') throw new Error(`${file.name} is empty.`);
  if (text.includes('\0') || text.includes('\uFFFD'))
    throw new Error(`${file.name} is not UTF-8 text. In your spreadsheet program, save it as "CSV UTF-8".`);
  const error = referenceLoad.shape.csv.safeParse(text).error?.issues[0]?.message;
  if (error) throw new Error(`${file.name} is too large: ${lowerFirst(error)}. ${CHOOSE_SMALLER}`);
  return text;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
