import { dayText } from '@fsvp/contracts/core/signed-field';
import { HAZARD_CATEGORIES, type HazardCategory } from '@fsvp/contracts/program/hazard-categories';
import type { SupportSource, TemplateContent, TemplateHazard } from '@fsvp/contracts/program/hazard-template';
import type { ReferenceRow } from '@fsvp/contracts/program/reference-set';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import { canonicalText, sha256 } from '@fsvp/service-kit/signatures/canonical';
import { Notifications } from './count-notifications.js';
import { countRecalls, type Period, type RecallCounts } from './count-recalls.js';
import { countRefusals, type RefusalCounts } from './count-refusals.js';
import { HazardMatcher, type LibraryRow } from './hazard-matcher.js';
import { guideSupport, notificationSupport, recallSupport, refusalSupport, sourcesOfEntry } from './hazard-support.js';
import { matchRows, type MatchedRows } from './match-rows.js';
import { periodOfFile, type Extract } from './read-extract.js';
import { sahcodhaHint } from './sahcodha-hint.js';
import { inputsOf } from './template-inputs.js';

export interface TemplateSources {
  extract: Extract;
  /** The rows in force. */
  library: readonly LibraryRow[];
  /** What the suite ships, for hazards of charges that are not in force. */
  shipped: readonly LibraryRow[];
  guide: readonly ReferenceRow<'hazard_guide'>[];
  /** By the number of a charge; by default that of the suite. */
  hazardOfCharge?: ReadonlyMap<string, string>;
}

/** With the hash of its canonical JSON. */
export type BuiltTemplate = TemplateContent & { contentSha256: string };

export interface BuiltTemplates {
  templates: BuiltTemplate[];
  /** What the counts open. */
  rows: MatchedRows;
}

const NO_REFUSALS: RefusalCounts = { total: 0, hazards: new Map(), context: [] };

/** The templates of all industries: the same sources give the same templates (beyond/hazard-analysis.md, 4). */
export async function buildTemplates(sources: TemplateSources): Promise<BuiltTemplates> {
  const rows = await matchRows(sources.extract, new HazardMatcher(sources.library));
  const builder = new TemplateBuilder(sources, rows);
  const templates: BuiltTemplate[] = [];
  await forEachWithBreaks(HAZARD_CATEGORIES, (category) => {
    const content = builder.build(category);
    templates.push({ ...content, contentSha256: sha256(canonicalText(content)) });
  });
  return { templates, rows };
}

class TemplateBuilder {
  private readonly refusals: ReadonlyMap<string, RefusalCounts>;
  private readonly refusalPeriod: Period;
  private readonly notifications: Notifications;
  private readonly recalls: RecallCounts;
  private readonly library: ReadonlyMap<string, LibraryRow>;
  private readonly inForce: ReadonlySet<string>;
  private readonly shared: Pick<TemplateContent, 'unmappedCategories' | 'inputs' | 'rowsSha256'>;

  constructor(
    private readonly sources: TemplateSources,
    rows: MatchedRows,
  ) {
    const { extract, library, shipped, guide, hazardOfCharge } = sources;
    this.refusals = countRefusals(extract, hazardOfCharge);
    this.refusalPeriod = periodOfFile(extract.origin, 'refusal_counts');
    this.notifications = new Notifications(rows.notifications);
    this.recalls = countRecalls(rows.recalls, periodOfFile(extract.origin, 'recalls_fda').from);
    this.library = new Map([...shipped, ...library].map((row) => [row.code, row]));
    this.inForce = new Set(library.map(({ code }) => code));
    this.shared = {
      unmappedCategories: this.notifications.unmapped,
      inputs: inputsOf(extract.origin, library, guide),
      rowsSha256: rows.sha256,
    };
  }

  build(category: HazardCategory): TemplateContent {
    const refusals = this.refusals.get(category) ?? NO_REFUSALS;
    const notifications = this.notifications.of(category);
    const guided = this.sources.guide.filter((row) => row.category === category && this.library.has(row.hazard));
    const guide = new Map(guided.map(({ hazard, note }) => [hazard, note]));
    const codes = new Set([...refusals.hazards.keys(), ...notifications.hazards.keys(), ...guide.keys()]);
    const hazards = [...codes]
      .map((code) =>
        this.hazardOf(code, [
          ...refusalSupport(refusals, code, this.refusalPeriod),
          ...notificationSupport(notifications, code, this.notifications.period),
          ...recallSupport(this.recalls, code),
          ...guideSupport(guide.get(code)),
        ]),
      )
      .sort(byCounts);
    const industries = this.sources.extract.industries.filter(({ industry }) => industry === category);
    return {
      category,
      industryCodes: industries.map(({ industryCode = '' }) => industryCode),
      refusals: refusals.total,
      hazards: hazards.filter(({ enteredBy }) => enteredBy.length > 0),
      below: hazards.filter(({ enteredBy }) => enteredBy.length === 0),
      context: refusals.context,
      rasffCategories: notifications.categories,
      ...this.shared,
    };
  }

  private hazardOf(code: string, support: TemplateHazard['support']): TemplateHazard {
    const row = this.library.get(code);
    if (!row) throw new Error(`The hazard library has no ${code}`);
    const recalls = this.recalls.of(code);
    const { from, to } = this.recalls.period;
    const { hint, reason } = sahcodhaHint(recalls, `${dayText(from)} to ${dayText(to)}`);
    const { name, class: of, subtype, severity, note } = row;
    return {
      ...{ code, name, class: of, subtype, severity, note, inLibrary: this.inForce.has(code) },
      enteredBy: sourcesOfEntry(support),
      support,
      sahcodhaHint: hint,
      sahcodhaReason: reason,
      classIRecalls: recalls.classI,
    };
  }
}

const countOf = ({ support }: TemplateHazard, source: SupportSource) =>
  support.find((one) => one.source === source)?.count ?? 0;

const byCounts = (one: TemplateHazard, other: TemplateHazard) =>
  countOf(other, 'refusals') - countOf(one, 'refusals') ||
  countOf(other, 'rasff') - countOf(one, 'rasff') ||
  (one.code < other.code ? -1 : 1);
