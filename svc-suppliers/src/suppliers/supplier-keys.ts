import type { SupplierEntity } from './supplier.entity.js';

type Identity = Pick<SupplierEntity, 'name' | 'address' | 'city' | 'country'>;

function normalize(text: string | null): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\s]/gu, '');
}

/** The keys by which duplicates are found (spec-map: data-7); set at every write. */
export function supplierKeys({ name, address, city, country }: Identity): Pick<SupplierEntity, 'matchKey' | 'nameKey'> {
  const nameKey = `${normalize(name)}|${normalize(country)}`;
  return { matchKey: `${nameKey}|${normalize(address)}|${normalize(city)}`, nameKey };
}
