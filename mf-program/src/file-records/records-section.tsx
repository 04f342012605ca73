import { ASSURANCE_RULES, type Assurance } from '@fsvp/contracts/program/assurance';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { CONTROL_RULES, type ControlRecord } from '@fsvp/contracts/program/control-records/control-record';
import { STANDING_CHECK_RULES, type StandingCheck } from '@fsvp/contracts/program/standing-check';
import { Badge, Button, Card, CardList, formatDate, Inline, Stack, Text } from '@fsvp/ui';
import { loadError, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useState, type ReactNode } from 'react';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { useControlRecords, useCustomerAssurances, useFileAssurances, useStandingChecks } from './api/list-records.js';
import { useDeleteAssurance } from './api/save-assurance.js';
import { useDeleteControlRecord } from './api/save-control-record.js';
import { useDeleteStandingCheck } from './api/save-standing-check.js';
import { countryName, FOUND_LABELS } from './check-form.values.js';
import { DocumentTitle } from '../documents/document-title.js';
import { EditAssuranceDialog } from './edit-assurance.dialog.js';
import { EditCheckDialog } from './edit-check.dialog.js';
import { EditControlDialog } from './edit-control.dialog.js';

const EMPTY =
  'Nothing recorded. You need assurances for very small importers, small suppliers and some customers (21 CFR 1.507, 1.511, 1.512), checks for countries with a recognized system (21 CFR 1.513), and records of controls elsewhere for low-acid canned food and hazards that are controlled later (21 CFR 1.502(b), 1.507).';

export type FileRecord = Assurance | StandingCheck | ControlRecord;

/** The assurances, the checks of scope and standing, and the records of controls elsewhere that are evidence of a file. */
export function RecordsSection({ file }: { file: FsvpFile }) {
  const [, setState] = useUrlState(filesUrl);
  const ofFile = useFileAssurances(file);
  const ofCustomers = useCustomerAssurances(file);
  const checks = useStandingChecks(file);
  const controls = useControlRecords(file);
  const [edited, setEdited] = useState<FileRecord>();
  const [deleted, setDeleted] = useState<FileRecord>();
  const removeAssurance = useDeleteAssurance();
  const removeCheck = useDeleteStandingCheck();
  const removeControl = useDeleteControlRecord();
  const mayChange = isOpenFile(file);
  const lists: (readonly FileRecord[] | undefined)[] = [
    ofFile.data?.assurances,
    ofCustomers.data?.assurances,
    checks.data?.standingChecks,
    controls.data?.controlRecords,
  ];
  const records = lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  const error =
    loadError(ofFile, 'The assurances could not be loaded') ??
    loadError(ofCustomers, 'The assurances could not be loaded') ??
    loadError(checks, 'The checks could not be loaded') ??
    loadError(controls, 'The records of controls elsewhere could not be loaded');
  return (
    <Card
      title="Assurances and checks"
      flush
      actions={
        mayChange ? (
          <WriteOnly>
            <Button variant="outline" size="sm" icon={icons.add} onClick={() => setState({ record: 'assurance' })}>
              Record an assurance
            </Button>
            <Button variant="outline" size="sm" icon={icons.add} onClick={() => setState({ record: 'check' })}>
              Record a check
            </Button>
            <Button variant="outline" size="sm" icon={icons.add} onClick={() => setState({ record: 'control' })}>
              Record a control elsewhere
            </Button>
          </WriteOnly>
        ) : undefined
      }
    >
      <CardList
        look="rows"
        label="Assurances and checks"
        items={records}
        itemKey={({ id }) => id}
        emptyText={EMPTY}
        skeletonRows={1}
        error={error}
        render={(record) => (
          <Entry
            record={record}
            actions={
              mayChange ? (
                <WriteOnly>
                  <Inline>
                    <Button
                      variant="ghost"
                      size="sm"
                      icon={icons.edit}
                      aria-label={`Edit ${nameOf(record)}`}
                      onClick={() => setEdited(record)}
                    >
                      Edit
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      icon={icons.remove}
                      aria-label={`Delete ${nameOf(record)}…`}
                      onClick={() => setDeleted(record)}
                    >
                      Delete…
                    </Button>
                  </Inline>
                </WriteOnly>
              ) : null
            }
          />
        )}
      />
      <EditAssuranceDialog
        file={file}
        id={edited && isAssurance(edited) ? edited.id : undefined}
        onClose={() => setEdited(undefined)}
      />
      <EditCheckDialog
        file={file}
        id={edited && isCheck(edited) ? edited.id : undefined}
        onClose={() => setEdited(undefined)}
      />
      <EditControlDialog
        file={file}
        id={edited && isControl(edited) ? edited.id : undefined}
        onClose={() => setEdited(undefined)}
      />
      <DeleteDialog
        record={deleted}
        title={(record) => `Delete this ${isAssurance(record) ? 'assurance' : isCheck(record) ? 'check' : 'record'}?`}
        question={(record) =>
          isAssurance(record) && record.importerId
            ? `It no longer counts for any file of ${record.importerName ?? 'the importer'}. The audit trail keeps it.`
            : 'It no longer counts for this file. The audit trail keeps it.'
        }
        remove={
          deleted && isCheck(deleted) ? removeCheck : deleted && isControl(deleted) ? removeControl : removeAssurance
        }
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleted(undefined)}
      />
    </Card>
  );
}

