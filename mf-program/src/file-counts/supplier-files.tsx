import { supplierDutyTexts } from '@fsvp/contracts/program/readiness/supplier-duties';
import { LinkButton, Section, Skeleton, Stack, Text } from '@fsvp/ui';
import { WriteOnly, type ExtensionProps } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { InlineFailure } from '../inline-failure.js';
import { useSupplierFileCounts } from './api/get-file-counts.js';
import { FileChip, hasFiles } from './file-chip.js';
import { fileLinks } from './file-links.js';

/** In a supplier's details: how many of its files are ready, what their regimes ask of periodic verification, and the way to start one. */
export function SupplierFiles({ supplierId }: ExtensionProps['supplier-details']) {
  return (
    <Section
      title="FSVP files"
      headingLevel={3}
      actions={
        <WriteOnly>
          <LinkButton variant="outline" size="sm" href={fileLinks.start(supplierId)} icon={icons.add}>
            Start an FSVP file
          </LinkButton>
        </WriteOnly>
      }
    >
      <div className="program:flex program:min-h-8 program:items-center program:pointer-coarse:min-h-11">
        <Counts supplierId={supplierId} />
      </div>
    </Section>
  );
}

function Counts({ supplierId }: { supplierId: string }) {
  const query = useSupplierFileCounts([supplierId]);
  if (query.isError) {
    return <InlineFailure text="The FSVP files could not be loaded." onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) {
    return (
      <div role="status">
        <span className="program:sr-only">Loading…</span>
        <Skeleton width={140} />
      </div>
    );
  }
  const found = query.data.suppliers[0];
  if (!found || !hasFiles(found.counts)) return <Text tone="muted">No FSVP files yet</Text>;
  // The previous release of the service does not answer them.
  const { counts, regimes = [] } = found;
  return (
    <Stack gap={2}>
      <FileChip supplierId={supplierId} counts={counts} />
      {supplierDutyTexts(regimes).map((duty) => (
        <Text key={duty} size="meta" tone="muted">
          {duty}
        </Text>
      ))}
    </Stack>
  );
}
