import { isSameText } from '@fsvp/contracts/core/text';
import { listImporters, type Importer } from '@fsvp/contracts/program/importer';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { api } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

type Named = Pick<Supplier, 'fsvpImporterName' | 'fsvpImporterDuns'>;

const ACTIVE = { active: true, limit: 2, offset: 0 } as const;

async function search(text: string, signal: AbortSignal): Promise<Importer[]> {
  return (await api.call(listImporters, { query: { ...ACTIVE, limit: 100, search: text }, signal })).importers;
}

/** The digits of the DUNS number that a supplier names: people type it with hyphens too. */
export const namedDuns = ({ fsvpImporterDuns }: Named) => fsvpImporterDuns?.replace(/\D/g, '') || undefined;

/** The importer that a supplier names if it is another one, by name and DUNS number. The number decides, else the name. */
export function namesOther(
  named: Named,
  { duns, legalName }: Pick<Importer, 'duns' | 'legalName'>,
): string | undefined {
  const [number, name] = [namedDuns(named), named.fsvpImporterName?.trim()];
  const isOther = number ? number !== duns : name && !isSameText(name, legalName);
  return isOther ? [name, number && `DUNS ${number}`].filter(Boolean).join(', ') : undefined;
}

async function findNamed(named: Named, signal: AbortSignal) {
  const { fsvpImporterName: name } = named;
  const duns = namedDuns(named);
  const byDuns = duns ? (await search(duns, signal)).find((one) => one.duns === duns) : undefined;
  if (byDuns || !name) return byDuns;
  return (await search(name, signal)).find((one) => isSameText(one.legalName, name));
}

/** The importer that a supplier names, else the only one; and whether there is any. */
export function useMatchingImporter(supplier: Supplier | undefined, isNeeded: boolean) {
  return useQuery({
    queryKey: ['matching-importer', supplier?.id, supplier?.version],
    queryFn: async ({ signal }) => {
      const { importers, total } = await api.call(listImporters, { query: ACTIVE, signal });
      const named = supplier && total > 0 ? await findNamed(supplier, signal) : undefined;
      return { any: total > 0, isNamed: Boolean(named), importer: named ?? (total === 1 ? importers[0] : undefined) };
    },
    gcTime: 0,
    enabled: isNeeded,
  });
}
