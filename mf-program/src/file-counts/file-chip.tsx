import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { Badge } from '@fsvp/ui';
import { Link } from '@fsvp/web-kit';
import { VERDICT_LOOKS, VerdictIcon } from '../portfolio/verdict-mark.js';
import { fileLinks } from './file-links.js';

export const hasFiles = (counts: VerdictCounts) => Object.values(counts).some((count) => count > 0);

interface FileChipProps {
  supplierId: string;
  counts: VerdictCounts;
  /** The word 'Files' is for assistive technology only. */
  isShort?: boolean;
}

/** 'Files: 3 ready, 1 not' in the look of the worst, leading to the files. A file with something that ends soon is ready. */
export function FileChip({ supplierId, counts, isShort = false }: FileChipProps) {
  const { ready, expiring, gaps, not_ready: notReady } = counts;
  const worst: Verdict = notReady > 0 ? 'not_ready' : gaps > 0 ? 'gaps' : expiring > 0 ? 'expiring' : 'ready';
  return (
    <Link
      href={fileLinks.ofSupplier(supplierId)}
      className="program:inline-flex program:max-w-full program:min-h-6 program:items-center program:rounded-full program:pointer-coarse:min-h-11"
    >
      <Badge tone={VERDICT_LOOKS[worst].tone} icon={false}>
        <VerdictIcon verdict={worst} size={14} />
        <span className={isShort ? 'program:sr-only' : undefined}>Files: </span>
        {ready + expiring} ready{notReady + gaps > 0 ? `, ${notReady + gaps} not` : ''}
      </Badge>
    </Link>
  );
}
