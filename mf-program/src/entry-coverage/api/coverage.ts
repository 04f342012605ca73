import type { ClientInput } from '@fsvp/contracts/core/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listEntryLines, updateEntryLine } from '@fsvp/contracts/program/entry-line';
import {
  assignEntryLines,
  inspectEntryLines,
  listEntryLineSources,
  listUncoveredGroups,
  type EntryLineAssignmentResult,
  type EntryLineInspection,
  type UncoveredGroup,
} from '@fsvp/contracts/program/entry-line-coverage';
import { openProposedFile } from '@fsvp/contracts/program/file-proposal';
import { formatNumber } from '@fsvp/ui';
import { api, hrefs, useApiMutation, useApiQuery, useNavigate } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { CoverageState } from '../coverage.url.js';

/** Groups of lines without a file, and the numbers of all lines that the tab shows. */
export function useUncoveredGroups({ importer: importerId, find: search, from: offset }: CoverageState) {
  return useApiQuery(
    listUncoveredGroups,
    { query: { importerId, search: search || undefined, offset, limit: DEFAULT_LIMIT } },
    { placeholderData: keepPreviousData as never },
  );
}

export type LinesQuery = NonNullable<ClientInput<typeof listEntryLines>['query']>;

/** Lines, the latest arrival first. */
export function useLines(query: LinesQuery, isNeeded = true) {
  return useApiQuery(
    listEntryLines,
    { query: { sort: 'arrivedOn', order: 'desc', limit: DEFAULT_LIMIT, ...query } },
    { enabled: isNeeded, placeholderData: keepPreviousData as never },
  );
}

export const useSources = () => useApiQuery(listEntryLineSources, {});

/** Which lines a group has, for the calls that list and change them. */
export const linesOf = ({ importerId, supplierId, manufacturerName, manufacturerId, productCode }: UncoveredGroup) => ({
  importerId,
  fromSupplierId: supplierId,
  manufacturer: manufacturerName ?? manufacturerId,
  productCode,
});

export const linesText = (lines: number) => `${formatNumber(lines)} ${lines === 1 ? 'entry line' : 'entry lines'}`;

const withRest = (text: string, { left }: EntryLineAssignmentResult) =>
  left ? `${text}. ${linesText(left)} are left: repeat the step.` : text;

/** @param done what has happened to the lines, such as 'moved' */
export function useAssignLines(done: string) {
  return useApiMutation(assignEntryLines, {
    success: (result) => withRest(`${linesText(result.changed)} ${done}`, result),
    failure: 'The entry lines could not be changed',
    changes: ['entry-line'],
  });
}

export function useOpenFileOfLines() {
  const navigate = useNavigate();
  return useApiMutation(openProposedFile, {
    success: ({ file, opened, entryLines = { changed: 0, left: 0 } }) => ({
      description: withRest(
        `${file.number} ${opened ? 'opened' : 'was open'}, ${linesText(entryLines.changed)} moved`,
        entryLines,
      ),
      action: {
        label: 'Show file',
        altText: `Open ${file.number} in the list of FSVP files`,
        onSelect: () => navigate(hrefs.fsvpFile(file.id)),
      },
    }),
    failure: 'The FSVP file could not be opened',
    changes: ['fsvp-file', 'food', 'entry-line'],
  });
}

export function useMarkLine(done: string) {
  return useApiMutation(updateEntryLine, {
    success: `Entry line ${done}`,
    failure: 'The entry line could not be changed',
    changes: ['entry-line'],
  });
}

const BUDGET_MS = 35_000;

/** Finds out how a report is to be read. */
export const inspectReport = (content: Blob, source: string): Promise<EntryLineInspection> =>
  api.call(inspectEntryLines, { query: { source }, rawBody: content, budgetMs: BUDGET_MS });
