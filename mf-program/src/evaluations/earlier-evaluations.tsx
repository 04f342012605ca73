import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  CONCLUSION_LABELS,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Button, Card, CardList, formatInstantDate, Inline, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { useState } from 'react';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { SignedEvaluation } from './signed-evaluation.js';

/** Versions that were signed before, which stay readable. */
export function EarlierEvaluations({ versions, file }: { versions: readonly SupplierEvaluation[]; file: FsvpFile }) {
  const [opened, setOpened] = useState<string>();
  const found = versions.find(({ id }) => id === opened);
  const shown = useLastDefined(found);
  return (
    <Card title="Earlier evaluations" flush>
      <CardList
        look="rows"
        label="Earlier evaluations"
        items={versions}
        itemKey={({ id }) => id}
        emptyText="No earlier evaluations."
        render={(version) => (
          <Inline justify="between" gap={3}>
            <Stack gap={0}>
              <Inline>
                <Text weight="medium">{`Version ${version.versionNumber}`}</Text>
                <SignedStateBadge state={version.state} />
              </Inline>
              <Text size="meta" tone="muted">
                {[
                  version.conclusion && CONCLUSION_LABELS[version.conclusion],
                  version.signedAt && `signed on ${formatInstantDate(version.signedAt)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              onClick={() => setOpened(version.id)}
              aria-label={`View the evaluation, version ${version.versionNumber}`}
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
          size="lg"
          title={`Evaluation, version ${shown.versionNumber}`}
          description={`${file.foodName} from ${file.supplierName}`}
          initialFocus="heading"
        >
          <SignedEvaluation evaluation={shown} file={file} />
        </Dialog>
      ) : null}
    </Card>
  );
}
