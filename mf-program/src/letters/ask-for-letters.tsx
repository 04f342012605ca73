import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { LETTER_LANGUAGES, type LetterLanguage } from '@fsvp/contracts/program/letter-languages';
import {
  createLetterRequest,
  listLetterRequests,
  updateLetterRequest,
  type LetterRequest,
} from '@fsvp/contracts/program/letter-request';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import {
  Button,
  Card,
  DateInput,
  ErrorState,
  Field,
  Inline,
  LinkButton,
  Select,
  Spinner,
  Stack,
  Text,
  Textarea,
} from '@fsvp/ui';
import { Checkbox, FormActions } from '@fsvp/ui/dialogs';
import {
  api,
  apiQuery,
  invalidate,
  loadError,
  toast,
  useApiQuery,
  useIdempotencyKey,
  useQueryClient,
} from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureText } from '../failure-text.js';
import { assuranceText } from '../file-records/assurance-text.js';
import { runEach } from '../run-each.js';
import { askText } from './ask-texts.js';
import { languageOfCountry } from './language-of-country.js';
import { LETTER_LANGUAGE_LABELS, LETTER_LANGUAGE_TAGS } from './letter-languages.js';
import { requestText } from './letter-request-text.js';
import { mailtoOf } from './mailto.js';
import { groupLetters, type LetterGroup, type OwedLetter } from './owed-letters.js';
import { printText } from './print-text.js';

const DAYS = 14;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OPEN = { state: ['open' as const], limit: MAX_LIMIT, offset: 0 };

interface AskForLettersProps {
  letters: readonly OwedLetter[];
  onClose: () => void;
}

/** A text for each supplier to copy, print or send, and the record that it was asked. The suite sends nothing. */
export function AskForLetters({ letters, onClose }: AskForLettersProps) {
  const groups = groupLetters(letters);
  const supplierIds = groups.flatMap(({ supplierId }) => supplierId ?? []);
  const requests = useApiQuery(listLetterRequests, { query: OPEN });
  const suppliers = useQueries({ queries: supplierIds.map((id) => apiQuery(getSupplier, { params: { id } })) });
  const error = loadError(requests, 'The requests could not be loaded');
  if (error) return <ErrorState {...error} />;
  // A supplier that cannot be read has no address; the text is the same.
  if (!requests.data || suppliers.some(({ isPending }) => isPending)) return <Spinner label="Loading…" />;
  const found = new Map(suppliers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  return (
    <AskForm
      groups={groups.map((group) => {
        const supplier = group.supplierId ? found.get(group.supplierId) : undefined;
        return { ...group, email: supplier?.email ?? null, person: supplier?.contactPerson || null };
      })}
      requests={requests.data.letterRequests}
      onClose={onClose}
    />
  );
}

interface Recipient extends LetterGroup {
  email: string | null;
  person: string | null;
}

interface AskFormProps {
  groups: readonly Recipient[];
  requests: readonly LetterRequest[];
  onClose: () => void;
}

function AskForm({ groups, requests, onClose }: AskFormProps) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const [due, setDue] = useState<string | null>(addDays(today(), DAYS));
  const [languages, setLanguages] = useState<Record<string, LetterLanguage>>({});
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const dueProblem = due && DAY.test(due) && due >= today() ? undefined : 'Enter a day from today on';
  const languageOf = (group: Recipient) => languages[group.key] ?? languageOfCountry(group.country);
  const mark = (group: Recipient, isAsked = true) => {
    const next = new Set(asked);
    if (isAsked) next.add(group.key);
    else next.delete(group.key);
    setAsked(next);
  };
  const openOf = ({ file, code }: OwedLetter) => requests.find((one) => one.fileId === file.id && one.code === code);

  const save = async () => {
    if (dueProblem) return;
    setSaving(true);
    const failed: string[] = [];
    const chosen = groups.filter(({ key: groupKey }) => asked.has(groupKey));
    await runEach(
      chosen.flatMap((group) => group.letters.map((letter) => ({ letter, language: languageOf(group) }))),
      async ({ letter, language }) => {
        const { file, code } = letter;
        const known = openOf(letter);
        const body = { language, askedOn: today(), dueOn: due! };
        try {
          await (known
            ? api.call(updateLetterRequest, { params: { id: known.id }, body, ifVersion: known.version })
            : api.call(createLetterRequest, {
                body: { fileId: file.id, code, ...body },
                idempotencyKey: `${key}-${file.id}-${code}`,
              }));
        } catch (error) {
          failed.push(`${file.number}, ${code}: ${failureText(error)}`);
        }
      },
    );
    setSaving(false);
    setFailures(failed);
    await invalidate(client, ['letter-request']);
    if (failed.length === 0) {
      toast({ title: 'Success', description: 'Recorded as asked', variant: 'success' });
      onClose();
    }
  };
  return (
    <Stack gap={4}>
      <Text as="p">
        The suite sends nothing. Copy, print or send each text, then record that you have asked. The record ends when
        the assurance is recorded.
      </Text>
      <div className="program:max-w-60">
        <Field label="Until" required error={dueProblem}>
          {(control) => <DateInput {...control} value={due} isAllowed={(day) => day >= today()} onChange={setDue} />}
        </Field>
      </div>
      {groups.map((group) => (
        <AskedGroup
          key={group.key}
          group={group}
          language={languageOf(group)}
          due={due && DAY.test(due) ? due : today()}
          earlier={group.letters.flatMap((letter) => openOf(letter) ?? [])}
          isAsked={asked.has(group.key)}
          onLanguage={(language) => setLanguages({ ...languages, [group.key]: language })}
          onAsked={(is) => mark(group, is)}
        />
      ))}
      {failures.map((failure) => (
        <Text key={failure} as="p" tone="bad">
          {failure}
        </Text>
      ))}
      <FormActions>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button disabled={asked.size === 0} loading={isSaving} onClick={() => void save()}>
          {asked.size > 1 ? `Record That I Asked ${asked.size}` : 'Record That I Asked'}
        </Button>
      </FormActions>
    </Stack>
  );
}

