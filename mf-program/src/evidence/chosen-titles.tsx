import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import type { Candidates } from './api/list-candidates.js';
import { isSameRecord } from './evidence-link.js';
import { LinkTitle } from './link-title.js';

/** A choice in the comparison with that of someone else. */
export function ChosenTitles({ links, candidates }: { links: readonly EvidenceLink[]; candidates: Candidates }) {
  if (links.length === 0) return 'Nothing';
  const listed = [...candidates.records, ...candidates.documents];
  return links.map((link) => (
    <span key={link.recordId} className="program:block program:wrap-anywhere">
      {listed.find((one) => isSameRecord(one, link))?.title ?? <LinkTitle link={link} />}
      {link.note ? `: ${link.note}` : null}
    </span>
  ));
}
