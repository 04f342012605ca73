import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import { Text } from '@fsvp/ui';
import { useFieldArray, useFormState } from '@fsvp/ui/dialogs';
import { useId, type ReactNode } from 'react';
import { useDocument } from '../documents/load-documents.js';
import type { Candidates } from './api/list-candidates.js';
import { candidateOfDocument, type Candidate } from './candidates.js';
import { EvidenceChoice } from './evidence-choice.js';
import { isSameRecord, toLink, versionText, type ChoiceValues } from './evidence-link.js';
import { FindDocument } from './find-document.js';
import { LinkTitle } from './link-title.js';

interface EvidenceChoicesProps {
  candidates: Candidates;
  /** What was chosen when the form was opened. */
  before: readonly EvidenceLink[];
  supplierId: string;
}

/** The records and documents to choose from, and what is chosen and not among them. */
export function EvidenceChoices({ candidates, before, supplierId }: EvidenceChoicesProps) {
  const { records, documents, hasMoreDocuments } = candidates;
  const { fields, append, remove } = useFieldArray<ChoiceValues, 'links'>({ name: 'links' });
  const { errors } = useFormState<ChoiceValues>();
  const listed = [...records, ...documents];
  // What is chosen no longer stays in sight, so that it can be chosen again.
  const known = [...before, ...fields.filter((one) => !before.some((link) => isSameRecord(link, one)))];
  const unlisted = known.filter((link) => !listed.some((one) => isSameRecord(one, link)));
  const isDocument = ({ recordType }: EvidenceLink) => recordType === 'document';
  const stateOf = (link: EvidenceLink) => {
    const index = fields.findIndex((one) => isSameRecord(one, link));
    const onToggle = (isChosen: boolean) => (isChosen ? append(toLink(link), { shouldFocus: false }) : remove(index));
    return { index, onToggle };
  };
  const choiceOf = (one: Candidate) => (
    <EvidenceChoice key={one.recordId} title={one.title} facts={one.facts} faults={one.faults} {...stateOf(one)} />
  );
  const problem = errors.links?.root?.message ?? errors.links?.message;
  return (
    <>
      <Group label="Records">{records.map(choiceOf)}</Group>
      <Group label="Documents of the supplier">
        {unlisted.filter(isDocument).map((link) => (
          <UnlistedDocument key={link.recordId} link={link} {...stateOf(link)} />
        ))}
        {documents.map(choiceOf)}
        {hasMoreDocuments ? (
          <FindDocument
            key="find"
            supplierId={supplierId}
            onFound={(found) => {
              const { index, onToggle } = stateOf(found);
              if (index < 0) onToggle(true);
            }}
          />
        ) : null}
      </Group>
      <Group label="Also chosen">
        {unlisted
          .filter((link) => !isDocument(link))
          .map((link) => (
            <EvidenceChoice
              key={link.recordId}
              title={<LinkTitle link={link} />}
              facts={versionText(link.recordType, link.recordVersion)}
              {...stateOf(link)}
            />
          ))}
      </Group>
      {problem ? <Text tone="bad">{problem}</Text> : null}
    </>
  );
}

/** Renders nothing without choices. */
function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const choices = [children].flat(2).filter(Boolean);
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="program:flex program:flex-col program:gap-3">
      <span id={id} className="program:text-label program:text-ink">
        {label}
      </span>
      {choices}
    </div>
  );
}

interface UnlistedDocumentProps {
  link: EvidenceLink;
  index: number;
  onToggle: (isChosen: boolean) => void;
}

/** A document that was deleted, is of someone else, or is not among the first ones. */
function UnlistedDocument({ link, ...choice }: UnlistedDocumentProps) {
  const { data } = useDocument(link.recordId);
  const { title = <LinkTitle link={link} />, facts, faults } = data ? candidateOfDocument(data) : {};
  return <EvidenceChoice title={title} facts={facts} faults={faults} {...choice} />;
}
