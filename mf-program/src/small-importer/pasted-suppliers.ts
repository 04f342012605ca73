import { foldText } from '@fsvp/contracts/core/text';

export interface PastedSupplier {
  name: string;
  country: string;
  email: string | undefined;
}

const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

/**
 * Suppliers of a pasted text, one a line: name, country and, if known, the email address, between commas, semicolons or tabs. A name may
 * have commas itself.
 * @returns also the lines without a country, numbered from 1
 */
export function readPastedSuppliers(text: string): { suppliers: PastedSupplier[]; incomplete: number[] } {
  const suppliers: PastedSupplier[] = [];
  const incomplete: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const parts = line
      .split(line.includes('\t') ? '\t' : /[,;]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length === 0) continue;
    const email = EMAIL.test(parts.at(-1)!) ? parts.pop() : undefined;
    const country = parts.length > 1 ? parts.pop()! : '';
    const name = parts.join(', ');
    if (!name || !country) incomplete.push(index + 1);
    else suppliers.push({ name, country, email });
  }
  return { suppliers, incomplete };
}

/** Without case, accents, spaces and punctuation; of a name that is nothing else, all of it. */
const keyOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '') || foldText(text);

/** Whether two suppliers are the same one, whatever case, accents, spaces and punctuation they are typed with. */
export const isSameSupplier = (
  one: Pick<PastedSupplier, 'name' | 'country'>,
  other: Pick<PastedSupplier, 'name' | 'country'>,
): boolean => keyOf(one.name) === keyOf(other.name) && keyOf(one.country) === keyOf(other.country);
