import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, Tabs, type LoadError } from '@fsvp/ui';
import { useUrlState } from '@fsvp/web-kit';
import { EntryLinesTab } from '../entry-lines/entry-lines-tab.js';
import { RecordFormDialog } from '../file-records/record-form.dialog.js';
import { DocumentsTab } from './documents-tab.js';
import { filesUrl, SECTIONS } from './fsvp-files.url.js';
import { LoadingFile } from './loading-file.js';
import { RequirementsTab } from './requirements-tab.js';
import { TimelineTab } from './timeline-tab.js';

const REQUIREMENTS = 'requirements';

export interface FileTabsProps {
  file: FsvpFile;
  /** Undefined until it is judged. */
  readiness: FileReadinessAnswer | undefined;
  error: LoadError | undefined;
}

/** The parts of a file, and the form that records evidence of it. */
export function FileTabs({ file, readiness, error }: FileTabsProps) {
  const [{ section }, setState] = useUrlState(filesUrl);
  return (
    <>
      <Tabs
        label="Parts of the FSVP file"
        value={section ?? REQUIREMENTS}
        onChange={(next) => setState({ section: SECTIONS.find((one) => one === next) }, 'replace')}
        tabs={[
          {
            value: REQUIREMENTS,
            label: 'Requirements',
            content: readiness ? (
              <RequirementsTab file={file} readiness={readiness} />
            ) : error ? null : (
              <Card>
                <LoadingFile label="Loading requirements…" />
              </Card>
            ),
          },
          { value: 'timeline', label: 'Timeline', content: <TimelineTab file={file} readiness={readiness} /> },
          { value: 'documents', label: 'Documents', content: <DocumentsTab file={file} readiness={readiness} /> },
          { value: 'entry-lines', label: 'Entry lines', content: <EntryLinesTab file={file} /> },
        ]}
      />
      <RecordFormDialog file={file} />
    </>
  );
}
