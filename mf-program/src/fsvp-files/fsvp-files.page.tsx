import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { Button, Card, PageHeader, Spinner, Stack, Tabs, Text } from '@fsvp/ui';
import { lazyComponent, useMay, usePageTitle, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { icons } from '../icons.js';
import { EditFileDialog } from './edit-file.dialog.js';
import { FileDetailsDialog } from './file-details.dialog.js';
import { FilesTab } from './files-tab.js';
import { filesUrl } from './fsvp-files.url.js';
import { OpenFileDialog } from './open-file.dialog.js';

const LIST = 'list';

/** A chunk of its own: most visits are to the list. */
const PortfolioTab = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "portfolio" */ '../portfolio/portfolio-tab.js')).PortfolioTab,
}));

export function FsvpFilesPage() {
  usePageTitle('FSVP Files');
  const [state, setState] = useUrlState(filesUrl);
  const { view } = state;
  const mayWrite = useMay('write');
  const edit = ({ id }: FsvpFile) => setState({ view: undefined, edit: id }, view ? 'replace' : undefined);
  return (
    <Stack gap={6}>
      <PageHeader
        title="FSVP Files"
        subtitle="The program for each food from each foreign supplier (21 CFR 1.502), with the regime that decides its requirements"
        actions={
          <WriteOnly>
            <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
              Open an FSVP File
            </Button>
          </WriteOnly>
        }
      />
      <Tabs
        label="Views of FSVP files"
        value={state.tab ?? LIST}
        onChange={(next) => setState({ tab: next === 'portfolio' ? next : undefined })}
        tabs={[
          {
            value: LIST,
            label: 'List',
            content: <FilesTab returnedFrom={undefined} onView={({ id }) => setState({ view: id })} />,
          },
          {
            value: 'portfolio',
            label: <span onPointerOver={PortfolioTab.prefetch}>Portfolio</span>,
            content: (
              <Suspense fallback={<LoadingTab />}>
                <PortfolioTab />
              </Suspense>
            ),
          },
        ]}
      />
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
      <OpenFileDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onOpened={({ id }) => setState({ new: undefined, view: id }, 'replace')}
      />
      <FileDetailsDialog
        id={view}
        known={undefined}
        onClose={() => setState({ view: undefined }, 'replace')}
        onEdit={edit}
      />
      <EditFileDialog id={state.edit} onClose={() => setState({ edit: undefined, view: state.edit }, 'replace')} />
    </Stack>
  );
}

function LoadingTab() {
  return (
    <Card>
      <Spinner label="Loading…" />
    </Card>
  );
}
