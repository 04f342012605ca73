import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Card, Code, DescriptionList, formatDate, TextLink } from '@fsvp/ui';
import { Terms } from '@fsvp/web-kit/dialogs';
import { LifecycleBadge } from './file-badges.js';
import { OwnerName } from './owner-name.js';
import { regimeText, sectionText } from './regime-texts.js';

interface FileFactsProps {
  file: FsvpFile;
  /** Undefined until it is judged. */
  readiness: FileReadinessAnswer | undefined;
}

/** Who imports what from whom, and by which rules. */
export function FileFacts({ file, readiness }: FileFactsProps) {
  const { supplierName, supplierCountry, supplierDeleted, productNames, importingSince } = file;
  const { regime, citation, entryCode } = readiness ?? {};
  return (
    <Card title="File">
      <DescriptionList
        items={[
          { term: 'State', value: <LifecycleBadge lifecycle={file.lifecycle} /> },
          { term: 'Importer', value: file.importerName },
          {
            term: 'Supplier',
            value: (
              <>
                {supplierDeleted ? (
                  supplierName
                ) : (
                  <TextLink href={hrefs.supplier(file.supplierId)}>{supplierName}</TextLink>
                )}
                {supplierCountry ? `, ${supplierCountry}` : null}
                {supplierDeleted ? ' (deleted)' : null}
              </>
            ),
          },
          { term: 'Food', value: <TextLink href={hrefs.food(file.foodId)}>{file.foodName}</TextLink> },
          { term: 'Products', value: productNames.join('\n') },
          { term: 'Owner', value: <OwnerName id={file.ownerId} /> },
          {
            term: 'Regime',
            value: (
              <>
                <Terms>{REGIME_LABELS[regime ?? file.readiness.regime]}</Terms>
                {citation ? `\n${sectionText(citation)}` : null}
              </>
            ),
          },
          { term: 'Determined', value: regimeText(file) },
          { term: 'Entry code', value: entryCode ? <Code>{entryCode}</Code> : null },
          { term: 'Importing since', value: importingSince && formatDate(importingSince) },
        ]}
      />
    </Card>
  );
}
