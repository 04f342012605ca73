import { entryLineTitle, listEntryLines, type EntryLine } from '@fsvp/contracts/program/entry-line';
import { LIFECYCLES, listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { supplierDutyTexts } from '@fsvp/contracts/program/readiness/supplier-duties';
import { getPerformanceBand } from '@fsvp/contracts/program/supplier-evaluations/performance';
import {
  Card,
  CardList,
  ErrorState,
  formatDate,
  Inline,
  LinkButton,
  Spinner,
  Stack,
  t,
  Text,
  TextLink,
} from '@fsvp/ui';
import { hrefs, loadError, useApiQuery, WriteOnly, type ExtensionProps } from '@fsvp/web-kit';
import { PerformanceFacts } from '../evaluations/known-facts.js';
import { fileLinks } from '../file-counts/file-links.js';
import { LifecycleBadge } from '../fsvp-files/file-badges.js';
import { icons } from '../icons.js';
import { dueText } from '../readiness/due-text.js';
import { ReadinessCell } from '../readiness/readiness-cell.js';

/** As many as are named; the lists behind the links have all. */
const SHOWN = 10;
const LINES = 5;

/** On a supplier's page: its files by food, its last entry lines, and how it has performed. */
export function SupplierProgram({ supplierId }: ExtensionProps['supplier-page']) {
  return (
    <>
      <Files supplierId={supplierId} />
      <EntryLines supplierId={supplierId} />
      <Performance supplierId={supplierId} />
    </>
  );
}

function Files({ supplierId }: { supplierId: string }) {
  const query = useApiQuery(listFsvpFiles, {
    query: {
      supplierId,
      lifecycle: LIFECYCLES.filter((lifecycle) => lifecycle !== 'closed'),
      sort: 'foodName',
      order: 'asc',
      limit: SHOWN,
      offset: 0,
    },
  });
  const { fsvpFiles, total = 0 } = query.data ?? {};
  return (
    <Card
      title={t({ defaultMessage: 'FSVP files by food' })}
      flush
      actions={
        <WriteOnly>
          <LinkButton variant="outline" size="sm" href={fileLinks.start(supplierId)} icon={icons.add}>
            {t({ defaultMessage: 'Start an FSVP file' })}
          </LinkButton>
        </WriteOnly>
      }
      footer={
        total > SHOWN ? (
          <TextLink href={fileLinks.ofSupplier(supplierId)}>
            {t({ defaultMessage: '{total, plural, one {All # file} other {All # files}}' }, { total })}
          </TextLink>
        ) : null
      }
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'FSVP files by food' })}
        items={fsvpFiles}
        itemKey={({ id }) => id}
        render={(file) => <FileRow file={file} />}
        emptyText={t({
          defaultMessage: 'No FSVP file names this supplier. Start one for each food that you import from it.',
        })}
        error={loadError(query, t({ defaultMessage: 'The FSVP files could not be loaded' }))}
        skeletonRows={2}
      />
    </Card>
  );
}

function FileRow({ file }: { file: FsvpFile }) {
  const { id, number, foodName, importerName, lifecycle, determination, readiness } = file;
  const { nextDueOn } = readiness;
  return (
    <div className="program:flex program:flex-wrap program:items-start program:justify-between program:gap-x-6 program:gap-y-2">
      <div className="program:min-w-0 program:flex-1 program:basis-56">
        <Stack gap={1}>
          <TextLink href={hrefs.fsvpFile(id)}>{foodName}</TextLink>
          <Inline>
            <Text size="meta" tone="muted">
              {[number, importerName].join(' · ')}
            </Text>
            <LifecycleBadge lifecycle={lifecycle} />
          </Inline>
          {supplierDutyTexts([{ regime: determination && readiness.regime, count: 1 }]).map((duty) => (
            <Text key={duty} size="meta" tone="muted">
              {duty}
            </Text>
          ))}
          {nextDueOn ? (
            <Text size="meta">
              {t({ defaultMessage: 'Next due {day}, {due}' }, { day: formatDate(nextDueOn), due: dueText(nextDueOn) })}
            </Text>
          ) : null}
        </Stack>
      </div>
      <ReadinessCell readiness={readiness} determined={determination !== null} isAsking={false} />
    </div>
  );
}

function EntryLines({ supplierId }: { supplierId: string }) {
  const query = useApiQuery(listEntryLines, {
    query: { supplierId, sort: 'arrivedOn', order: 'desc', limit: LINES, offset: 0 },
  });
  const { entryLines, total = 0 } = query.data ?? {};
  if (query.isPending || (entryLines && total === 0)) return null;
  return (
    <Card
      title={
        total > LINES
          ? t({ defaultMessage: 'Entry lines (the newest of {total})' }, { total })
          : t({ defaultMessage: 'Entry lines' })
      }
      flush
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'Entry lines' })}
        items={entryLines}
        itemKey={({ id }) => id}
        render={(line) => <LineRow line={line} />}
        emptyText={t({ defaultMessage: 'No entry line names this supplier.' })}
        error={loadError(query, t({ defaultMessage: 'The entry lines could not be loaded' }))}
        skeletonRows={2}
      />
    </Card>
  );
}

function LineRow({ line }: { line: EntryLine }) {
  const { fileId, arrivedOn, productCode, quantity } = line;
  const title = entryLineTitle(line);
  return (
    <Stack gap={1}>
      {fileId ? <TextLink href={hrefs.fsvpFile(fileId)}>{title}</TextLink> : <Text>{title}</Text>}
      <Text size="meta" tone="muted">
        {[
          t({ defaultMessage: 'Arrived on {day}' }, { day: formatDate(arrivedOn) }),
          productCode,
          quantity,
          fileId ? null : t({ defaultMessage: 'No FSVP file' }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}

function Performance({ supplierId }: { supplierId: string }) {
  const query = useApiQuery(getPerformanceBand, { params: { supplierId } });
  const error = loadError(query, t({ defaultMessage: 'The performance could not be computed' }));
  return (
    <Card title={t({ defaultMessage: 'Performance by records' })}>
      {query.data ? (
        <PerformanceFacts performance={query.data} />
      ) : error ? (
        <ErrorState {...error} />
      ) : (
        <Spinner label={t({ defaultMessage: 'Loading…' })} />
      )}
    </Card>
  );
}
