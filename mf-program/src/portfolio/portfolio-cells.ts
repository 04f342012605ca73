import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { formatNumber } from '@fsvp/ui';

export type Supplier = FsvpPortfolio['suppliers'][number];
export type Food = FsvpPortfolio['foods'][number];
export type File = FsvpPortfolio['cells'][number];

/** What one place of the grid shows: its files, the worst first. */
export interface Place {
  files: readonly File[];
  /** The worst of them. */
  worst: File;
  /** Of any of them, a change is not judged yet. */
  stale: boolean;
}

/** Opens the form of a new file. */
export type OpenNewFile = (supplierId: string, foodId: string) => void;

/** What a place without a file is. */
export const legendOf = (filtered: boolean) =>
  filtered ? 'Blank: no file that matches these filters.' : 'Blank: no file.';

export type Places = ReadonlyMap<string, Place>;

const keyOf = (supplierId: string, foodId: string) => `${supplierId} ${foodId}`;

/** @param files the worst first */
export function placesOf(files: readonly File[]): Places {
  const groups = new Map<string, File[]>();
  for (const file of files) {
    const key = keyOf(file.supplierId, file.foodId);
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      { files: group, worst: group[0]!, stale: group.some(({ fresh }) => !fresh) },
    ]),
  );
}

export function placeAt(places: Places, supplier: Supplier, food: Food): Place | undefined {
  return places.get(keyOf(supplier.id, food.id));
}

/** The previous release of the service does not answer it. */
export const isDetermined = ({ determined = true }: Partial<Pick<File, 'determined'>>): boolean => determined;

/** '7%, 13 missing' */
export const numbersOf = (file: File): string =>
  isDetermined(file) ? `${file.percent}%, ${file.missingCount} missing` : `${file.percent}%, not determined`;

/** 'Not ready, 7 percent, 13 missing' */
export function resultText(file: File): string {
  const { verdict, percent, missingCount, fresh } = file;
  const missing = !isDetermined(file)
    ? ', not determined'
    : missingCount
      ? `, ${formatNumber(missingCount)} missing`
      : '';
  return `${VERDICT_LABELS[verdict]}, ${percent} percent${missing}${fresh ? '' : ', being reassessed'}`;
}

/** The name of a place for assistive technology. */
export function placeText(supplier: Supplier, food: Food, { files, worst }: Place): string {
  const names = `${supplier.name}, ${food.name}`;
  return files.length === 1
    ? `${names}: ${resultText(worst)}`
    : `${names}: ${files.length} files, the worst ${resultText(worst)}`;
}
