import { dayText } from '@fsvp/contracts/core/signed-field';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import {
  SUPPORT_SOURCE_LABELS,
  type SupportSource,
  type TemplateHazard,
} from '@fsvp/contracts/program/hazard-template';
import { CardList, formatNumber, Pagination, Stack, Text, TwoLines, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError } from '@fsvp/web-kit';
import { useState } from 'react';
import { useTemplateNotifications, useTemplateRecalls } from './api/hazard-template.js';
import { supportOf } from './template-texts.js';

/** What of a template is opened. */
export interface OpenedCount {
  templateId: string;
  hazard: TemplateHazard;
  source: Exclude<SupportSource, 'fda_hazard_guide'>;
}

interface TemplateRowsDialogProps {
  /** Undefined closes the dialog. */
  opened: OpenedCount | undefined;
  onClose: () => void;
}

/** The rows behind a count. */
export function TemplateRowsDialog({ opened, onClose }: TemplateRowsDialogProps) {
  const shown = useLastDefined(opened);
  if (!shown) return null;
  const { hazard, source } = shown;
  const note = supportOf(hazard, source)?.note;
  return (
    <Dialog
      open={opened !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      initialFocus="heading"
      size="lg"
      title={`${SUPPORT_SOURCE_LABELS[source]}: ${hazard.name}`}
      description={note ?? undefined}
    >
      {source === 'refusals' ? <Charges hazard={hazard} /> : null}
      {source === 'rasff' ? <Notifications {...shown} /> : null}
      {source === 'recalls' ? <Recalls {...shown} /> : null}
    </Dialog>
  );
}

function Charges({ hazard }: Pick<OpenedCount, 'hazard'>) {
  return (
    <Stack gap={3}>
      <Text as="p" size="meta" tone="muted">
        FDA published the numbers of refusals by charge, not each refusal.
      </Text>
      <CardList
        look="rows"
        label={`Charges that name ${hazard.name}`}
        items={supportOf(hazard, 'refusals')?.charges}
        itemKey={({ chargeId }) => chargeId}
        emptyText="No charge names it"
        render={({ charge, statement, count }) => (
          <TwoLines primary={`${charge}: ${formatNumber(count)}`} secondary={statement} />
        )}
      />
    </Stack>
  );
}

function Notifications({ templateId: id, hazard }: OpenedCount) {
  const [offset, setOffset] = useState(0);
  const list = useTemplateNotifications({ id, code: hazard.code, offset });
  return (
    <Stack gap={3}>
      <CardList
        look="rows"
        label={`Notifications that name ${hazard.name}`}
        items={list.data?.notifications}
        itemKey={({ reference }) => reference}
        error={loadError(list, 'The notifications could not be loaded')}
        emptyText="No notification names it"
        render={({ reference, day, subject, classification, origin }) => (
          <TwoLines primary={subject} secondary={[reference, dayText(day), classification, origin].join(' · ')} />
        )}
      />
      <Pagination
        label="Pages of notifications"
        limit={DEFAULT_LIMIT}
        offset={offset}
        total={list.data?.total}
        onChange={setOffset}
      />
    </Stack>
  );
}

function Recalls({ templateId: id, hazard }: OpenedCount) {
  const [offset, setOffset] = useState(0);
  const list = useTemplateRecalls({ id, code: hazard.code, offset });
  return (
    <Stack gap={3}>
      <CardList
        look="rows"
        label={`Recalls that name ${hazard.name}`}
        items={list.data?.recalls}
        itemKey={({ eventId }) => eventId}
        error={loadError(list, 'The recalls could not be loaded')}
        emptyText="No recall names it"
        render={(recall) => (
          <Stack gap={1}>
            <TwoLines
              primary={recall.product}
              secondary={[recall.class, dayText(recall.day), recall.firm, recall.country].join(' · ')}
            />
            <Text as="p" size="meta" tone="muted">
              {recall.reasons.join(' ')}
            </Text>
          </Stack>
        )}
      />
      <Pagination
        label="Pages of recalls"
        limit={DEFAULT_LIMIT}
        offset={offset}
        total={list.data?.total}
        onChange={setOffset}
      />
    </Stack>
  );
}
