import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { Button, Inline, LinkButton, Text } from '@fsvp/ui';
import { useApiQuery, useMay, WriteOnly } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { SMALL_IMPORTER_HREF } from '../small-importer/small-importer-href.js';
import { useActiveImporters } from './api/active-importers.js';
import type { FileQuery } from './api/list-files.js';

/** How to begin. */
export const FIRST_FILE =
  'No FSVP files yet. A file is the program for one food from one supplier. It needs an importer (Administration\u00a0›\u00a0Importers) and a supplier. Start with a supplier that has products, and its foods are proposed; or add a food under Foods first.';
export const ALL_CLOSED = 'No open FSVP files. Closed files are kept.';

const FIRST = { limit: 1, offset: 0 };

/** How many closed files pass the filters, asked when no open one is found. */
export function useClosedFiles(filters: Omit<FileQuery, 'lifecycle' | 'offset'>, isNeeded: boolean): number {
  const query = { ...filters, search: filters.search || undefined, lifecycle: ['closed' as const], ...FIRST };
  const { data } = useApiQuery(listFsvpFiles, { query }, { enabled: isNeeded });
  return (isNeeded && data?.total) || 0;
}

/** Links to what a first file lacks, then the ways to begin. A food is made on the way. */
export function FirstSteps({ onStart, onPropose }: { onStart: () => void; onPropose: () => void }) {
  const importers = useActiveImporters();
  const suppliers = useApiQuery(listSuppliers, { query: FIRST });
  const mayAddImporter = useMay('administer');
  const lacksImporter = importers.data?.total === 0;
  const steps = [
    { isMissing: lacksImporter && mayAddImporter, label: 'Add an importer', href: hrefs.importers() },
    { isMissing: suppliers.data?.total === 0, label: 'Add a supplier', href: hrefs.newSupplier() },
  ].filter(({ isMissing }) => isMissing);
  return (
    <WriteOnly>
      <Inline justify="center">
        {steps.map(({ label, href }) => (
          <LinkButton key={href} variant="outline" href={href}>
            {label}
          </LinkButton>
        ))}
        <LinkButton variant="outline" icon={icons.session} href={SMALL_IMPORTER_HREF}>
          Start as a very small importer
        </LinkButton>
        {lacksImporter && !mayAddImporter ? (
          <Text>There is no importer yet. Ask an administrator to add it under Administration › Importers.</Text>
        ) : null}
        {steps.length === 0 && !lacksImporter ? (
          <>
            <Button variant="outline" icon={icons.add} onClick={onStart}>
              Start with one supplier
            </Button>
            <Button variant="outline" icon={icons.propose} onClick={onPropose}>
              Propose files for all suppliers
            </Button>
          </>
        ) : null}
      </Inline>
    </WriteOnly>
  );
}
