import { readReferenceFile, type ReferenceKind, referenceLoad } from '@fsvp/contracts/program/reference-set';
import { api, ApiError, errorText } from '@fsvp/web-kit';

/** No text that the contract allows is longer, so that a larger file is not read at all. */
const MAX_BYTES = 1_000_000;
const CHOOSE_SMALLER = 'Choose a smaller one, such as one that has only the rows of this kind.';

/** The rows of a CSV file or a workbook as the text that is loaded. Rejects with a sentence for the user. */
export async function readCsv(file: File, kind: ReferenceKind | null): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 1 MB. ${CHOOSE_SMALLER}`);
  const { csv } = await api
    .call(readReferenceFile, { query: { kind: kind ?? undefined }, rawBody: file })
    .catch(refuse);
  const error = referenceLoad.shape.csv.safeParse(csv).error?.issues[0]?.message;
  if (error) throw new Error(`${file.name} is too large: ${lowerFirst(error)}. ${CHOOSE_SMALLER}`);
  return csv;
}

function refuse(error: unknown): never {
  const messages = error instanceof ApiError ? error.fieldErrors.map(({ message }) => message) : [];
  throw new Error(messages.length ? messages.join(' ') : errorText(error));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
