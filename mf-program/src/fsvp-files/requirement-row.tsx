import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Code, formatDate, Text } from '@fsvp/ui';
import { useState } from 'react';
import { AskedText } from '../letters/asked-letters.js';
import { dueText } from '../readiness/due-text.js';
import { ItemBadge } from '../readiness/item-badge.js';
import { citationText, reasonText, type ReadinessItem } from '../readiness/item-text.js';
import { sentences } from '../sentences.js';
import { Disclosure } from './disclosure.js';
import { EvidenceList } from './evidence-list.js';
import { NextAction } from './next-action.js';
import { requirementId } from './requirement-anchor.js';
import { RequirementDetails } from './requirement-details.js';

interface RequirementRowProps {
  file: FsvpFile;
  item: ReadinessItem;
  /** The day that was judged. */
  asOf: string;
  /** On paper, the evidence of a row that is not open. */
  isPrinted: boolean;
}

/** One requirement: its state, why it is missing, until when it is satisfied, and what to do next. */
export function RequirementRow({ file, item, asOf, isPrinted }: RequirementRowProps) {
  const [open, setOpen] = useState(false);
  const { code, title, citations, state, blocking, dueOn, notes } = item;
  const reason = reasonText(item);
  const isUndetermined = file.determination === null;
  return (
    <li className="program:border-b program:border-divider program:last:border-b-0">
      <Disclosure
        id={requirementId(code)}
        open={open || isPrinted}
        onToggle={() => setOpen(!open)}
        summary={
          <>
            <Text weight="medium">
              {title} <Code>{code}</Code>
            </Text>
            <Text size="meta" tone="muted">
              {citationText(citations)}
              {state === 'missing' && blocking ? ' · required before importing' : ''}
            </Text>
            {reason ? (
              <Text size="meta" tone={isUndetermined ? 'muted' : blocking ? 'bad' : 'warning'}>
                {notes.length ? sentences([reason, ...notes]) : reason}
              </Text>
            ) : null}
            {state === 'missing' || state === 'expiring' ? <AskedText file={file} code={code} /> : null}
          </>
        }
        aside={
          <div className="program:flex program:flex-wrap program:items-center program:gap-x-4 program:gap-y-2">
            {dueOn ? (
              <Text size="meta" tone="muted">{`Until ${formatDate(dueOn)}, ${dueText(dueOn, asOf)}`}</Text>
            ) : null}
            <ItemBadge state={state} blocking={blocking} isCalm={isUndetermined} />
            <NextAction file={file} item={item} asOf={asOf} />
          </div>
        }
      >
        {open ? <RequirementDetails file={file} item={item} asOf={asOf} /> : <EvidenceList item={item} file={file} />}
      </Disclosure>
    </li>
  );
}
