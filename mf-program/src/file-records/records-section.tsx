import { ASSURANCE_RULES, type Assurance } from '@fsvp/contracts/program/assurance';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { STANDING_CHECK_RULES, type StandingCheck } from '@fsvp/contracts/program/standing-check';
import { Badge, Button, Card, CardList, formatDate, Inline, Stack, Text } from '@fsvp/ui';
import { loadError, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useState, type ReactNode } from 'react';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { useCustomerAssurances, useFileAssurances, useStandingChecks } from './api/list-records.js';
import { useDeleteAssurance } from './api/save-assurance.js';
import { useDeleteStandingCheck } from './api/save-standing-check.js';
import { countryName, FOUND_LABELS } from './check-form.values.js';
import { DocumentTitle } from '../documents/document-title.js';
import { EditAssuranceDialog } from './edit-assurance.dialog.js';
import { EditCheckDialog } from './edit-check.dialog.js';

const EMPTY =
  'Nothing recorded. You need assurances for very small importers, small suppliers and some customers (21 CFR 1.507, 1.511, 1.512), and checks for countries with a recognized system (21 CFR 1.513).';

/** The assurances and the checks of scope and standing that are evidence of a file. */
export function RecordsSection({ file }: { file: FsvpFile }) {
  const [, setState] = useUrlState(filesUrl);
  const ofFile = useFileAssurances(file);
  const ofCustomers = useCustomerAssurances(file);
  const checks = useStandingChecks(file);
  const [edited, setEdited] = useState<Assurance | StandingCheck>();
  const [deleted, setDeleted] = useState<Assurance | StandingCheck>();
  const removeAssurance = useDeleteAssurance();
  const removeCheck = useDeleteStandingCheck();
  const mayChange = isOpenFile(file);
  const lists = [ofFile.data?.assurances, ofCustomers.data?.assurances, checks.data?.standingChecks];
  const records = lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  const error =
    loadError(ofFile, 'The assurances could not be loaded') ??
    loadError(ofCustomers, 'The assurances could not be loaded') ??
    loadError(checks, 'The checks could not be loaded');
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
        id={edited && !isAssurance(edited) ? edited.id : undefined}
        onClose={() => setEdited(undefined)}
      />
      <DeleteDialog
        record={deleted}
        title={(record) => `Delete this ${isAssurance(record) ? 'assurance' : 'check'}?`}
        question={(record) =>
          isAssurance(record) && record.importerId
            ? `It no longer counts for any file of ${record.importerName ?? 'the importer'}. The audit trail keeps it.`
            : 'It no longer counts for this file. The audit trail keeps it.'
        }
        remove={deleted && !isAssurance(deleted) ? removeCheck : removeAssurance}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleted(undefined)}
      />
    </Card>
  );
}

export const isAssurance = (record: Assurance | StandingCheck): record is Assurance => 'effectiveOn' in record;

export function nameOf(record: Assurance | StandingCheck): string {
  if (!isAssurance(record)) {
    const { label, code } = STANDING_CHECK_RULES[record.kind];
    return `${label} (${code}), ${formatDate(record.checkedOn)}`;
  }
  return `${ASSURANCE_RULES[record.kind].label} (${record.kind}), ${formatDate(record.effectiveOn)}`;
}

function Entry({ record, actions }: { record: Assurance | StandingCheck; actions: ReactNode }) {
  const { validUntil, documentId } = record;
  return (
    <Inline justify="between" gap={3}>
      <div className="program:min-w-0 program:flex-1 program:basis-64">
        <Stack gap={1}>
          <Inline>
            <Text weight="medium">{nameOf(record)}</Text>
            {!isAssurance(record) && !record.found ? <Badge tone="red">{FOUND_LABELS[record.kind].no}</Badge> : null}
            {validUntil < today() ? <Badge tone="red">Expired</Badge> : null}
          </Inline>
          <Text size="meta" tone="muted">
            {factsOf(record)}
          </Text>
          <Text preserveLines>{isAssurance(record) ? record.statement : record.how}</Text>
          {documentId ? (
            <Text size="meta">
              <DocumentTitle id={documentId} linked />
            </Text>
          ) : null}
        </Stack>
      </div>
      {actions}
    </Inline>
  );
}

export function factsOf(record: Assurance | StandingCheck): string {
  const until = `valid until ${formatDate(record.validUntil)}`;
  if (!isAssurance(record))
    return [
      record.authority,
      countryName(record.countryCode),
      // A bad result is a badge.
      ...(record.found ? [FOUND_LABELS[record.kind].yes] : []),
      until,
    ].join(' · ');
  const { signerName, signerTitle, customerName, importerName } = record;
  return [
    `Signed by ${signerName}, ${signerTitle}`,
    ...(customerName ? [`${customerName}, for all files of ${importerName ?? 'the importer'}`] : []),
    until,
  ].join(' · ');
}
