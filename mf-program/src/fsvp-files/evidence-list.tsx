import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { hrefs } from '@fsvp/contracts/hrefs';
import { Button, formatDate, formatInstantDate, Inline, Stack, Text, TextLink } from '@fsvp/ui';
import type { ReadinessItem } from '../readiness/item-words.js';
import { DETERMINATION_ID, RECORDS_ID, showPart } from './requirement-anchor.js';
import { useOwnForm } from './use-own-form.js';

type Evidence = ReadinessItem['evidence'][number];

/** The records that satisfy a requirement, or that could. */
export function EvidenceList({ item, file }: { item: ReadinessItem; file: FsvpFile }) {
  return (
    <Stack gap={1}>
      <span className="program:text-label program:text-muted">Evidence</span>
      {item.evidence.length === 0 ? <Text>None</Text> : null}
      <ul className="program:flex program:flex-col program:gap-2 program:empty:hidden">
        {item.evidence.map((one) => (
          <li key={`${one.recordType} ${one.id}`}>
            <Stack gap={0}>
              <Inline>
                <EvidenceTitle evidence={one} file={file} />
              </Inline>
              <Text size="meta" tone="muted">
                {evidenceWords(one)}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function EvidenceTitle({ evidence: { recordType, title, href }, file }: { evidence: Evidence; file: FsvpFile }) {
  const openForm = useOwnForm(file.id);
  if (!href) return <Text>{title}</Text>;
  const open = openForm(href);
  if (!open && href !== hrefs.fsvpFile(file.id)) return <TextLink href={href}>{title}</TextLink>;
  const part = recordType === 'applicability-determination' ? DETERMINATION_ID : RECORDS_ID;
  const label = open ? 'Open' : 'Show below';
  return (
    <>
      <Text>{title}</Text>
      <Button variant="ghost" size="sm" onClick={open ?? (() => showPart(part))} aria-label={`${label}: ${title}`}>
        {label}
      </Button>
    </>
  );
}

function evidenceWords({ version, signedBy, signedAt, validUntil }: Evidence): string {
  return [
    `Version ${version}`,
    signedAt ? `signed ${signedBy ? `by ${signedBy} ` : ''}on ${formatInstantDate(signedAt)}` : undefined,
    validUntil ? `valid until ${formatDate(validUntil)}` : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}
