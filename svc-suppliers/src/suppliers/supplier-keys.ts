import { countryKey } from '@fsvp/contracts/core/country';
import type { SupplierEntity } from './supplier.entity.js';

type Identity = Pick<SupplierEntity, 'name' | 'address' | 'city' | 'country'>;

function normalize(text: string | null): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\s]/gu, '');
}

/** The keys by which duplicates are found (spec-map: data-7); set at every write. `Viet Nam`, `Vietnam` and `VN` are one country. */
export function supplierKeys(supplier: Identity): Pick<SupplierEntity, 'matchKey' | 'nameKey'> {
  const { name, address, city } = supplier;
  const country = countryKey(supplier.country);
  const nameKey = `${normalize(name)}|${normalize(country)}`;
  return { matchKey: `${nameKey}|${normalize(address)}|${normalize(city)}`, nameKey };
}
