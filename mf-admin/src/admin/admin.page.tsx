import { Card, PageHeader, Spinner, Stack, Tabs, Text } from '@fsvp/ui';
import { lazyComponent, useMay, useNavigate, usePageTitle, useUrlState } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { People } from '../people/people.js';
import { adminUrl, sectionHref, SECTIONS, type Section } from './admin.url.js';
import { Forbidden } from './forbidden.js';

const PEOPLE = 'people';

/** A chunk each: most visits are to one section. */
const LAZY_SECTIONS: Record<Section, { label: string; Content: ReturnType<typeof lazyComponent> }> = {
  importers: {
    label: 'Importers',
    Content: lazyComponent(async () => ({ default: (await import('../importers/importers.js')).Importers })),
  },
  'account-reviews': {
    label: 'Account reviews',
    Content: lazyComponent(async () => ({
      default: (await import('../account-reviews/account-reviews.js')).AccountReviews,
    })),
  },
  tokens: {
    label: 'API tokens',
    Content: lazyComponent(async () => ({ default: (await import('../api-tokens/api-tokens.js')).ApiTokens })),
  },
  webhooks: {
    label: 'Webhooks',
    Content: lazyComponent(async () => ({ default: (await import('../webhooks/webhooks.js')).Webhooks })),
  },
  policies: {
    label: 'Policies',
    Content: lazyComponent(async () => ({ default: (await import('../policies/policies.js')).Policies })),
  },
  'reference-data': {
    label: 'Reference data',
    Content: lazyComponent(async () => ({
      default: (await import('../reference-data/reference-data.js')).ReferenceData,
    })),
  },
  'failed-events': {
    label: 'Failed events',
    Content: lazyComponent(async () => ({
      default: (await import('../failed-events/failed-events.js')).FailedEvents,
    })),
  },
};

export function AdminPage() {
  usePageTitle('Administration');
  const may = useMay('administer');
  return (
    <Stack gap={6}>
      <PageHeader title="Administration" subtitle="Manage people, programs, importers and the rules of the suite" />
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
        ...SECTIONS.map((value) => {
          const { label, Content } = LAZY_SECTIONS[value];
          return {
            value,
            label: <span onPointerOver={Content.prefetch}>{label}</span>,
            content: (
              <Suspense fallback={<LoadingSection />}>
                <Content />
              </Suspense>
            ),
          };
        }),
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
