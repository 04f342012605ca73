import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import type { Loaded, LoadScope } from './load-scope.js';

/** Adds the consent of an agent to the importer, which is loaded with the file. */
export function loadImporters({ files }: LoadScope): Loaded<Pick<FileInputs, 'importer'>> {
  return {
    documentIds: files.flatMap(({ importer }) => importer.consentDocumentId ?? []),
    inputsOf: ({ importer }, documents) => {
      const { consentDocumentId: id } = importer;
      const document = documents.get(id ?? '');
      const { version = 1, title = 'Unknown document' } = document ?? {};
      const consent = id === null ? null : { recordType: 'document', id, version, title, document };
      return { importer: { recordType: 'importer', ...importer, consent } };
    },
  };
}