export const isAssurance = (record: FileRecord): record is Assurance => 'signerName' in record;
export const isCheck = (record: FileRecord): record is StandingCheck => 'found' in record;
export const isControl = (record: FileRecord): record is ControlRecord => 'hazardKeys' in record;

export function nameOf(record: FileRecord): string {
  if (isCheck(record)) {
    const { label, code } = STANDING_CHECK_RULES[record.kind];
    return `${label} (${code}), ${formatDate(record.checkedOn)}`;
  }
  const { label } = isControl(record) ? CONTROL_RULES[record.kind] : ASSURANCE_RULES[record.kind];
  return `${label} (${record.kind}), ${formatDate(record.effectiveOn)}`;
}

function Entry({ record, actions }: { record: FileRecord; actions: ReactNode }) {
  const { validUntil } = record;
  return (
    <Inline justify="between" gap={3}>
      <div className="program:min-w-0 program:flex-1 program:basis-64">
        <Stack gap={1}>
          <Inline>
            <Text weight="medium">{nameOf(record)}</Text>
            {isCheck(record) && !record.found ? <Badge tone="red">{FOUND_LABELS[record.kind].no}</Badge> : null}
            {validUntil !== null && validUntil < today() ? <Badge tone="red">Expired</Badge> : null}
          </Inline>
          <Text size="meta" tone="muted">
            {factsOf(record)}
          </Text>
          <Text preserveLines>{isCheck(record) ? record.how : record.statement}</Text>
          {documentsOf(record).map((id) => (
            <Text key={id} size="meta">
              <DocumentTitle id={id} linked />
            </Text>
          ))}
        </Stack>
      </div>
      {actions}
    </Inline>
  );
}

const documentsOf = (record: FileRecord): string[] => [
  ...new Set([record.documentId ?? [], (isControl(record) && record.useDocumentId) || []].flat()),
];

export function factsOf(record: FileRecord): string {
  const until = record.validUntil === null ? 'without an end' : `valid until ${formatDate(record.validUntil)}`;
  if (isCheck(record))
    return [
      record.authority,
      countryName(record.countryCode),
      // A bad result is a badge.
      ...(record.found ? [FOUND_LABELS[record.kind].yes] : []),
      until,
    ].join(' · ');
  if (isControl(record)) {
    const { reviewerName, customerName, hazardNames } = record;
    return [
      ...(reviewerName ? [`Reviewed by ${reviewerName}`] : []),
      ...(hazardNames.length ? [hazardNames.join(', ')] : []),
      ...(customerName ? [`To ${customerName}`] : []),
      until,
    ].join(' · ');
  }
  const { signerName, signerTitle, customerName, importerName } = record;
  return [
    `Signed by ${signerName}, ${signerTitle}`,
    ...(customerName ? [`${customerName}, for all files of ${importerName ?? 'the importer'}`] : []),
    until,
  ].join(' · ');
}
