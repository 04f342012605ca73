import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, Code, formatDate, formatDateTime, Inline, ProgressBar, Stack, Text } from '@fsvp/ui';
import { useUrlState } from '@fsvp/web-kit';
import { dueText } from '../readiness/due-text.js';
import { ItemBadge } from '../readiness/item-badge.js';
import type { ReadinessItem } from '../readiness/item-text.js';
import { VerdictBadge } from '../readiness/verdict-badge.js';
import { filesUrl } from './fsvp-files.url.js';
import { requirementId, showPart } from './requirement-anchor.js';

const VERDICT_TEXTS = {
  not_ready: 'Something that is required before importing is missing.',
  gaps: 'Everything that is required before importing is in place. Something else is missing.',
  expiring: 'Everything is in place. Something expires soon.',
  ready: 'Everything that applies is in place.',
} as const;

/** The verdict, the percent, and what is missing: what blocks importing comes first. Nothing is, until it is determined what applies. */
export function ReadinessSummary({ file, readiness }: { file: FsvpFile; readiness: FileReadinessAnswer }) {
  const { verdict, percent, items, fresh, knownUntil, computedAt, nextDueOn, asOf } = readiness;
  const applying = items.filter(({ state }) => state !== 'not_applicable');
  const missing = applying
    .filter(({ state }) => state === 'missing')
    .sort((one, other) => Number(other.blocking) - Number(one.blocking));
  const isUndetermined = file.determination === null;
  const expiring = applying.filter(({ state }) => state === 'expiring');
  return (
    <Card
      title="Readiness"
      actions={
        <Inline>
          <VerdictBadge verdict={verdict} determined={!isUndetermined} />
        </Inline>
      }
    >
      <Stack gap={4}>
        <Text as="p">
          {isUndetermined
            ? 'Which requirements apply is not determined yet. Until it is, the standard requirements apply.'
            : `${VERDICT_TEXTS[verdict]}${file.lifecycle === 'importing' && verdict === 'not_ready' ? ' Food is imported under this file.' : ''}`}
        </Text>
        {fresh ? null : (
          <Text as="p" tone="warning">
            {`Last known state, as of ${formatDateTime(knownUntil ?? computedAt)}. A service is not responding, or a change has not been assessed yet.`}
          </Text>
        )}
        <ProgressBar
          value={isUndetermined ? 0 : percent}
          label={
            isUndetermined
              ? 'Not determined'
              : `${applying.length - missing.length} of ${applying.length} applicable requirements are satisfied`
          }
        />
        {nextDueOn ? (
          <Text as="p" tone="muted">{`Next due: ${formatDate(nextDueOn)}, ${dueText(nextDueOn, asOf)}`}</Text>
        ) : null}
        <ItemLinks label="Missing" items={isUndetermined ? [] : missing} />
        <ItemLinks label="Expiring" items={expiring} />
      </Stack>
    </Card>
  );
}

/** Each leads to its row below. */
function ItemLinks({ label, items }: { label: string; items: readonly ReadinessItem[] }) {
  const [{ section }, setState] = useUrlState(filesUrl);
  if (items.length === 0) return null;
  const show = (code: string) => {
    if (section) setState({ section: undefined }, 'replace');
    // After the tab is shown.
    setTimeout(() => showPart(requirementId(code)));
  };
  return (
    <ul aria-label={label} className="program:flex program:flex-col program:gap-1.5">
      {items.map(({ code, title, state, blocking }) => (
        <li key={code} className="program:flex program:items-start program:gap-2">
          <ItemBadge state={state} blocking={blocking} />
          <button
            type="button"
            onClick={() => show(code)}
            aria-label={`Show ${title} ${code}`}
            className="program:min-h-6 program:min-w-0 program:rounded-control program:text-left program:text-link program:underline program:underline-offset-2 program:hover:no-underline program:pointer-coarse:min-h-11"
          >
            {title} <Code>{code}</Code>
          </button>
        </li>
      ))}
    </ul>
  );
}
