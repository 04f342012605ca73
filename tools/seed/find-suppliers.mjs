import { inParallel } from './in-parallel.mjs';

/**
 * The ids of suppliers by the FEI that their notes mention.
 * @param {import('./api-client.mjs').ApiClient} api @param {Iterable<string>} feis @param {Map<string, string>} nameOfFei
 * @returns {Promise<Map<string, string>>}
 */
export async function findSuppliers(api, feis, nameOfFei) {
  const supplierOfFei = new Map();
  await inParallel([...new Set(feis)], 6, async (fei) => {
    const name = nameOfFei.get(fei) ?? '';
    const { suppliers } = await api.get(`/api/suppliers?limit=100&search=${encodeURIComponent(name)}`);
    const supplier = suppliers.find((/** @type {{ notes: string | null }} */ one) =>
      one.notes?.includes(`establishment ${fei}.`),
    );
    if (supplier) supplierOfFei.set(fei, supplier.id);
  });
  return supplierOfFei;
}
