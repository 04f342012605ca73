import { recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { withQuery } from '@fsvp/contracts/core/href';
import type { CalendarKind } from '@fsvp/contracts/core/calendar-entry';
import { ASSURANCE_RULES, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import { entryLineHref, entryLineTitle } from '@fsvp/contracts/program/entry-line';
import { programHrefs, reevaluationHref, verificationPlanHref } from '@fsvp/contracts/program/hrefs';
import {
  APPROVAL_DECISION_LABELS,
  type ApprovalDecision,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { evaluationHref } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import {
  daysInPeriod,
  instantsInPeriod,
  type CalendarDefinition,
  type CalendarRow,
  type CalendarSource,
} from '@fsvp/service-kit/lists/calendar-list';

/** What entries of a file `f` have. */
const OF_FILE = { supplier: 'f.supplier_id', food: 'f.food_id', file: 'f.id' } as const;
const recordOf = (alias: string) => ({
  id: `${alias}.id`,
  version: `${alias}.version`,
  updatedAt: `${alias}.updated_at`,
});

const REEVALUATION = {
  ...OF_FILE,
  ...recordOf('r'),
  kind: 'reevaluation',
  from: 'reevaluations r join fsvp_files f on f.id = r.file_id',
  subject: 'f.supplier_id::text',
  person: 'coalesce(r.assignee_id, f.owner_id)',
  title: `''`,
} as const;

/** Records of files by the day of their signature. */
const signed = (kind: CalendarKind, recordType: string, table: string, variant?: string): CalendarSource => ({
  ...OF_FILE,
  ...recordOf('x'),
  kind,
  done: true,
  from: `signatures s join ${table} x on x.id = s.record_id join fsvp_files f on f.id = x.file_id`,
  where: `s.record_type = '${recordType}' and s.withdrawn_at is null and ${instantsInPeriod('s.signed_at')}`,
  day: 'suite_day(s.signed_at)',
  order: 's.signed_at',
  occurrence: 's.id::text',
  variant,
  subject: 'f.food_id::text',
  person: 's.signer_id',
  title: `''`,
});

const SOURCES: readonly CalendarSource[] = [
  {
    ...REEVALUATION,
    done: false,
    where: `r.status = 'open' and f.lifecycle <> 'closed' and ${daysInPeriod('r.due_on')}`,
    day: 'r.due_on',
    order: 'r.due_on',
  },
  {
    ...REEVALUATION,
    done: true,
    where: `r.status <> 'open' and ${instantsInPeriod('r.closed_at')}`,
    day: 'suite_day(r.closed_at)',
    order: 'r.closed_at',
  },
  {
    ...recordOf('q'),
    kind: 'qualification',
    done: false,
    from: 'qualifications q join qualified_individuals i on i.id = q.individual_id',
    where: `q.state = 'signed' and q.deleted_at is null and i.deleted_at is null and ${daysInPeriod('q.valid_until')}`,
    day: 'q.valid_until',
    order: 'q.valid_until',
    person: 'i.user_id',
    title: 'i.name',
  },
  {
    ...recordOf('x'),
    kind: 'eligibility',
    done: false,
    from: 'importer_eligibilities x join importers i on i.id = x.importer_id',
    // It counts for one calendar year; the next one has an eligibility of its own.
    where: `x.state = 'signed' and x.deleted_at is null and x.eligible and i.active and i.deleted_at is null
      and ${daysInPeriod('make_date(x.year, 12, 31)')} and not exists (
        select from importer_eligibilities next where next.importer_id = x.importer_id and next.food_class = x.food_class
          and next.state = 'signed' and next.deleted_at is null and next.year = x.year + 1)`,
    day: 'make_date(x.year, 12, 31)',
    order: 'x.year',
    variant: 'x.importer_id::text',
    title: `i.legal_name || ' as a very small importer in ' || x.year`,
  },
  {
    ...OF_FILE,
    ...recordOf('a'),
    kind: 'assurance',
    done: false,
    from: 'assurances a left join fsvp_files f on f.id = a.file_id left join supplier_directory d on d.id = f.supplier_id',
    // Without a later one of the same kind.
    where: `a.deleted_at is null and f.lifecycle is distinct from 'closed' and ${daysInPeriod('a.valid_until')} and not exists (
        select from assurances later where later.deleted_at is null and later.kind = a.kind and later.valid_until > a.valid_until
          and later.file_id = a.file_id) and not exists (
        select from assurances later where later.deleted_at is null and later.kind = a.kind and later.valid_until > a.valid_until
          and later.importer_id = a.importer_id and later.customer_name = a.customer_name)`,
    day: 'a.valid_until',
    order: 'a.valid_until',
    variant: 'a.kind',
    subject: `coalesce(f.supplier_id::text, a.customer_name)`,
    person: 'f.owner_id',
    title: `coalesce(a.customer_name, d.name, '')`,
  },
  {
    ...OF_FILE,
    ...recordOf('x'),
    kind: 'approval_end',
    done: false,
    from: 'supplier_approvals x join fsvp_files f on f.id = x.file_id',
    where: `x.state = 'signed' and x.deleted_at is null and f.lifecycle <> 'closed' and ${daysInPeriod('x.until')}`,
    day: 'x.until',
    order: 'x.until',
    subject: 'f.supplier_id::text',
    person: 'f.owner_id',
    title: `''`,
  },
  {
    ...recordOf('x'),
    kind: 'hazard_analysis_end',
    done: false,
    from: 'food_hazard_analyses x',
    where: `x.state = 'signed' and x.deleted_at is null and ${daysInPeriod('x.valid_until')}`,
    day: 'x.valid_until',
    order: 'x.valid_until',
    food: 'x.food_id',
    title: `''`,
  },
  signed('evaluation', 'supplier-evaluation', 'supplier_evaluations'),
  signed('approval', 'supplier-approval', 'supplier_approvals', 'x.decision'),
  signed('plan', 'verification-plan', 'verification_plans'),
  {
    ...OF_FILE,
    ...recordOf('l'),
    kind: 'entry_line',
    done: true,
    from: 'entry_lines l left join fsvp_files f on f.id = l.file_id',
    where: `l.deleted_at is null and ${daysInPeriod('l.arrived_on')}`,
    day: 'l.arrived_on',
    order: 'l.arrived_on',
    variant: 'l.importer_id::text',
    supplier: 'coalesce(f.supplier_id, l.supplier_id)',
    isOfSupplier: `l.file_id in (select id from fsvp_files where supplier_id = $3) or (l.file_id is null and l.supplier_id = $3)`,
    subject: 'coalesce(f.supplier_id, l.supplier_id)::text',
    title: `json_build_object('entryNumber', l.entry_number, 'lineNumber', l.line_number)::text`,
  },
];

const foodOfSupplier = ({ foodName, supplierName }: CalendarRow) =>
  `${foodName ?? 'unknown food'} from ${supplierName ?? 'unknown supplier'}`;

type Words = ReturnType<CalendarDefinition['describe']>;
const words = (title: string, recordType: string, recordId: string, href: string | undefined): Words => ({
  title,
  recordType,
  recordId,
  href: href ?? '/fsvp-files',
});

function describe(row: CalendarRow): Words {
  const { kind, id, fileId, foodId, variant, title } = row;
  const file = fileId ?? '';
  switch (kind) {
    case 'reevaluation':
      return words(`Reevaluation of ${foodOfSupplier(row)}`, kind, id, reevaluationHref(id));
    case 'qualification':
      return words(`Qualification of ${title} ends`, kind, id, withQuery('/admin', { search: title }));
    case 'eligibility':
      return words(`${title} ends`, 'importer-eligibility', id, recordHref('importer', variant));
    case 'assurance': {
      const { label } = ASSURANCE_RULES[variant as AssuranceKind];
      const href = fileId ? `${programHrefs.fsvpFile(fileId)}&record=${variant}` : programHrefs.importers();
      return words(title ? `${label} ends: ${title}` : `${label} ends`, kind, id, href);
    }
    case 'approval_end':
      return words(`Temporary approval ends: ${foodOfSupplier(row)}`, 'supplier-approval', id, evaluationHref(file));
    case 'hazard_analysis_end':
      return words(
        `Hazard analysis of ${row.foodName ?? 'unknown food'} ends`,
        'food-hazard-analysis',
        id,
        recordHref('food', foodId ?? ''),
      );
    case 'evaluation':
      return words(`Evaluation signed: ${foodOfSupplier(row)}`, 'supplier-evaluation', id, evaluationHref(file));
    case 'approval': {
      const decision = APPROVAL_DECISION_LABELS[variant as ApprovalDecision];
      return words(`${decision}: ${foodOfSupplier(row)}`, 'supplier-approval', id, evaluationHref(file));
    }
    case 'plan':
      return words(
        `Verification plan signed: ${foodOfSupplier(row)}`,
        'verification-plan',
        id,
        verificationPlanHref(file),
      );
    default: {
      const line = entryLineTitle(JSON.parse(title) as Parameters<typeof entryLineTitle>[0]);
      const href = fileId ? entryLineHref(fileId, id) : recordHref('importer', variant);
      return words(`${line} arrived`, 'entry-line', id, href);
    }
  }
}

/** Entries of one supplier are one line, except signed records, of which those of one food are. */
const BY_FOOD: readonly CalendarKind[] = ['evaluation', 'approval', 'plan'];

export const CALENDAR: CalendarDefinition = {
  name: 'program',
  sources: SOURCES,
  names: {
    joins: 'left join supplier_directory s on s.id = e.supplier left join foods on foods.id = e.food',
    supplier: 's.name',
    food: 'foods.name',
  },
  describe,
  subjectName: ({ kind, foodName, supplierName }) => (BY_FOOD.includes(kind) ? foodName : supplierName),
};
