import { Text } from '@fsvp/ui';
import type { ExtensionProps } from '@fsvp/web-kit';
import { useSupplierFileCounts } from './api/get-file-counts.js';
import { FileChip, hasFiles } from './file-chip.js';

/** In a row of a list of suppliers: how many of its files are ready, if it has any. One call serves all rows of the page. */
export function SupplierRowFiles({ supplierId, supplierIds }: ExtensionProps['supplier-row']) {
  const query = useSupplierFileCounts(supplierIds);
  const counts = query.data?.suppliers.find((one) => one.supplierId === supplierId)?.counts;
  if (counts && hasFiles(counts)) return <FileChip supplierId={supplierId} counts={counts} />;
  return query.isError ? (
    <Text size="meta" tone="muted">
      Files: not available
    </Text>
  ) : null;
}
