import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Button, formatDate, formatInstantDate, Inline, Stack, Text, TextLink } from '@fsvp/ui';
import { ChooseEvidence } from '../evidence/choose-evidence.js';
import { useEvidence, choiceFor } from '../evidence/api/list-evidence.js';
import { versionText } from '../evidence/evidence-link.js';
import { LinkTitle } from '../evidence/link-title.js';
import { InlineFailure } from '../inline-failure.js';
import type { ReadinessItem } from '../readiness/item-text.js';
import { useNavigate } from '@fsvp/web-kit';
import type { ReactNode } from 'react';
import { DETERMINATION_ID, RECORDS_ID, showPart } from './requirement-anchor.js';
import { useOwnForm } from './use-own-form.js';

type Evidence = ReadinessItem['evidence'][number];

/** The records that satisfy a requirement, or that could, and what a person chose of them. */
export function EvidenceList({ item, file }: { item: ReadinessItem; file: FsvpFile }) {
  const { data, isError, refetch } = useEvidence(file.id);
  const { links = [] } = (data && choiceFor(data, item.code)) ?? {};
  const linkOf = ({ recordType, id }: Evidence) =>
    links.find((link) => link.recordType === recordType && link.recordId === id);
  const others = links.filter((link) => !item.evidence.some((one) => linkOf(one) === link));
  return (
    <Stack gap={1}>
      <Inline>
        <span className="program:text-label program:text-muted">Evidence</span>
        <ChooseEvidence file={file} item={item} />
      </Inline>
      {links.length > 0 ? <Text size="meta" tone="muted">{`${links.length} chosen manually`}</Text> : null}
      {isError ? <InlineFailure text="What was chosen could not be loaded." onRetry={() => void refetch()} /> : null}
      {item.evidence.length + others.length === 0 ? <Text>None</Text> : null}
      <ul className="program:flex program:flex-col program:gap-2 program:empty:hidden">
        {item.evidence.map((one) => (
          <li key={`${one.recordType} ${one.id}`}>
            <Entry text={evidenceText(one)} link={linkOf(one)}>
              <EvidenceTitle evidence={one} file={file} />
            </Entry>
          </li>
        ))}
        {others.map((link) => (
          <li key={`${link.recordType} ${link.recordId}`}>
            <Entry text={versionText(link.recordType, link.recordVersion)} link={link}>
              <Text>
                <LinkTitle link={link} linked />
              </Text>
            </Entry>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface EntryProps {
  text: string | undefined;
  /** Undefined: it was not chosen. */
  link: EvidenceLink | undefined;
  /** The title. */
  children: ReactNode;
}

function Entry({ text, link, children }: EntryProps) {
  return (
    <Stack gap={0}>
      <Inline>{children}</Inline>
      <Text size="meta" tone="muted">
        {[text, link && 'chosen'].filter(Boolean).join(' · ')}
      </Text>
      {link?.note ? (
        <Text size="meta" preserveLines>
          {`Note: ${link.note}`}
        </Text>
      ) : null}
    </Stack>
  );
}

function EvidenceTitle({ evidence: { recordType, title, href }, file }: { evidence: Evidence; file: FsvpFile }) {
  const openForm = useOwnForm(file.id);
  const navigate = useNavigate();
  if (!href) return <Text>{title}</Text>;
  const open = openForm(href);
  if (!open && href !== hrefs.fsvpFile(file.id)) return <TextLink href={href}>{title}</TextLink>;
  const part = recordType === 'applicability-determination' ? DETERMINATION_ID : RECORDS_ID;
  const label = open ? 'Open' : 'Show below';
  return (
    <>
      <Text>{title}</Text>
      <Button
        variant="ghost"
        size="sm"
        onClick={open ?? (() => void (showPart(part) || navigate(href)))}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    </>
  );
}

function evidenceText({ recordType, version, signedBy, signedAt, validUntil }: Evidence): string {
  const text = [
    versionText(recordType, version),
    signedAt ? `signed ${signedBy ? `by ${signedBy} ` : ''}on ${formatInstantDate(signedAt)}` : undefined,
    validUntil ? `valid until ${formatDate(validUntil)}` : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
