import { inParallel } from './in-parallel.mjs';

/**
 * The ids of suppliers by their FEI, which the sample of 0.3.0 mentioned in their notes.
 * @param {import('./api-client.mjs').ApiClient} api @param {Iterable<string>} feis @param {Map<string, string>} nameOfFei
 * @returns {Promise<Map<string, string>>}
 */
export async function findSuppliers(api, feis, nameOfFei) {
  const supplierOfFei = new Map();
  await inParallel([...new Set(feis)], 6, async (fei) => {
    const name = nameOfFei.get(fei) ?? '';
    const { suppliers } = await api.get(`/api/suppliers?limit=100&search=${encodeURIComponent(name)}`);
    const supplier = suppliers.find(
      (/** @type {{ fei: string | null, notes: string | null }} */ one) =>
        one.fei === fei || one.notes?.includes(`establishment ${fei}.`),
    );
    if (supplier) supplierOfFei.set(fei, supplier.id);
  });
  return supplierOfFei;
}
