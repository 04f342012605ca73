import type { EntryLineImportReport } from '@fsvp/contracts/program/entry-line';
import { formatNumber, Stack, Text } from '@fsvp/ui';
import { ApiError } from '@fsvp/web-kit';

type RowMessage = EntryLineImportReport['errors'][number];

const linesOf = (messages: readonly RowMessage[], total: number, noun: string) => [
  ...messages.map(({ line, path, message }) => `Line ${formatNumber(line)}, ${path}: ${message}`),
  ...(total > messages.length ? [`There are ${formatNumber(total - messages.length)} more ${noun}`] : []),
];

/** What an import would record, or why it cannot. */
export function ImportReport({ report }: { report: EntryLineImportReport }) {
  const { rows, created, unchanged, errorCount, errors, warnings = [], warningCount = 0 } = report;
  const { skipped = 0, assigned = 0 } = report;
  const facts = [
    `${formatNumber(created)} of ${formatNumber(rows)} rows will be recorded${assigned ? `, ${formatNumber(assigned)} of them in FSVP files` : ''}.`,
    `${formatNumber(unchanged)} are already recorded.`,
    ...(skipped
      ? [`${formatNumber(skipped)} are left out: they have no FDA product code, or repeat another row.`]
      : []),
  ];
  if (errorCount)
    return (
      <Problems
        title={`The file has ${formatNumber(errorCount)} ${errorCount === 1 ? 'error' : 'errors'}. Correct it and choose it again.`}
        texts={linesOf(errors, errorCount, 'errors')}
      />
    );
  return (
    <Stack gap={3}>
      <Text as="p">{facts.join(' ')}</Text>
      {warningCount ? (
        <Problems
          title={`Check ${formatNumber(warningCount)} ${warningCount === 1 ? 'warning' : 'warnings'} before you import.`}
          texts={linesOf(warnings, warningCount, 'warnings')}
          warning
        />
      ) : null}
    </Stack>
  );
}

export function Problems({
  title,
  texts,
  warning = false,
}: {
  title: string;
  texts: readonly string[];
  warning?: boolean;
}) {
  return (
    <Stack gap={2}>
      <Text as="p" tone={warning ? 'warning' : 'bad'}>
        {title}
      </Text>
      <ul
        className="program:max-h-60 program:list-disc program:overflow-y-auto program:pl-5"
        tabIndex={0}
        aria-label={warning ? 'Warnings' : 'Errors'}
      >
        {texts.map((text) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The sentences of a refused call. */
export function problemsOf(error: unknown): string[] {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  if (errors?.length) return errors.map(({ message }) => message);
  return [error instanceof Error ? error.message : 'Try again'];
}
