import { CALENDAR_KIND_LABELS } from '@fsvp/contracts/catalogue/calendar';
import { calendarFeedCreate } from '@fsvp/contracts/catalogue/calendar-feed';
import { Section, Stack, t, Text } from '@fsvp/ui';
import {
  Checkbox,
  FormDialog,
  TextField,
  useContractForm,
  type FieldValues,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useSession, useSupplierName } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useCreateFeed } from './api/feeds.js';
import { useFoodName, usePersonName } from './api/filter-options.js';
import { isFiltered, type CalendarState } from './calendar.url.js';
import { Feeds } from './feeds.js';
import { NewAddress } from './new-address.js';

interface SubscribeDialogProps {
  open: boolean;
  /** The filters of the screen, which the address can have, too. */
  state: CalendarState;
  onClose: () => void;
}

export function SubscribeDialog({ open, state, onClose }: SubscribeDialogProps) {
  return (
    <FormDialog open={open} title={t({ defaultMessage: 'Subscribe' })} onClose={onClose}>
      {(controls) => <Content state={state} controls={controls} />}
    </FormDialog>
  );
}

interface ContentProps {
  state: CalendarState;
  controls: FormDialogControls;
}

function Content({ state, controls }: ContentProps) {
  const [url, setUrl] = useState<string>();
  return (
    <Stack gap={6}>
      {url ? (
        <NewAddress url={url} onDone={controls.cancel} />
      ) : (
        <Stack gap={4}>
          <Text as="p">
            {t({
              defaultMessage:
                'Outlook, Google Calendar and Apple Calendar show what is due in the next 12 months, and remind you 30, 7 and 1 days before. They read it under a personal address, without a password. Anybody who has the address can read it, so do not pass it on.',
            })}
          </Text>
          <NewFeedForm state={state} controls={controls} onCreated={setUrl} />
        </Stack>
      )}
      <Section title={t({ defaultMessage: 'Your addresses' })} headingLevel={3}>
        <Feeds />
      </Section>
    </Stack>
  );
}

function NewFeedForm({ state, controls, onCreated }: ContentProps & { onCreated: (url: string) => void }) {
  const create = useCreateFeed();
  const { user } = useSession();
  const [onlyMine, setOnlyMine] = useState(false);
  const [asShown, setAsShown] = useState(true);
  const filters = useFilterTexts(state);
  const isPerson = user?.kind === 'user';
  const form = useContractForm<FieldValues, z.output<typeof calendarFeedCreate>>({
    schema: calendarFeedCreate,
    defaultValues: { name: '' },
  });
  return (
    <RecordForm
      form={form}
      label={t({ defaultMessage: 'New address' })}
      submitLabel={t({ defaultMessage: 'Create address' })}
      controls={controls}
      save={async ({ name }) => {
        const { supplier, food, person, kind } = asShown ? state : ({} as Partial<CalendarState>);
        const body = {
          name,
          supplierId: supplier,
          foodId: food,
          personId: onlyMine ? user?.id : person,
          kinds: kind ? [kind] : [],
        };
        const { url } = await create.mutateAsync({ body });
        onCreated(url);
        return undefined;
      }}
      onSaved={() => undefined}
    >
      <TextField
        name="name"
        label={t({ defaultMessage: 'Name' })}
        required
        hint={t({ defaultMessage: 'Where you will use it, such as “Outlook at work”.' })}
      />
      {isPerson ? (
        <Checkbox
          label={t({ defaultMessage: 'Only what I am to do' })}
          checked={onlyMine}
          onChange={setOnlyMine}
          id="calendar-only-mine"
        />
      ) : null}
      {isFiltered(state) ? (
        <Checkbox
          label={t({ defaultMessage: 'Only what the screen shows: {filters}' }, { filters: filters.join(', ') })}
          checked={asShown}
          onChange={setAsShown}
          id="calendar-as-shown"
        />
      ) : null}
    </RecordForm>
  );
}

function useFilterTexts({ supplier, food, person, kind }: CalendarState): string[] {
  const texts = [
    useSupplierName(supplier),
    useFoodName(food),
    usePersonName(person),
    kind && CALENDAR_KIND_LABELS[kind],
  ];
  return texts.filter((text): text is string => Boolean(text));
}
