import type { Verdict } from '@fsvp/contracts/fsvp-file/readiness';
import type { VerdictCounts } from '@fsvp/contracts/fsvp-file/readiness-summary';
import { Badge, Button, Inline, LinkButton, Section, Skeleton, Text } from '@fsvp/ui';
import { Link, WriteOnly, type ExtensionProps } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { VERDICT_LOOKS, VerdictIcon } from '../portfolio/verdict-mark.js';
import { useSupplierFileCounts } from './api/get-file-counts.js';
import { fileLinks } from './file-links.js';

/** In a supplier's details: how many of its files are ready, and the way to start one. */
export function SupplierFiles({ supplierId }: ExtensionProps['supplier-details']) {
  return (
    <Section
      title="FSVP files"
      headingLevel={3}
      actions={
        <WriteOnly>
          <LinkButton variant="outline" size="sm" href={fileLinks.start(supplierId)} icon={icons.add}>
            Start an FSVP file
          </LinkButton>
        </WriteOnly>
      }
    >
      <div className="program:flex program:min-h-8 program:items-center program:pointer-coarse:min-h-11">
        <Counts supplierId={supplierId} />
      </div>
    </Section>
  );
}

function Counts({ supplierId }: { supplierId: string }) {
  const query = useSupplierFileCounts(supplierId);
  if (query.isError) {
    return (
      <div role="alert">
        <Inline>
          <Text tone="muted">The FSVP files could not be loaded.</Text>
          <Button variant="ghost" size="sm" onClick={() => query.refetch()}>
            Try again
          </Button>
        </Inline>
      </div>
    );
  }
  if (query.isPending) {
    return (
      <div role="status">
        <span className="program:sr-only">Loading…</span>
        <Skeleton width={140} />
      </div>
    );
  }
  const counts = query.data.suppliers[0]?.counts;
  const summary = counts && summarize(counts);
  if (!summary) return <Text tone="muted">No FSVP files yet</Text>;
  return (
    <Link
      href={fileLinks.ofSupplier(supplierId)}
      className="program:flex program:min-h-8 program:items-center program:rounded-full program:pointer-coarse:min-h-11"
    >
      <Badge tone={VERDICT_LOOKS[summary.worst].tone} icon={false}>
        <VerdictIcon verdict={summary.worst} size={14} />
        {summary.text}
      </Badge>
    </Link>
  );
}

/** 'Files: 3 ready, 1 not', with the worst verdict; undefined without a file. A file with something that ends soon is ready. */
function summarize({ ready, expiring, gaps, not_ready: notReady }: VerdictCounts) {
  const [good, bad] = [ready + expiring, gaps + notReady];
  if (good + bad === 0) return undefined;
  const worst: Verdict = notReady > 0 ? 'not_ready' : gaps > 0 ? 'gaps' : expiring > 0 ? 'expiring' : 'ready';
  return { text: `Files: ${good} ready${bad > 0 ? `, ${bad} not` : ''}`, worst };
}
