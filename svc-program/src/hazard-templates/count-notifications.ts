import type { TemplateContent, TemplateNotification } from '@fsvp/contracts/program/hazard-template';
import { groupBy } from '../group-by.js';
import { periodOf, type Period } from './count-recalls.js';
import { RASFF_CATEGORIES } from './rasff-category-map.js';

export type RasffCategory = TemplateContent['rasffCategories'][number];

/** The notifications of the RASFF categories that cover an industry. */
export interface NotificationCounts {
  categories: RasffCategory[];
  total: number;
  /** By the code of the hazard. */
  hazards: ReadonlyMap<string, number>;
}

export class Notifications {
  readonly period: Period;
  /** Categories that belong to no industry. */
  readonly unmapped: RasffCategory[];
  private readonly byCategory: ReadonlyMap<string, readonly TemplateNotification[]>;

  constructor(notifications: readonly TemplateNotification[]) {
    this.period = periodOf(notifications);
    this.byCategory = groupBy(notifications, ({ category }) => category);
    this.unmapped = [...this.byCategory.keys()].sort().flatMap((category) => this.describeUnmapped(category));
  }

  of(industry: string): NotificationCounts {
    const categories = Object.keys(RASFF_CATEGORIES).flatMap((category) => this.describeMapped(category, industry));
    const rows = categories.flatMap(({ category }) => this.rowsOf(category));
    const hazards = new Map<string, number>();
    for (const code of rows.flatMap((row) => row.hazards)) hazards.set(code, (hazards.get(code) ?? 0) + 1);
    return { categories, total: rows.length, hazards };
  }

  private describeMapped(category: string, industry: string): RasffCategory[] {
    const mapped = RASFF_CATEGORIES[category]!;
    if (!('industries' in mapped) || !mapped.industries.includes(industry)) return [];
    const alsoCovers = mapped.industries.filter((other) => other !== industry);
    return [{ category, notifications: this.rowsOf(category).length, alsoCovers, unmapped: null }];
  }

  private describeUnmapped(category: string): RasffCategory[] {
    const mapped = RASFF_CATEGORIES[category] ?? { unmapped: 'Not in the table of categories' };
    if (!('unmapped' in mapped)) return [];
    const notifications = this.rowsOf(category).length;
    return [{ category, notifications, alsoCovers: [], unmapped: mapped.unmapped }];
  }

  private rowsOf(category: string): readonly TemplateNotification[] {
    return this.byCategory.get(category) ?? [];
  }
}
