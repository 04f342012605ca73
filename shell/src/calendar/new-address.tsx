import { Button, Field, Inline, Stack, t, Text, TextInput } from '@fsvp/ui';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';

const guides = (): readonly [app: string, how: string][] => [
  ['Outlook', t({ defaultMessage: 'Calendar > Add calendar > Subscribe from web, paste the address, then Import.' })],
  [
    'Google Calendar',
    t({ defaultMessage: 'On a computer: Other calendars > + > From URL, paste the address, then Add calendar.' }),
  ],
  [
    'Apple Calendar',
    t({
      defaultMessage:
        'On a Mac: File > New Calendar Subscription. On an iPhone: Calendars > Add Calendar > Add Subscription Calendar. Turn off “Remove alerts” to be reminded.',
    }),
  ],
];

/** The address, which is shown once, and where it is pasted. */
export function NewAddress({ url, onDone }: { url: string; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t({ defaultMessage: 'Copied.' }));
    } catch {
      // Browsers offer no clipboard to pages that are not encrypted.
      setStatus(
        t({
          defaultMessage: 'Your browser does not allow copying. Press Ctrl+C or ⌘C to copy the selected text.',
        }),
      );
    }
  };
  return (
    <Stack gap={4}>
      <Text as="p">{t({ defaultMessage: 'Copy the address now. It will not be shown again.' })}</Text>
      <Field label={t({ defaultMessage: 'Address' })}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            readOnly
            value={url}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <Inline>
        <Button icon={<Copy aria-hidden size={16} strokeWidth={1.75} />} onClick={copy}>
          {t({ defaultMessage: 'Copy address' })}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t({ defaultMessage: 'Done' })}
        </Button>
        <span role="status" className="text-meta text-muted">
          {status}
        </span>
      </Inline>
      <dl className="flex flex-col gap-3">
        {guides().map(([app, how]) => (
          <div key={app}>
            <dt className="font-medium">{app}</dt>
            <dd className="text-muted">{how}</dd>
          </div>
        ))}
      </dl>
      <Text as="p" size="meta" tone="subtle">
        {t({
          defaultMessage:
            'These calendars read the address again after some hours, Google Calendar once or twice a day. Google Calendar and Outlook use their own reminders.',
        })}
      </Text>
    </Stack>
  );
}
