import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { DOER_LABELS } from '@fsvp/contracts/program/readiness/requirement';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { DescriptionList, Stack, TextLink } from '@fsvp/ui';
import { Terms } from '@fsvp/web-kit/dialogs';
import { AskedLetters } from '../letters/asked-letters.js';
import { byWhen, sectionText, type ReadinessItem } from '../readiness/item-text.js';
import { EvidenceList } from './evidence-list.js';
import { OwnerName } from './owner-name.js';
import { RequirementHistory } from './requirement-history.js';

interface RequirementDetailsProps {
  file: FsvpFile;
  item: ReadinessItem;
  asOf: string;
}

/** Why a requirement matters, what satisfies it, who acts by when, and its evidence. */
export function RequirementDetails({ file, item, asOf }: RequirementDetailsProps) {
  const { why, needs, who } = REQUIREMENTS[item.code];
  const isMissing = item.state === 'missing';
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: 'Why it matters', value: <Terms>{why}</Terms> },
          { term: 'What satisfies it', value: <Terms>{needs}</Terms> },
          ...(item.citations.length > 0
            ? [{ term: 'Sections', value: item.citations.map(sectionText).join('\n') }]
            : []),
          ...(isMissing || item.state === 'expiring'
            ? [
                {
                  term: 'Who',
                  value: (
                    <>
                      {DOER_LABELS[who]}
                      {'\n'}
                      Owner: <OwnerName id={file.ownerId} />
                    </>
                  ),
                },
                { term: 'By when', value: byWhen(item, file.lifecycle, asOf) },
                ...(item.nextAction
                  ? []
                  : [{ term: 'Next', value: 'The suite does not have a form for this record yet.' }]),
              ]
            : []),
          ...(item.notes.length > 0 ? [{ term: 'Notes', value: item.notes.join('\n') }] : []),
        ]}
      />
      <EvidenceList item={item} file={file} />
      {item.code === 'HA-1' && item.notes.length > 0 ? (
        <TextLink href={hrefs.hazardAnalysis({ supplierId: file.supplierId })} printed={false}>
          Show the supplier’s hazard analyses
        </TextLink>
      ) : null}
      {item.code === 'VR-1' && item.reason === 'inadequate' ? (
        <TextLink href={hrefs.correctiveActions({ search: file.supplierName ?? undefined })} printed={false}>
          Show the supplier’s corrective actions
        </TextLink>
      ) : null}
      {item.code === 'VS-2' ? (
        <TextLink href={`${hrefs.fsvpFile(file.id)}&letter=en`} printed={false}>
          Write the letter that the supplier signs
        </TextLink>
      ) : null}
      <AskedLetters files={[file]} code={item.code} />
      <RequirementHistory item={item} fileId={file.id} asOf={asOf} />
    </Stack>
  );
}
