import { hrefs, recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { withQuery } from '@fsvp/contracts/core/href';
import type { WorkKind, WorkLine } from '@fsvp/contracts/core/work-item';
import { ASSURANCE_RULES, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import { reevaluationHref, signingHref } from '@fsvp/contracts/program/hrefs';
import { proceduresHref } from '@fsvp/contracts/program/procedure';
import { EVALUATIONS } from '@fsvp/contracts/program/readiness/evaluations';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { nextActionHref } from '../readiness/next-action-href.js';

/** A line as SQL finds it. */
export interface WorkRow extends Omit<WorkLine, 'title' | 'subject' | 'ownerName' | 'waitingFor' | 'action'> {
  kind: WorkKind;
  /** What distinguishes lines of the kind: the code of a requirement, the type of a draft. */
  variant: string;
  foodId: string | null;
  foodName: string | null;
  importerName: string | null;
  /** The record that its action opens. */
  target: string;
  text: string | null;
  total: number;
}

type Words = Pick<WorkLine, 'title' | 'subject' | 'action'>;

const UNKNOWN = 'unknown supplier';
const foodOfSupplier = ({ foodName, supplierName }: WorkRow) => `${foodName} from ${supplierName ?? UNKNOWN}`;

/** The questions of these files, with what is to be signed of them; of more than a line names, the list of files. */
const filesHref = (
  { count, fileIds, foodName, importerId }: WorkRow,
  code: RequirementCode,
  more: Record<string, string> = {},
) =>
  count === fileIds.length
    ? `/fsvp-files?${new URLSearchParams(fileIds.map((id): [string, string] => ['files', id]))}`
    : withQuery('/fsvp-files', {
        missing: code,
        search: foodName ?? undefined,
        importer: importerId ?? undefined,
        ...more,
      });
const stepHref = (fileId: string, code: RequirementCode) =>
  withQuery('/fsvp-files', { view: fileId, session: '1', step: code });

/** What the button says; by default "Open". */
const ACTION_LABELS: Partial<Record<RequirementCode, string>> = {
  'APP-1': 'Determine',
  'IMP-1': 'Complete',
  'QI-1': 'Sign',
  'HA-1': 'Analyze',
  'LACF-1': 'Record',
  'AS-1': 'Evaluate',
  'AS-2': 'Record',
  'AS-3': 'Record',
  'AS-4': 'Record',
  'AS-5': 'Record',
  'EV-1': 'Evaluate',
  'AV-1': 'Approve',
  'PR-1': 'Write',
  'PR-3': 'Write',
  'VD-1': 'Plan',
  'VD-2': 'Justify',
  'VS-1': 'Determine',
  'VS-2': 'Record',
  'SS-1': 'Record',
  'SS-2': 'Record',
  'EQ-1': 'Record',
  'EQ-2': 'Record',
};

function describeRequirement(row: WorkRow): Words {
  const code = row.variant as RequirementCode;
  const { title: requirement } = REQUIREMENTS[code];
  const action = EVALUATIONS[code]?.nextAction;
  const file = { fileId: row.target, importerId: row.importerId ?? '', foodId: row.foodId ?? '' };
  const href = (action && nextActionHref(action, code, file, null)) ?? stepHref(row.target, code);
  const button = (href: string) => ({ label: ACTION_LABELS[code] ?? 'Open', href });
  const files = row.count === 1 ? '1 file' : `${row.count} files`;
  if (code === 'APP-1' && row.count > 1)
    return {
      title: `Determine ${row.count} files of ${row.foodName}`,
      subject: row.importerName,
      action: button(filesHref(row, code, { several: '1' })),
    };
  if (code === 'APP-1') return { title: `Determine ${foodOfSupplier(row)}`, subject: row.text, action: button(href) };
  if (code === 'HA-1') return { title: `Analyze the hazards of ${row.foodName}`, subject: files, action: button(href) };
  if (code === 'IMP-1' || code === 'VS-1' || code === 'PR-1' || code === 'PR-3')
    return {
      title: code === 'PR-1' || code === 'PR-3' ? `Write the procedure: ${requirement}` : action!.label,
      subject: `${row.importerName} · ${files}`,
      action: button(code === 'PR-1' || code === 'PR-3' ? proceduresHref(file.importerId) : href),
    };
  return {
    title: `${action?.label ?? requirement}: ${foodOfSupplier(row)}`,
    subject: row.text,
    action: button(href),
  };
}

/** Drafts that are saved before they are complete. */
const SAVED_IN_PARTS = ['supplier-evaluation', 'food-hazard-analysis', 'verification-plan'];

/** Drafts of files, by their type: what they are called, and the requirement that they are for. */
const FILE_DRAFTS: Record<string, { one: string; many: string; code: RequirementCode }> = {
  'applicability-determination': { one: 'determination', many: 'determinations', code: 'APP-1' },
  'supplier-evaluation': { one: 'evaluation', many: 'evaluations', code: 'EV-1' },
  'supplier-approval': { one: 'approval', many: 'approvals', code: 'AV-1' },
  'verification-plan': { one: 'verification plan', many: 'verification plans', code: 'VD-1' },
};
const personHref = (row: WorkRow) =>
  row.ownerId === row.target ? hrefs.account(row.target) : withQuery('/admin', { individual: row.target });

function describeSignature(row: WorkRow): Words {
  const isInParts = SAVED_IN_PARTS.includes(row.variant);
  const sign = (title: string, subject: string | null, href: string): Words => ({
    title: `${isInParts ? 'Finish and sign' : 'Sign'} ${title}`,
    subject,
    action: { label: isInParts ? 'Finish' : 'Sign', href },
  });
  const draft = FILE_DRAFTS[row.variant];
  if (draft && row.count > 1)
    return sign(`${row.count} ${draft.many} of ${row.foodName}`, row.importerName, filesHref(row, draft.code));
  if (draft) return sign(`the ${draft.one} of ${foodOfSupplier(row)}`, row.importerName, draftHref(row, draft.code));
  switch (row.variant) {
    case 'food-hazard-analysis':
      return sign(`the hazard analysis of ${row.foodName}`, null, recordHref('food-hazard-analysis', row.recordId)!);
    case 'procedure':
      return sign(`the procedure “${row.text}”`, row.importerName, proceduresHref(row.target));
    case 'importer-eligibility':
      return sign(`the eligibility for ${row.text}`, row.importerName, recordHref('importer', row.target)!);
    case 'qualification':
      return sign(`the qualification of ${row.text}`, null, withQuery('/admin', { search: row.text ?? undefined }));
    default:
      return sign('the dismissal of a reason to reevaluate', foodOfSupplier(row), reevaluationHref(row.target));
  }
}

/** A determination is complete as it is drafted; of other drafts the page says what is left. */
function draftHref({ target, importerId, foodId }: WorkRow, code: RequirementCode): string {
  if (code === 'APP-1') return signingHref(target);
  const file = { fileId: target, importerId: importerId ?? '', foodId: foodId ?? '' };
  return nextActionHref(EVALUATIONS[code]!.nextAction!, code, file, null) ?? stepHref(target, code);
}

/** Its key has the food class: `eligibility.2027.human.…`. */
function eligibilityHref({ key, target, text }: WorkRow): string {
  const [, , foodClass] = key.split('.');
  return `${recordHref('importer', target)}&${new URLSearchParams({ determine: target, year: text ?? '', foodClass: foodClass ?? '' })}`;
}

const DESCRIBE: Partial<Record<WorkKind, (row: WorkRow) => Words>> = {
  file_requirement: describeRequirement,
  signature: describeSignature,
  reevaluation: (row) => ({
    title:
      row.count > 1
        ? `Reevaluate ${row.count} foods from ${row.supplierName ?? UNKNOWN}`
        : `Reevaluate ${foodOfSupplier(row)}`,
    subject: row.text,
    action: { label: 'Reevaluate', href: reevaluationHref(row.target) },
  }),
  qualification: (row) => ({
    title: `Renew the qualification of ${row.text}`,
    subject: null,
    action: { label: 'Renew', href: `${personHref(row)}&qualify=${row.target}` },
  }),
  eligibility: (row) => ({
    title: `Determine whether ${row.importerName} is very small in ${row.text}`,
    subject: null,
    action: { label: 'Determine', href: eligibilityHref(row) },
  }),
  assurance: (row) => ({
    title: `Renew the assurance of ${row.text ?? row.supplierName ?? UNKNOWN}`,
    subject: ASSURANCE_RULES[row.variant as AssuranceKind].label,
    action: {
      label: 'Renew',
      href: row.fileIds.length
        ? `${hrefs.fsvpFile(row.target)}&record=${row.variant}`
        : recordHref('importer', row.target)!,
    },
  }),
};

export function describeLine(row: WorkRow): WorkLine {
  const { kind, key, count, recordType, recordId, fileIds, supplierId, supplierName, importerId, ownerId, dueOn } = row;
  return {
    key,
    kind,
    ...DESCRIBE[kind]!(row),
    count,
    recordType,
    recordId,
    fileIds,
    // Of several, it is not the supplier of one of them.
    supplierId: count === 1 ? supplierId : null,
    supplierName: count === 1 ? supplierName : null,
    importerId,
    ownerId,
    ownerName: null,
    dueOn,
    waitingFor: null,
  };
}
