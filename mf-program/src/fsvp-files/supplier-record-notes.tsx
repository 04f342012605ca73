import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { formatInstantDate, Stack, Text, TextLink } from '@fsvp/ui';
import type { ReadinessItem } from '../readiness/item-text.js';
import { useSupplier, useSupplierHazards } from './api/supplier-records.js';

interface NotesProps {
  item: ReadinessItem;
  file: FsvpFile;
}

/** What the supplier's own records say of a requirement. It never counts as evidence. */
export function SupplierRecordNotes({ item, file }: NotesProps) {
  if (item.code === 'HA-1') return <SupplierHazards supplierId={file.supplierId} />;
  if (item.state !== 'missing') return null;
  if (item.code === 'VA-1') return <RecordedVerification supplierId={file.supplierId} />;
  return item.code === 'AV-1' ? <RecordedApproval supplierId={file.supplierId} /> : null;
}

function RecordedVerification({ supplierId }: { supplierId: string }) {
  const { data } = useSupplier(supplierId);
  if (!data?.lastVerificationDate) return null;
  return (
    <Text as="p" tone="warning">
      {`The supplier's record has a last verification on ${formatInstantDate(data.lastVerificationDate)}: recorded without evidence.`}
    </Text>
  );
}

function RecordedApproval({ supplierId }: { supplierId: string }) {
  const { data } = useSupplier(supplierId);
  if (data?.status !== 'approved') return null;
  return (
    <Text as="p" tone="warning">
      The supplier&apos;s status is Approved: approved without a documented evaluation (21 CFR 1.505(b)).
    </Text>
  );
}

function SupplierHazards({ supplierId }: { supplierId: string }) {
  const { data: hazards = [] } = useSupplierHazards(supplierId);
  if (hazards.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text tone="muted">
        Hazard analyses of the supplier. They do not belong to a file and do not count as evidence.
      </Text>
      <ul className="program:list-disc program:pl-5">
        {hazards.map(({ id, hazardDescription, productName }) => (
          <li key={id}>
            <Text lines={2}>{`${hazardDescription}${productName ? ` (${productName})` : ''}`}</Text>
          </li>
        ))}
      </ul>
      <TextLink href={hrefs.hazardAnalysis({ supplierId })} printed={false}>
        Show them in Hazard Analysis
      </TextLink>
    </Stack>
  );
}
