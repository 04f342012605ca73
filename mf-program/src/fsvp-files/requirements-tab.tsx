import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  REQUIREMENT_GROUP_LABELS,
  REQUIREMENT_GROUPS,
  type RequirementGroup,
} from '@fsvp/contracts/program/readiness/requirement';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { Card, DescriptionList, Stack, usePrinting } from '@fsvp/ui';
import { choiceFor } from '../evidence/api/list-evidence.js';
import { RecordsSection } from '../file-records/records-section.js';
import type { ReadinessItem } from '../readiness/item-text.js';
import { circumstanceItems } from './circumstance-items.js';
import { DeterminationsSection } from './determinations-section.js';
import { NotApplicable } from './not-applicable.js';
import { DETERMINATION_ID, RECORDS_ID } from './requirement-anchor.js';
import { RequirementRow } from './requirement-row.js';
import { usePrintedEvidence } from './use-printed-evidence.js';

interface RequirementsTabProps {
  file: FsvpFile;
  readiness: FileReadinessAnswer;
}

/** The requirements in groups, then what decides which of them apply. */
export function RequirementsTab({ file, readiness }: RequirementsTabProps) {
  const { items, asOf } = readiness;
  const printing = usePrinting();
  const chosen = usePrintedEvidence(file.id);
  /** An empty row, opened, would fill paper with what is no record. */
  const isPrintedOpen = ({ code, evidence }: ReadinessItem) =>
    printing && evidence.length + ((chosen && choiceFor(chosen, code)?.links.length) ?? 0) > 0;
  const applying = items.filter(({ state }) => state !== 'not_applicable');
  const inGroup = (group: RequirementGroup) => applying.filter(({ code }) => REQUIREMENTS[code].group === group);
  return (
    <Stack gap={6}>
      {REQUIREMENT_GROUPS.map((group) => ({ group, rows: inGroup(group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <Card key={group} title={REQUIREMENT_GROUP_LABELS[group]} description={groupText(rows)} flush>
            <ul aria-label={REQUIREMENT_GROUP_LABELS[group]}>
              {rows.map((item) => (
                <RequirementRow key={item.code} file={file} item={item} asOf={asOf} isPrinted={isPrintedOpen(item)} />
              ))}
            </ul>
          </Card>
        ))}
      <NotApplicable items={items.filter(({ state }) => state === 'not_applicable')} printing={printing} />
      <div id={DETERMINATION_ID} tabIndex={-1} className="program:scroll-mt-20 program:outline-none">
        <Card>
          <DeterminationsSection file={file} />
        </Card>
      </div>
      <div id={RECORDS_ID} tabIndex={-1} className="program:scroll-mt-20 program:outline-none">
        <RecordsSection file={file} />
      </div>
      <Card title="Circumstances" description="How the food is imported, as it was answered last.">
        <DescriptionList items={circumstanceItems(file.circumstances)} />
      </Card>
    </Stack>
  );
}

function groupText(rows: readonly ReadinessItem[]): string {
  const satisfied = rows.filter(({ state }) => state !== 'missing').length;
  return satisfied === rows.length ? 'All satisfied' : `${satisfied} of ${rows.length} satisfied`;
}
