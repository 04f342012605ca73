import { PROCEDURE_CODES } from '@fsvp/contracts/program/procedure';
import { ErrorState, Field, Spinner, Stack, Text } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { isMissing, loadError } from '@fsvp/web-kit';
import { useState } from 'react';
import { useActiveImporters } from '../fsvp-files/api/active-importers.js';
import { ImporterPicker } from '../importer-picker.js';
import { useImporter } from './api/get-importer.js';
import { useProcedures } from './api/list-procedures.js';
import { ProcedureSection } from './procedure-section.js';

interface ProceduresDialogProps {
  /** Undefined while none is chosen: if there is only one active importer, its procedures are shown. */
  importerId: string | undefined;
  onChoose: (importerId: string) => void;
  onClose: () => void;
}

/** The written procedures of an importer. */
export function ProceduresDialog({ importerId, onChoose, onClose }: ProceduresDialogProps) {
  const active = useActiveImporters(importerId === undefined);
  const [only, ...others] = active.data?.importers ?? [];
  /** Without one, the procedures of the importer before would be under another name. */
  const [isEmptied, setEmptied] = useState(false);
  const shownId = isEmptied ? undefined : (importerId ?? (others.length === 0 ? only?.id : undefined));
  const importer = useImporter(shownId);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      inUrl
      size="lg"
      title="Procedures"
      description="Written procedures of an importer (21 CFR 1.506(a) and (b)). They apply to all of its files."
      initialFocus="heading"
      closesOnOutsideClick={false}
    >
      <Stack gap={6}>
        <Field label="Importer">
          {(control) => (
            <ImporterPicker
              {...control}
              value={shownId ?? null}
              selectedLabel={importer.data?.legalName ?? (isMissing(importer.error) ? 'Deleted importer' : undefined)}
              onChange={(next) => {
                setEmptied(next === null);
                if (next) onChoose(next);
              }}
            />
          )}
        </Field>
        {shownId ? (
          <ProceduresOfImporter key={shownId} importerId={shownId} />
        ) : importerId === undefined && active.isPending ? (
          <Spinner label="Loading importers…" />
        ) : (
          <Text as="p" tone="muted">
            Choose an importer to see its procedures.
          </Text>
        )}
        <Text as="p" size="meta" tone="subtle">
          Not legal advice. Check the cited section.
        </Text>
      </Stack>
    </Dialog>
  );
}

function ProceduresOfImporter({ importerId }: { importerId: string }) {
  const list = useProcedures(importerId);
  const error = loadError(list, 'The procedures could not be loaded');
  const procedures = list.data?.procedures;
  if (!procedures) return error ? <ErrorState {...error} /> : <Spinner label="Loading procedures…" />;
  return PROCEDURE_CODES.map((code) => (
    <ProcedureSection
      key={code}
      importerId={importerId}
      code={code}
      versions={procedures.filter((one) => one.code === code)}
    />
  ));
}
