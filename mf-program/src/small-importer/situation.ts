import { today } from '@fsvp/contracts/core/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listAssurances, type Assurance } from '@fsvp/contracts/program/assurance';
import { listDeterminations, type Determination } from '@fsvp/contracts/program/determination';
import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getImporter, type Importer } from '@fsvp/contracts/program/importer';
import { listImporterEligibilities, type ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import type { FoodClass } from '@fsvp/contracts/program/qualification';
import { listIndividuals, type QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { apiQuery, useApiQuery, useSession } from '@fsvp/web-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What the assurances of a very small importer are for. */
export const LETTER = 'VS-2' as const;

/** A file with its newest determination that counts or waits, and the supplier's assurance. */
export interface SmallFile {
  file: FsvpFile;
  draft: Determination | undefined;
  assurance: Assurance | undefined;
}

/** What is saved of the way of one importer, from which its steps follow. */
export interface Situation {
  importer: Importer;
  individual: QualifiedIndividual | undefined;
  eligibilities: readonly ImporterEligibility[];
  files: readonly SmallFile[];
  /** All open files, of which `files` are the first. */
  totalFiles: number;
}

/** @returns the situation once all of it is loaded, and the query that failed */
export function useSituation(importerId: string) {
  const { user } = useSession();
  const importer = useApiQuery(getImporter, { params: { id: importerId } });
  const individuals = useApiQuery(
    listIndividuals,
    { query: { userId: user?.id, limit: 1, offset: 0 } },
    { enabled: user?.kind === 'user' },
  );
  const eligibilities = useApiQuery(listImporterEligibilities, { params: { id: importerId } });
  const files = useApiQuery(listFsvpFiles, {
    query: {
      importerId,
      lifecycle: ['preparing', 'importing', 'suspended'],
      sort: 'supplierName',
      order: 'asc',
      limit: MAX_LIMIT,
      offset: 0,
    },
  });
  const found = files.data?.fsvpFiles ?? [];
  // Without a signature in force, there may be a draft.
  const undetermined = found.filter(({ determination }) => !determination);
  const determinations = useQueries({
    queries: undetermined.map(({ id }) => apiQuery(listDeterminations, { params: { id } })),
  });
  const assurances = useQuery({
    ...apiQuery(listAssurances, {
      query: { kind: [LETTER], sort: 'validUntil', order: 'desc', limit: MAX_LIMIT, offset: 0 },
    }),
  });
  const failed = [importer, individuals, eligibilities, files, assurances, ...determinations].find(
    ({ isError, data }) => isError && !data,
  );
  // The drafts of files that are opened on the way load while the steps are shown, and keep what is typed.
  const [wasLoaded, setWasLoaded] = useState(false);
  const areDraftsLoaded = wasLoaded || determinations.every(({ data }) => data);
  const isLoaded = importer.data && eligibilities.data && files.data && assurances.data && areDraftsLoaded;
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  if (!isLoaded || (user?.kind === 'user' && !individuals.data)) return { situation: undefined, failed };
  const drafts = new Map(
    determinations.flatMap(({ data }) => {
      const draft = data?.determinations.find(({ state }) => state === 'draft');
      return draft ? [[draft.fileId, draft] as const] : [];
    }),
  );
  const situation: Situation = {
    importer: importer.data,
    individual: individuals.data?.individuals[0],
    eligibilities: eligibilities.data.eligibilities,
    totalFiles: files.data.total,
    files: found.map((file) => ({
      file,
      draft: drafts.get(file.id),
      assurance: assurances.data.assurances.find(
        ({ fileId, validUntil }) => fileId === file.id && validUntil >= today(),
      ),
    })),
  };
  return { situation, failed: undefined };
}

/** The calendar years for which the amounts are asked: the amounts of both are known. */
export function yearsToDetermine(): [number, number] {
  const year = Number(today().slice(0, 4));
  return [year, year + 1];
}

/** The version of a year that counts, or waits for its signature. */
export const eligibilityOf = (
  { eligibilities }: Situation,
  year: number,
  foodClass: FoodClass,
): ImporterEligibility | undefined => {
  const ofYear = eligibilities.filter((one) => one.year === year && one.foodClass === foodClass);
  return ofYear.find(({ state }) => state === 'draft') ?? ofYear.find(({ state }) => state === 'signed');
};

/** Files that are, or can be, under the modified requirements. */
export const smallFiles = ({ files }: Situation): SmallFile[] =>
  files.filter(
    ({ file: { determination }, draft }) =>
      determination?.chosenRegime === 'very_small' ||
      draft?.chosenRegime === 'very_small' ||
      (!determination && !draft),
  );

export const isDetermined = ({ file, draft }: SmallFile): boolean =>
  file.determination?.chosenRegime === 'very_small' || draft?.chosenRegime === 'very_small';
