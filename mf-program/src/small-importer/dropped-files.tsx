import type { Importer } from '@fsvp/contracts/program/importer';
import { Stack, t, Text } from '@fsvp/ui';
import { FileDrop, type ChosenFile } from '@fsvp/ui/dialogs';
import { DocumentRows } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { SupplierList, type ListOutcome } from './supplier-list.js';

const isList = ({ file }: ChosenFile) => /\.(csv|tsv|xlsx)$/i.test(file.name);

interface DroppedFilesProps {
  importer: Importer;
  /** Ids of suppliers of a list that are in the suite already. */
  onKnown: (ids: string[]) => void;
}

/** The list of suppliers and their documents, dropped together: documents are read once the suppliers are known. */
export function DroppedFiles({ importer, onKnown }: DroppedFilesProps) {
  const [lists, setLists] = useState<readonly ChosenFile[]>([]);
  const [waiting, setWaiting] = useState<readonly ChosenFile[]>([]);
  const [documents, setDocuments] = useState<readonly ChosenFile[]>([]);
  const [list, ...otherLists] = lists;

  const add = (chosen: readonly ChosenFile[]) => {
    const newLists = chosen.filter(isList);
    const others = chosen.filter((one) => !isList(one));
    if (lists.length + newLists.length === 0) setDocuments([...documents, ...others]);
    else setWaiting([...waiting, ...others]);
    setLists([...lists, ...newLists]);
  };
  const end = (outcome: ListOutcome) => {
    if (typeof outcome === 'object') onKnown(outcome.known);
    const left = outcome === 'document' ? [...waiting, list!] : waiting;
    setLists(otherLists);
    setWaiting(otherLists.length > 0 ? left : []);
    if (otherLists.length === 0) setDocuments([...documents, ...left]);
  };
  return (
    <Stack gap={3}>
      <FileDrop
        label={t({ defaultMessage: 'Drop the list of suppliers and their documents' })}
        hint={t({
          defaultMessage:
            'The list is a CSV or XLSX file with columns for name and country. Documents are letters, certificates and the like: kind, day and supplier of each are guessed, for you to correct.',
        })}
        onFiles={add}
      />
      {list ? <SupplierList key={list.path} importer={importer} file={list.file} onDone={end} /> : null}
      {waiting.length > 0 ? (
        <Text as="p" tone="muted">
          {t(
            {
              defaultMessage:
                '{count, plural, one {# document waits for the suppliers of the list.} other {# documents wait for the suppliers of the list.}}',
            },
            { count: waiting.length },
          )}
        </Text>
      ) : null}
      {documents.length > 0 ? <DocumentRows files={documents} /> : null}
    </Stack>
  );
}
