import { ASSURANCE_KINDS, ASSURANCE_RULES, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';

/** An assurance that is asked for. */
export interface OwedLetter {
  file: FsvpFile;
  code: AssuranceKind;
}

/** The assurances that a file lacks, or that end soon. */
export const owedLetters = (file: FsvpFile): OwedLetter[] =>
  ASSURANCE_KINDS.filter((code) => [...file.readiness.missing, ...file.readiness.expiring].includes(code)).map(
    (code) => ({ file, code }),
  );

export interface LetterGroup {
  key: string;
  /** Null: a customer of the importer, who is not in the suite. */
  supplierId: string | null;
  name: string;
  country: string | null;
  importerName: string;
  letters: OwedLetter[];
}

/** Those that one letter asks for: of one supplier for one importer. */
export function groupLetters(letters: readonly OwedLetter[]): LetterGroup[] {
  const groups = new Map<string, LetterGroup>();
  for (const letter of letters) {
    const { importerId, importerName, supplierId, supplierName, supplierCountry } = letter.file;
    const isOfCustomer = ASSURANCE_RULES[letter.code].from === 'customer';
    const key = `${importerId} ${isOfCustomer ? 'customer' : supplierId}`;
    const group: LetterGroup = groups.get(key) ?? {
      key,
      supplierId: isOfCustomer ? null : supplierId,
      name: isOfCustomer ? 'Customer' : supplierName,
      country: isOfCustomer ? null : supplierCountry,
      importerName,
      letters: [],
    };
    group.letters.push(letter);
    groups.set(key, group);
  }
  return [...groups.values()];
}
