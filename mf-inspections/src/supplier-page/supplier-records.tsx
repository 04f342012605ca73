import { listInspections, type ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { listVerifications, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { Card, CardList, formatDate, formatInstantDate, Inline, Stack, t, Text, TextLink } from '@fsvp/ui';
import { hrefs, loadError, useApiQuery, useSupplierName, type ExtensionProps } from '@fsvp/web-kit';
import { InspectionBadge } from '../receiving-inspections/inspection-badge.js';
import { ResultStateBadge } from '../verification-results/result-state-badge.js';
import { VerificationBadge } from '../verifications/verification-badge.js';

/** As many as are named; the screens behind the links have all. */
const SHOWN = 5;

/** On a supplier's page: what is verified next, and what arrived last. */
export function SupplierRecords({ supplierId }: ExtensionProps['supplier-page']) {
  const name = useSupplierName(supplierId);
  return (
    <>
      <Verifications supplierId={supplierId} name={name} />
      <Inspections supplierId={supplierId} />
    </>
  );
}

function Verifications({ supplierId, name }: { supplierId: string; name: string | undefined }) {
  const query = useApiQuery(listVerifications, {
    query: { supplierId, sort: 'dueDate', order: 'desc', limit: SHOWN, offset: 0 },
  });
  const { activities, total = 0 } = query.data ?? {};
  return (
    <Card
      title={t({ defaultMessage: 'Verifications' })}
      flush
      footer={
        total > SHOWN && name ? (
          <TextLink href={hrefs.verifications({ search: name })}>
            {t({ defaultMessage: '{total, plural, one {All # verification} other {All # verifications}}' }, { total })}
          </TextLink>
        ) : null
      }
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'Verifications' })}
        items={activities}
        itemKey={({ id }) => id}
        render={(activity) => <VerificationLine activity={activity} />}
        emptyText={t({ defaultMessage: 'No verification activity is planned or recorded for this supplier.' })}
        emptyAction={
          <TextLink href={hrefs.newVerification()}>{t({ defaultMessage: 'Schedule a verification' })}</TextLink>
        }
        error={loadError(query, t({ defaultMessage: 'The verification activities could not be loaded' }))}
        skeletonRows={2}
      />
    </Card>
  );
}

function VerificationLine({ activity }: { activity: VerificationActivity }) {
  const { id, title, status, dueDate, completedDate, resultState } = activity;
  return (
    <Line
      href={hrefs.verification(id)}
      title={title}
      text={
        completedDate
          ? t({ defaultMessage: 'Completed on {day}' }, { day: formatInstantDate(completedDate) })
          : t({ defaultMessage: 'Due: {day}' }, { day: formatDate(dueDate) })
      }
    >
      <VerificationBadge activity={{ status, dueDate }} />
      <ResultStateBadge state={resultState} />
    </Line>
  );
}

function Inspections({ supplierId }: { supplierId: string }) {
  const query = useApiQuery(listInspections, {
    query: { supplierId, sort: 'receivedDate', order: 'desc', limit: SHOWN, offset: 0 },
  });
  const { inspections, total = 0 } = query.data ?? {};
  return (
    <Card
      title={
        total > SHOWN
          ? t({ defaultMessage: 'Receiving inspections (the newest of {total})' }, { total })
          : t({ defaultMessage: 'Receiving inspections' })
      }
      flush
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'Receiving inspections' })}
        items={inspections}
        itemKey={({ id }) => id}
        render={(inspection) => <InspectionLine inspection={inspection} />}
        emptyText={t({ defaultMessage: 'Nothing was received from this supplier yet.' })}
        error={loadError(query, t({ defaultMessage: 'The receiving inspections could not be loaded' }))}
        skeletonRows={2}
      />
    </Card>
  );
}

function InspectionLine({ inspection }: { inspection: ReceivingInspection }) {
  const { id, productName, lotNumber, receivedDate, status } = inspection;
  return (
    <Line
      href={hrefs.receivingInspection(id)}
      title={productName}
      text={[
        t({ defaultMessage: 'Received on {day}' }, { day: formatInstantDate(receivedDate) }),
        lotNumber && t({ defaultMessage: 'Lot {lotNumber}' }, { lotNumber }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <InspectionBadge status={status} />
    </Line>
  );
}

interface LineProps {
  href: string;
  title: string;
  text: string;
  /** Badges. */
  children: React.ReactNode;
}

function Line({ href, title, text, children }: LineProps) {
  return (
    <Inline justify="between" align="start" gap={4}>
      <div className="ins:min-w-0 ins:flex-1 ins:basis-56 ins:wrap-anywhere">
        <Stack gap={1}>
          <TextLink href={href}>{title}</TextLink>
          <Text size="meta" tone="muted">
            {text}
          </Text>
        </Stack>
      </div>
      <Inline>{children}</Inline>
    </Inline>
  );
}
