import { Card, PageHeader, Spinner, Stack, Tabs, Text } from '@fsvp/ui';
import { lazyComponent, useMay, useNavigate, usePageTitle, useUrlState } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { AccountReviews } from '../account-reviews/account-reviews.js';
import { ApiTokens } from '../api-tokens/api-tokens.js';
import { FailedEvents } from '../failed-events/failed-events.js';
import { People } from '../people/people.js';
import { Policies } from '../policies/policies.js';
import { ReferenceData } from '../reference-data/reference-data.js';
import { adminUrl, sectionHref, SECTIONS } from './admin.url.js';
import { Forbidden } from './forbidden.js';

const PEOPLE = 'people';

/** A chunk of its own, like the next: most visits are to other sections. */
const Importers = lazyComponent(async () => ({ default: (await import('../importers/importers.js')).Importers }));
/** Its contract has every type of event, which is larger than any other section. */
const Webhooks = lazyComponent(async () => ({ default: (await import('../webhooks/webhooks.js')).Webhooks }));

export function AdminPage() {
  usePageTitle('Administration');
  const may = useMay('administer');
  return (
    <Stack gap={6}>
      <PageHeader title="Administration" subtitle="Who and what may use the suite, and by which rules" />
      {may ? <Sections /> : <Forbidden />}
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
    </Stack>
  );
}

function Sections() {
  const navigate = useNavigate();
  const [{ section }] = useUrlState(adminUrl);
  return (
    <Tabs
      label="Sections of Administration"
      value={section ?? PEOPLE}
      onChange={(next) => navigate(sectionHref(SECTIONS.find((known) => known === next)))}
      tabs={[
        { value: PEOPLE, label: 'People', content: <People /> },
        {
          value: 'importers',
          label: <span onPointerOver={Importers.prefetch}>Importers</span>,
          content: (
            <Suspense fallback={<LoadingSection />}>
              <Importers />
            </Suspense>
          ),
        },
        { value: 'account-reviews', label: 'Account reviews', content: <AccountReviews /> },
        { value: 'tokens', label: 'API tokens', content: <ApiTokens /> },
        {
          value: 'webhooks',
          label: <span onPointerOver={Webhooks.prefetch}>Webhooks</span>,
          content: (
            <Suspense fallback={<LoadingSection />}>
              <Webhooks />
            </Suspense>
          ),
        },
        { value: 'policies', label: 'Policies', content: <Policies /> },
        { value: 'reference-data', label: 'Reference data', content: <ReferenceData /> },
        { value: 'failed-events', label: 'Failed events', content: <FailedEvents /> },
      ]}
    />
  );
}

function LoadingSection() {
  return (
    <Card>
      <Stack>
        <Spinner label="Loading…" />
      </Stack>
    </Card>
  );
}
