import { Skeleton, Text } from '@fsvp/ui';
import type { ExtensionProps } from '@fsvp/web-kit';
import { useSupplierFileCounts } from './api/get-file-counts.js';
import { FileChip, hasFiles } from './file-chip.js';

/** In a row of a list of suppliers: how many of the supplier's files are ready. One call serves all rows of the page. */
export function SupplierRowFiles({ supplierId, supplierIds }: ExtensionProps['supplier-row']) {
  const query = useSupplierFileCounts(supplierIds);
  if (query.isPending) return <Skeleton width={120} height={24} />;
  const counts = query.data?.suppliers.find((one) => one.supplierId === supplierId)?.counts;
  if (counts && hasFiles(counts)) return <FileChip supplierId={supplierId} counts={counts} />;
  return (
    <span className="program:flex program:min-h-6 program:items-center">
      <Text size="meta" tone="muted">
        {counts ? 'No files' : 'Files: not available'}
      </Text>
    </span>
  );
}
