import { supplierDutyTexts } from '@fsvp/contracts/program/readiness/supplier-duties';
import { Text } from '@fsvp/ui';
import type { ExtensionProps } from '@fsvp/web-kit';
import { useSupplierFileCounts } from './api/get-file-counts.js';
import { FileChip, hasFiles } from './file-chip.js';

/**
 * In a row of a list of suppliers: how many of its files are ready, if it has any, and what their regimes ask of periodic
 * verification. One call serves all rows of the page.
 */
export function SupplierRowFiles({ supplierId, supplierIds }: ExtensionProps['supplier-row']) {
  const query = useSupplierFileCounts(supplierIds);
  if (query.isError)
    return (
      <Text size="meta" tone="muted">
        Files: not available
      </Text>
    );
  const found = query.data?.suppliers.find((one) => one.supplierId === supplierId);
  if (!found || !hasFiles(found.counts)) return null;
  // The previous release of the service does not answer them.
  const { counts, regimes = [] } = found;
  const duties = supplierDutyTexts(regimes).join(' · ');
  return (
    <>
      <FileChip supplierId={supplierId} counts={counts} isShort />
      {/* As wide as what is above it. */}
      <span
        title={duties}
        className="program:col-span-full program:w-0 program:line-clamp-2 program:min-w-full program:text-meta program:text-muted program:print:line-clamp-none program:@2xl:in-data-[density=compact]:line-clamp-1 program:@2xl:in-data-[density=compact]:w-24 program:@2xl:in-data-[density=compact]:min-w-0 program:@2xl:in-data-[density=compact]:grow program:@2xl:@max-[75rem]:in-data-[density=compact]:hidden"
      >
        {duties}
      </span>
    </>
  );
}
