import { today } from '@fsvp/contracts/core/calendar-day';
import {
  PROCEDURE_LABELS,
  procedureInForce,
  type Procedure,
  type ProcedureCode,
  procedureSignatures,
} from '@fsvp/contracts/program/procedure';
import { Button, Card, Section, Stack, Text } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog, Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { icons } from '../icons.js';
import { useDeleteProcedure } from './api/delete-procedure.js';
import { useCreateProcedureVersion } from './api/save-procedure.js';
import { EarlierProcedures } from './earlier-procedures.js';
import { ProcedureFacts, ProcedureTitle } from './procedure-facts.js';
import { EditProcedureDialog, NewProcedureDialog } from './procedure.dialog.js';

const NONE: Record<ProcedureCode, string> = {
  'PR-1': 'No procedure. The importer needs a written procedure to ensure that it imports from approved suppliers only',
  'PR-3': 'No procedure. The importer needs a written procedure for appropriate verification of its suppliers',
};
/** In one line. */
const SECTIONS: Record<ProcedureCode, string> = {
  'PR-1': '21\u00a0CFR\u00a01.506(a)(1)',
  'PR-3': '21\u00a0CFR\u00a01.506(b)',
};

interface ProcedureSectionProps {
  importerId: string;
  code: ProcedureCode;
  /** The newest first. */
  versions: readonly Procedure[];
}

/** The procedure of an importer for one requirement: the draft, the signed version, and the earlier ones. */
export function ProcedureSection({ importerId, code, versions }: ProcedureSectionProps) {
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const [deleting, setDeleting] = useState<Procedure>();
  const remove = useDeleteProcedure();
  const draft = versions.find(({ state }) => state === 'draft');
  const signed = versions.find(({ state }) => state === 'signed');
  const earlier = versions.filter(({ state }) => state === 'superseded' || state === 'withdrawn');
  const inForce = findInForce(versions);
  const signaturesOf = ({ versionNumber }: Procedure) => `Signatures of ${code}, version ${versionNumber}`;
  return (
    <Section
      title={`${code} ${PROCEDURE_LABELS[code]}`}
      headingLevel={3}
      actions={
        draft || signed ? undefined : (
          <WriteOnly>
            <Button
              variant="outline"
              size="sm"
              icon={icons.add}
              aria-label={`New procedure ${code}`}
              onClick={() => setAdding(true)}
            >
              New procedure
            </Button>
          </WriteOnly>
        )
      }
    >
      {versions.length === 0 ? <Text as="p" tone="muted">{`${NONE[code]} (${SECTIONS[code]}).`}</Text> : null}
      {draft ? (
        <Card
          headingLevel={3}
          title={<ProcedureTitle procedure={draft} inForce={false} />}
          actions={
            <WriteOnly>
              <Button variant="ghost" size="sm" icon={icons.remove} onClick={() => setDeleting(draft)}>
                Delete draft…
              </Button>
              <Button variant="outline" size="sm" icon={icons.edit} onClick={() => setEditing(draft.id)}>
                Edit draft
              </Button>
            </WriteOnly>
          }
        >
          <Stack gap={5}>
            <Text as="p">
              {`Once signed, it takes effect on its first day${signed ? ` and supersedes version ${signed.versionNumber}` : ''}.`}
            </Text>
            <ProcedureFacts procedure={draft} />
            <Signatures calls={procedureSignatures} id={draft.id} title={signaturesOf(draft)} isPrimary />
          </Stack>
        </Card>
      ) : null}
      {signed ? (
        <Card
          headingLevel={3}
          title={<ProcedureTitle procedure={signed} inForce={signed === inForce} />}
          actions={draft ? undefined : <NewVersion signed={signed} />}
        >
          <Stack gap={5}>
            <ProcedureFacts procedure={signed} />
            <Signatures calls={procedureSignatures} id={signed.id} closed title={signaturesOf(signed)} />
          </Stack>
        </Card>
      ) : null}
      {earlier.length > 0 ? <EarlierProcedures versions={earlier} inForce={inForce} /> : null}
      <NewProcedureDialog open={adding} importerId={importerId} code={code} onClose={() => setAdding(false)} />
      <EditProcedureDialog id={editing} onClose={() => setEditing(undefined)} />
      <DeleteDialog
        record={deleting}
        title={({ versionNumber }) => `Delete the draft of ${code}, version ${versionNumber}?`}
        question="Signed versions are kept. The draft cannot be restored."
        remove={remove}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
      />
    </Section>
  );
}

function NewVersion({ signed: { id, code } }: { signed: Procedure }) {
  const create = useCreateProcedureVersion();
  return (
    <WriteOnly>
      <Button
        variant="outline"
        size="sm"
        icon={icons.add}
        aria-label={`New version of ${code}`}
        loading={create.isPending}
        onClick={() => create.mutateAsync({ params: { id } }).catch(() => undefined)}
      >
        New version
      </Button>
    </WriteOnly>
  );
}

function findInForce(versions: readonly Procedure[]): Procedure | undefined {
  const signed = versions
    .filter(({ state }) => state !== 'draft')
    .map((procedure) => ({ procedure, ...procedure, withdrawn: procedure.state === 'withdrawn' }));
  return procedureInForce(signed, today())?.procedure;
}
