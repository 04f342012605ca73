import { compareTexts } from '@fsvp/contracts/core/text';
import type { IconNode, RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import {
  CalendarDays,
  createLucideIcon,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  type LucideIconNode,
} from 'lucide-react';

export interface NavigationEntry {
  path: string;
  label: string;
  Icon: LucideIcon;
  secondary?: boolean;
  /** The permission that a user needs to see it. */
  permission?: string;
}

/** The shell's own screens. */
export const DASHBOARD: NavigationEntry = { path: '/', label: 'Dashboard', Icon: LayoutDashboard };
export const MY_WORK: NavigationEntry = {
  path: '/my-work',
  label: 'My Work',
  Icon: Inbox,
  secondary: true,
  permission: 'read',
};
export const CALENDAR: NavigationEntry = {
  path: '/calendar',
  label: 'Calendar',
  Icon: CalendarDays,
  secondary: true,
  permission: 'read',
};

/** React needs a key for each element of an icon. */
const withKeys = (icon: IconNode): LucideIconNode[] =>
  icon.map(([tag, attributes], index) => [tag, { ...attributes, key: String(index) }] as LucideIconNode);

const cache = new WeakMap<readonly RegisteredModule[], readonly NavigationEntry[]>();

/**
 * The sidebar's entries: the dashboard, then the modules' by order, with those of one group together; the secondary ones last, after My
 * Work and the calendar.
 */
export function navigationOf(modules: readonly RegisteredModule[]): readonly NavigationEntry[] {
  const entries = cache.get(modules) ?? [DASHBOARD, ...sortedEntries(modules)];
  cache.set(modules, entries);
  return entries;
}

function sortedEntries(modules: readonly RegisteredModule[]): NavigationEntry[] {
  const all = modules
    .flatMap(({ manifest }) => manifest?.navigation ?? [])
    .sort((one, other) => one.order - other.order || compareTexts(one.label, other.label));
  const groups = [...new Set(all.map(({ group }) => group))];
  const entries = groups
    .flatMap((group) => all.filter((entry) => entry.group === group))
    .map(({ path, label, icon, secondary, permission }) => ({
      path,
      label,
      Icon: createLucideIcon(label, withKeys(icon)),
      secondary,
      permission,
    }));
  const isSecondary = ({ secondary }: NavigationEntry) => secondary;
  return [...entries.filter((entry) => !isSecondary(entry)), MY_WORK, CALENDAR, ...entries.filter(isSecondary)];
}
