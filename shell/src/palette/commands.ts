import { searchedWords } from '@fsvp/contracts/core/text';
import { hrefs } from '@fsvp/web-kit';
import { ChartColumn, Plus, Upload } from 'lucide-react';
import type { NavigationEntry } from '../layout/navigation.js';
import type { PaletteItem } from './palette.types.js';

export const screensOf = (navigation: readonly NavigationEntry[]): PaletteItem[] =>
  navigation.map(({ label, path, Icon }) => ({ id: `screen:${path}`, label, href: path, Icon }));

const writingActions: readonly PaletteItem[] = [
  { id: 'do:supplier', label: 'Add Supplier', href: hrefs.newSupplier(), Icon: Plus },
  { id: 'do:hazard', label: 'Add Hazard Analysis', href: hrefs.newHazardAnalysis(), Icon: Plus },
  { id: 'do:verification', label: 'Schedule Verification', href: hrefs.newVerification(), Icon: Plus },
  { id: 'do:inspection', label: 'New Inspection', href: hrefs.newReceivingInspection(), Icon: Plus },
  { id: 'do:action', label: 'New Action', href: hrefs.newCorrectiveAction(), Icon: Plus },
  { id: 'do:document', label: 'Upload Document', href: hrefs.uploadDocument(), Icon: Upload },
];
const readingActions: readonly PaletteItem[] = [
  { id: 'do:report', label: 'Generate Report', href: hrefs.reports(), Icon: ChartColumn },
];

/** The tasks whose screens the user may open, and which the user may do. */
export function actionsOn(navigation: readonly NavigationEntry[], mayWrite: boolean): PaletteItem[] {
  const actions = mayWrite ? [...writingActions, ...readingActions] : readingActions;
  return actions.filter(({ href }) => navigation.some(({ path }) => path === href.split('?', 1)[0]));
}

/** The items in which every typed word is the start of a word. */
export function matching(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const typed = searchedWords(text);
  return items.filter(({ label }) => {
    const words = searchedWords(label);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}
