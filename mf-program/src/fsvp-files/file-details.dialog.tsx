import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/fsvp-file';
import { hrefs } from '@fsvp/contracts/hrefs';
import { Button, DescriptionList, formatDate, Section, Stack, TextLink } from '@fsvp/ui';
import { RecordDialog, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { circumstanceItems } from './circumstance-items.js';
import { CloseFileDialog } from './close-file.dialog.js';
import { DeterminationsSection } from './determinations-section.js';
import { LifecycleBadge } from './file-badges.js';
import { isOpenFile } from './is-open-file.js';
import { LifecycleButton } from './lifecycle-actions.js';
import { OwnerName } from './owner-name.js';
import { regimeText } from './regime-texts.js';

interface FileDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: FsvpFile | undefined;
  onClose: () => void;
  onEdit: (file: FsvpFile) => void;
}

export function FileDetailsDialog({ id, known, onClose, onEdit }: FileDetailsDialogProps) {
  const [closing, setClosing] = useState<FsvpFile>();
  return (
    <>
      <RecordDialog
        call={getFsvpFile}
        id={id}
        known={known}
        title={(file) => (file ? `FSVP file ${file.number}` : 'FSVP file')}
        description={({ foodName, supplierName }) => `${foodName} from ${supplierName}`}
        failure="The FSVP file could not be loaded"
        size="lg"
        onClose={onClose}
        footer={(file) => (
          <>
            {isOpenFile(file) ? (
              <WriteOnly>
                <Button variant="ghost" icon={icons.close} onClick={() => setClosing(file)}>
                  Close file…
                </Button>
                <LifecycleButton file={file} />
                <Button icon={icons.edit} onClick={() => onEdit(file)}>
                  Edit
                </Button>
              </WriteOnly>
            ) : null}
          </>
        )}
      >
        {(file) => <FileFacts file={file} />}
      </RecordDialog>
      <CloseFileDialog file={closing} onClose={() => setClosing(undefined)} />
    </>
  );
}

function FileFacts({ file }: { file: FsvpFile }) {
  const { supplierCountry, productNames, importingSince, closedOn, closeReason } = file;
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'State', value: <LifecycleBadge lifecycle={file.lifecycle} /> },
          { term: 'Regime', value: regimeText(file) },
          { term: 'Importer', value: file.importerName },
          {
            term: 'Supplier',
            value: (
              <>
                <TextLink href={hrefs.supplier(file.supplierId)}>{file.supplierName}</TextLink>
                {supplierCountry ? `, ${supplierCountry}` : null}
              </>
            ),
          },
          { term: 'Food', value: <TextLink href={hrefs.food(file.foodId)}>{file.foodName}</TextLink> },
          { term: 'Products', value: productNames.join('\n') },
          { term: 'Importing since', value: importingSince && formatDate(importingSince) },
          { term: 'Owner', value: <OwnerName id={file.ownerId} /> },
          ...(closedOn
            ? [
                { term: 'Closed on', value: formatDate(closedOn) },
                { term: 'Reason for closing', value: closeReason },
              ]
            : []),
        ]}
      />
      <Section title="Circumstances" headingLevel={3}>
        <DescriptionList items={circumstanceItems(file.circumstances)} />
      </Section>
      <DeterminationsSection file={file} />
    </Stack>
  );
}