const options = LETTER_LANGUAGES.map((value) => ({ value, label: LETTER_LANGUAGE_LABELS[value] }));

interface AskedGroupProps {
  group: Recipient;
  language: LetterLanguage;
  due: string;
  /** Open requests for the same. */
  earlier: readonly LetterRequest[];
  isAsked: boolean;
  onLanguage: (language: LetterLanguage) => void;
  onAsked: (isAsked: boolean) => void;
}

function AskedGroup({ group, language, due, earlier, isAsked, onLanguage, onAsked }: AskedGroupProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const tag = LETTER_LANGUAGE_TAGS[language];
  const text = askText(
    {
      to: group.person ?? group.name,
      importerName: group.importerName,
      asked: group.letters.map(({ file, code }) => ({
        code,
        foodName: file.foodName,
        content: assuranceText(code, file.circumstances.smallSupplier),
      })),
      // The day as this language writes it.
      due: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(due)),
    },
    language,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.body);
      setCopied(true);
      onAsked(true);
    } catch {
      // Browsers offer no clipboard to pages that are not encrypted: the text can be marked and copied.
      toast({ title: 'Error', description: 'Mark the text and copy it', variant: 'destructive' });
    }
  };
  return (
    <Card
      title={group.name}
      headingLevel={3}
      description={group.letters.map(({ file, code }) => `${file.foodName} (${code})`).join(', ')}
      actions={
        <Select
          label={`Language of the text to ${group.name}`}
          width="auto"
          value={language}
          options={options}
          onChange={onLanguage}
        />
      }
    >
      <Stack gap={3}>
        {earlier[0] ? <Text tone="muted">{requestText(earlier[0])}</Text> : null}
        <Textarea aria-label={`Text to ${group.name}`} lang={tag} readOnly rows={8} value={text.body} />
        <Inline>
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <LinkButton variant="outline" size="sm" href={mailtoOf(group.email, text)} onClick={() => onAsked(true)}>
            {group.email ? `Email ${group.email}` : 'Open in the Mail Program'}
          </LinkButton>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              printText(text.body, tag);
              onAsked(true);
            }}
          >
            Print
          </Button>
        </Inline>
        <Inline gap={3} wrap={false}>
          <Checkbox id={id} checked={isAsked} onChange={onAsked} />
          <label htmlFor={id}>
            <Text>{earlier[0] ? 'I have asked again' : 'I have asked'}</Text>
          </label>
        </Inline>
      </Stack>
    </Card>
  );
}
