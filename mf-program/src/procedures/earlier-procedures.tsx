import { type Procedure, procedureSignatures } from '@fsvp/contracts/program/procedure';
import { Button, CardList, formatDate, Inline, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { ProcedureFacts, ProcedureTitle } from './procedure-facts.js';

interface EarlierProceduresProps {
  versions: readonly Procedure[];
  /** A superseded one is in force until the first day of the next. */
  inForce: Procedure | undefined;
}

export function EarlierProcedures({ versions, inForce }: EarlierProceduresProps) {
  const [opened, setOpened] = useState<string>();
  const found = versions.find(({ id }) => id === opened);
  const shown = useLastDefined(found);
  return (
    <>
      <CardList
        label={`Earlier versions of ${versions[0]?.code}`}
        items={versions}
        itemKey={({ id }) => id}
        emptyText="No earlier versions."
        render={(version) => (
          <Inline justify="between" gap={3}>
            <Stack gap={0}>
              <ProcedureTitle procedure={version} inForce={version === inForce} />
              <Text size="meta" tone="muted">
                {`${version.title}, from ${formatDate(version.effectiveFrom)}`}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              onClick={() => setOpened(version.id)}
              aria-label={`View ${version.code}, version ${version.versionNumber}`}
            >
              View
            </Button>
          </Inline>
        )}
      />
      {shown ? (
        <Dialog
          open={found !== undefined}
          onOpenChange={(open) => {
            if (!open) setOpened(undefined);
          }}
          title={`${shown.code}, version ${shown.versionNumber}`}
          description={shown.importerName}
          initialFocus="heading"
        >
          <Stack gap={5}>
            <ProcedureTitle procedure={shown} inForce={shown.id === inForce?.id} />
            <ProcedureFacts procedure={shown} />
            <Signatures calls={procedureSignatures} id={shown.id} closed />
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
