import { getImporter, listImporters } from '@fsvp/contracts/program/importer';
import { t, type LoadOptions } from '@fsvp/ui';
import { api, useApiQuery } from '@fsvp/web-kit';

/** The active importers for a Combobox, searched as the user types. */
export const loadImporters: LoadOptions = async (text, signal) => {
  const { importers, total } = await api.call(listImporters, {
    query: { search: text || undefined, active: true, limit: 20, sort: 'legalName', order: 'asc' },
    signal,
  });
  return { options: importers.map(({ id, legalName }) => ({ value: id, label: legalName })), total };
};

export function useImporterName(id: string | undefined): string | undefined {
  const importer = useApiQuery(getImporter, { params: { id: id ?? '' }, query: {} }, { enabled: id !== undefined });
  if (id === undefined) return undefined;
  return importer.data?.legalName ?? (importer.isError ? t({ defaultMessage: 'Unknown importer' }) : '…');
}
