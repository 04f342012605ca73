import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, Card, LinkButton, PageHeader, Spinner, Stack, Tabs, Text } from '@fsvp/ui';
import { lazyComponent, usePageTitle, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { icons } from '../icons.js';
import { ManyFilesDialog } from '../many-files/lazy-many-files.dialog.js';
import { ProceduresDialog } from '../procedures/lazy-procedures.dialog.js';
import { ReevaluationsScreen } from '../reevaluations/lazy-reevaluations.js';
import { SMALL_IMPORTER_HREF } from '../small-importer/small-importer-href.js';
import { StartDialog } from '../start/lazy-start.dialog.js';
import { FilesTab } from './files-tab.js';
import { filesUrl, TABS, UNFILTERED } from './fsvp-files.url.js';

const LIST = 'list';

/** A chunk of its own: most visits are to the list. */
const PortfolioTab = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "portfolio" */ '../portfolio/portfolio-tab.js')).PortfolioTab,
}));

/** A chunk of its own, as well. */
const CoverageTab = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "coverage" */ '../entry-coverage/coverage-tab.js')).CoverageTab,
}));

interface FilesScreenProps {
  /** The file that was shown in place of the list before. */
  returnedFrom: string | undefined;
  onView: (file: FsvpFile) => void;
  onNew: () => void;
}

/** All files, as a list and as a portfolio. */
export function FilesScreen({ returnedFrom, onView, onNew }: FilesScreenProps) {
  usePageTitle('FSVP Files');
  const [{ tab, importer }, setState] = useUrlState(filesUrl);
  return (
    <Stack gap={6}>
      <PageHeader
        title="FSVP Files"
        subtitle="The program for each food from each supplier (21 CFR 1.502)"
        actions={
          <>
            <Button
              variant="outline"
              icon={icons.reevaluate}
              onPointerOver={ReevaluationsScreen.prefetch}
              onClick={() => setState({ ...UNFILTERED, sort: undefined, order: undefined, reevaluations: '1' })}
            >
              Reevaluations
            </Button>
            <Button
              variant="outline"
              icon={icons.procedures}
              onPointerOver={ProceduresDialog.prefetch}
              onClick={() => setState({ procedures: importer ?? '1' })}
            >
              Procedures
            </Button>
            <WriteOnly>
              <Button
                variant="outline"
                icon={icons.propose}
                onPointerOver={StartDialog.prefetch}
                onClick={() => setState({ wizard: '1' })}
              >
                Propose Files
              </Button>
              <LinkButton variant="outline" icon={icons.session} href={SMALL_IMPORTER_HREF}>
                Very Small Importer
              </LinkButton>
              <Button
                variant="outline"
                icon={icons.several}
                onPointerOver={ManyFilesDialog.prefetch}
                onClick={() => setState({ several: '1' })}
              >
                Change Several
              </Button>
              <Button icon={icons.add} onClick={onNew}>
                Open an FSVP File
              </Button>
            </WriteOnly>
          </>
        }
      />
      <Tabs
        label="Views of FSVP files"
        value={tab ?? LIST}
        onChange={(next) => setState({ tab: TABS.find((one) => one === next) })}
        tabs={[
          { value: LIST, label: 'List', content: <FilesTab returnedFrom={returnedFrom} onView={onView} /> },
          {
            value: 'portfolio',
            label: <span onPointerOver={PortfolioTab.prefetch}>Portfolio</span>,
            content: (
              <Suspense fallback={<LoadingTab />}>
                <PortfolioTab />
              </Suspense>
            ),
          },
          {
            value: 'coverage',
            label: <span onPointerOver={CoverageTab.prefetch}>Imported without a file</span>,
            content: (
              <Suspense fallback={<LoadingTab />}>
                <CoverageTab />
              </Suspense>
            ),
          },
        ]}
      />
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
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
