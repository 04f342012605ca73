import { Text } from '@fsvp/ui';
import type { ExtensionProps } from '@fsvp/web-kit';
import { useSupplierFileCounts } from './api/get-file-counts.js';
import { FileChip, hasFiles } from './file-chip.js';

/** In a row of a list of suppliers: how many of its files are ready, if it has any. One call serves all rows of the page. */
export function SupplierRowFiles({ supplierId, supplierIds }: ExtensionProps['supplier-row']) {
  const query = useSupplierFileCounts(supplierIds);
  if (query.isError)
    return (
      <Text size="meta" tone="muted">
        Files: not available
      </Text>
    );
  const counts = query.data?.suppliers.find((one) => one.supplierId === supplierId)?.counts;
  return counts && hasFiles(counts) ? <FileChip supplierId={supplierId} counts={counts} /> : null;
}
