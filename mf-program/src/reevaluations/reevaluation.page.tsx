import { getReevaluation, type Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import {
  Button,
  Card,
  DescriptionList,
  ErrorState,
  formatDate,
  formatInstantDate,
  PageHeader,
  Spinner,
  TextLink,
} from '@fsvp/ui';
import { hrefs, loadError, useRecord, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { dueText } from '../readiness/due-text.js';
import { RecordPage } from '../record-page.js';
import { AssignDialog } from './assign.dialog.js';
import { ReasonsCard } from './reasons-card.js';
import { ReevaluateCard } from './reevaluate-card.js';
import { AssigneeName } from './reevaluations-table.js';
import { StatusBadge } from './status-badge.js';

interface ReevaluationPageProps {
  id: string;
  /** The copy from the list, shown while the record loads. */
  known: Reevaluation | undefined;
  onBack: () => void;
}

/** One reevaluation in place of the list: its reasons, and the answers to them. */
export function ReevaluationPage({ id, known, onBack }: ReevaluationPageProps) {
  const query = useRecord(getReevaluation, id, { known, enabled: true });
  const { data: reevaluation } = query;
  const [assigning, setAssigning] = useState(false);
  const error = loadError(query, 'The reevaluation could not be loaded');
  const name = reevaluation ? `Reevaluation of ${reevaluation.fileNumber}` : 'Reevaluation';
  return (
    <RecordPage id={id} name={name} onBack={onBack}>
      <PageHeader
        title={name}
        subtitle={reevaluation ? `${reevaluation.foodName} from ${reevaluation.supplierName}` : undefined}
        actions={
          reevaluation?.status === 'open' ? (
            <WriteOnly>
              <Button variant="outline" icon={icons.edit} onClick={() => setAssigning(true)}>
                Assign
              </Button>
            </WriteOnly>
          ) : undefined
        }
      />
      {reevaluation ? (
        <>
          <FactsCard reevaluation={reevaluation} />
          <ReasonsCard reevaluation={reevaluation} />
          {reevaluation.status === 'open' ? <ReevaluateCard reevaluation={reevaluation} /> : null}
        </>
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the reevaluation…" />}</Card>
      )}
      <AssignDialog id={assigning ? id : undefined} onClose={() => setAssigning(false)} />
    </RecordPage>
  );
}

function FactsCard({ reevaluation }: { reevaluation: Reevaluation }) {
  const { fileId, fileNumber, importerName, dueOn, status, assigneeId, closedAt, id } = reevaluation;
  return (
    <Card>
      <DescriptionList
        items={[
          { term: 'FSVP file', value: <TextLink href={hrefs.fsvpFile(fileId)}>{fileNumber}</TextLink> },
          { term: 'Importer', value: importerName },
          { term: 'Status', value: <StatusBadge reevaluation={reevaluation} /> },
          status === 'open'
            ? { term: 'Due', value: `${formatDate(dueOn)} (${dueText(dueOn)})` }
            : {
                term: status === 'closed' ? 'Closed by an evaluation' : 'Dismissed',
                value: closedAt && formatInstantDate(closedAt),
              },
          { term: 'Assigned to', value: <AssigneeName id={assigneeId} /> },
          {
            term: 'History',
            value: (
              <TextLink href={hrefs.history(id)} printed={false}>
                Change history
              </TextLink>
            ),
          },
        ]}
      />
    </Card>
  );
}
