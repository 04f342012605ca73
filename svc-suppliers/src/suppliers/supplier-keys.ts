import { countryKey } from '@fsvp/contracts/core/country';
import { textKey } from '@fsvp/contracts/core/text';
import type { SupplierEntity } from './supplier.entity.js';

type Identity = Pick<SupplierEntity, 'name' | 'address' | 'city' | 'country'>;

const PUNCTUATION = /[\p{P}\p{S}\p{Z}\s]+/gu;
const DASH = /\p{Pd}/gu;
/** `1-11` is another address than `11-1` and `111`. */
const BETWEEN_DIGITS = /(?<=\p{N})[\p{P}\p{S}\p{Z}\s]+(?=\p{N})/gu;

const withoutPunctuation = (text: string) => text.replace(PUNCTUATION, '');

/** Without case and punctuation, except what separates two numbers. A separator in spaces is the separator. */
function exactKey(text: string | null): string {
  const key = textKey(text ?? '');
  const separators = key.match(BETWEEN_DIGITS)?.map((one) => one.replace(DASH, '-').replace(/[\p{Z}\s]+/gu, '') || ' ');
  if (!separators) return withoutPunctuation(key);
  return key
    .split(BETWEEN_DIGITS)
    .map((part, at) => withoutPunctuation(part) + (separators[at]?.replaceAll('|', '/') ?? ''))
    .join('');
}

/**
 * The keys by which duplicates are found (spec-map: data-7); set at every write. `matchKey` is what duplicates have in common.
 * `nameKey`, which the index has, is what those have in common among which `similarKey` finds the ones with the same name and country.
 * `Viet Nam`, `Vietnam` and `VN` are one country.
 */
export function supplierKeys(supplier: Identity): Pick<SupplierEntity, 'matchKey' | 'nameKey'> {
  const { name, address, city } = supplier;
  const country = countryKey(supplier.country);
  return {
    matchKey: [name, country, address, city].map(exactKey).join('|'),
    nameKey: [name, country].map((text) => withoutPunctuation(textKey(text))).join('|'),
  };
}

/** What suppliers with the same name and country have in common. @param matchKey of `supplierKeys` */
export function similarKey(matchKey: string): string {
  return matchKey.split('|').slice(0, 2).join('|');
}
