import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/fsvp-file';
import { hrefs } from '@fsvp/contracts/hrefs';
import { Button, Card, ErrorState, formatDate, PageHeader, Skeleton, Stack, Tabs, Text, TextLink } from '@fsvp/ui';
import { loadError, usePageTitle, useUrlState } from '@fsvp/web-kit';
import { useRecord } from '@fsvp/web-kit/dialogs';
import { useEffect, useRef } from 'react';
import { EntryLinesTab } from '../entry-lines/entry-lines-tab.js';
import { RecordFormDialog } from '../file-records/record-form.dialog.js';
import { icons } from '../icons.js';
import { useFileReadiness } from './api/get-readiness.js';
import { DocumentsTab } from './documents-tab.js';
import { FileActions } from './file-actions.js';
import { FileFacts } from './file-facts.js';
import { filesUrl, SECTIONS } from './fsvp-files.url.js';
import { JudgedDay } from './judged-day.js';
import { ReadinessSummary } from './readiness-summary.js';
import { RequirementsTab } from './requirements-tab.js';
import { TimelineTab } from './timeline-tab.js';
import { useLeaveByEscape } from './use-leave-by-escape.js';

interface FilePageProps {
  id: string;
  /** The copy from the list, shown while the record loads. */
  known: FsvpFile | undefined;
  onBack: () => void;
  onEdit: (file: FsvpFile) => void;
}

/** One file in place of the list. */
export function FilePage({ id, known, onBack, onEdit }: FilePageProps) {
  const query = useRecord(getFsvpFile, id, { known, enabled: true });
  const { data: file } = query;
  const error = loadError(query, 'The FSVP file could not be loaded');
  const name = file ? `FSVP file ${file.number}` : 'FSVP file';
  usePageTitle(name);
  useLeaveByEscape(onBack);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <article ref={page} tabIndex={-1} aria-label={name} className="program:outline-none">
      <Stack gap={6}>
        <div className="program:-mb-3 program:-ml-4 program:print:hidden">
          <Button variant="ghost" size="sm" icon={icons.back} onClick={onBack}>
            Back to the list
          </Button>
        </div>
        <PageHeader
          title={name}
          subtitle={file ? `${file.foodName} from ${file.supplierName}` : undefined}
          actions={file ? <FileActions file={file} onEdit={onEdit} /> : undefined}
        />
        {file ? (
          <LoadedFile file={file} />
        ) : (
          <Card>{error ? <ErrorState {...error} /> : <LoadingFile label="Loading the FSVP file…" />}</Card>
        )}
        <Text as="p" size="meta" tone="subtle">
          Not legal advice. Check the cited section.
        </Text>
      </Stack>
    </article>
  );
}

const REQUIREMENTS = 'requirements';

function LoadedFile({ file }: { file: FsvpFile }) {
  const [{ section, asOf }, setState] = useUrlState(filesUrl);
  // A closed file is shown as it was when it was closed.
  const day = asOf ?? file.closedOn ?? undefined;
  const query = useFileReadiness(file.id, day);
  // Items of another day would be shown as those of the day that cannot be judged.
  const readiness = query.isError ? undefined : query.data;
  const error = loadError(query, 'The requirements could not be judged');
  const judge = (next: string | undefined) => setState({ asOf: next }, 'replace');
  const unloaded = (label: string) => <Card>{error ? <ErrorState {...error} /> : <LoadingFile label={label} />}</Card>;
  return (
    <>
      {file.closedOn ? (
        <Text as="p" tone="warning">
          {`Closed on ${formatDate(file.closedOn)}: ${(file.closeReason ?? 'no reason given').replace(/\.$/, '')}. Nobody can change it. It is judged as of ${
            day === file.closedOn ? 'that day' : 'another day'
          }.`}
        </Text>
      ) : null}
      <JudgedDay file={file} asOf={asOf} onChange={judge} />
      <div className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:xl:grid-cols-2">
        {readiness ? <ReadinessSummary file={file} readiness={readiness} /> : unloaded('Judging the requirements…')}
        <FileFacts file={file} readiness={readiness} />
      </div>
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
              unloaded('Loading requirements…')
            ),
          },
          { value: 'timeline', label: 'Timeline', content: <TimelineTab file={file} readiness={readiness} /> },
          { value: 'documents', label: 'Documents', content: <DocumentsTab file={file} readiness={readiness} /> },
          { value: 'entry-lines', label: 'Entry lines', content: <EntryLinesTab file={file} /> },
        ]}
      />
      <p>
        <TextLink href={hrefs.history(file.id)} printed={false}>
          History of changes
        </TextLink>
      </p>
      <RecordFormDialog file={file} />
    </>
  );
}

function LoadingFile({ label }: { label: string }) {
  return (
    <div role="status" className="program:flex program:flex-col program:gap-3">
      <span className="program:sr-only">{label}</span>
      <Skeleton shape="title" width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="65%" />
    </div>
  );
}
