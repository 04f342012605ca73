import { ACCOUNT_REVIEW_DRAFT_DAYS } from '../access/account-review.js';
import { dayOf, dayOfInstant, daysBetween, today, type Day } from '../core/calendar-day.js';
import { codeLabel } from '../core/code-label.js';
import { ACTION_PRIORITY_LABELS, ACTION_STATUS_LABELS, type CorrectiveAction } from '../quality/corrective-action.js';
import { DOCUMENT_TYPE_LABELS, type Document } from '../documents/document.js';
import type { Determination } from '../program/determination.js';
import { CONDITIONS, REGIME_LABELS } from '../program/readiness/regime.js';
import type { HazardAnalysis } from '../quality/hazard-analysis.js';
import type { ImporterEligibility } from '../program/importer-eligibility.js';
import { languageName } from '../core/language.js';
import type { PolicyKey } from '../access/policy.js';
import {
  FOOD_CLASS_LABELS,
  INDIVIDUAL_RELATION_LABELS,
  QUALIFICATION_BASIS_LABELS,
  QUALIFIED_ACTIVITY_LABELS,
  type QualifiedActivity,
  type SignedState,
} from '../program/qualification.js';
import { PROCEDURE_LABELS, PROCEDURE_ORIGIN_LABELS, type Procedure, type ProcedureCode } from '../program/procedure.js';
import type { Qualification } from '../program/qualified-individual.js';
import {
  INSPECTION_STATUS_LABELS,
  type InspectionQuestion,
  type ReceivingInspection,
} from '../quality/receiving-inspection.js';
import type { Permission } from '../access/roles.js';
import type { ServiceName } from '../core/service-name.js';
import type { ContentRow, Meaning, SignableType } from '../signatures/signature.js';
import {
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_TYPE_LABELS,
  type VerificationActivity,
} from '../quality/verification.js';

/**
 * What is signed of each type of record, what it can be signed as, and what that needs: the one table that the services
 * of the records follow. (Specification: beyond/e-signature.md, 4 to 6; docs/adr/0039-signatures.md.)
 */

/** What one meaning needs of the record and of the signer. */
export interface SigningRule<R> {
  permission: Extract<Permission, 'sign' | 'decide' | 'sign_administration'>;
  /** What the signer must be qualified for; null: nothing. */
  activity: (record: R) => QualifiedActivity | null;
  /** Why the record can't be signed as this yet. */
  refusal?: (record: R) => string | undefined;
  reasonRequired?: boolean;
  /** The rule of separation of duties that it is subject to. */
  duty?: Extract<PolicyKey, `sod.${string}`>;
}

/** A signed field: how people read its name and its value. `names` holds names of other records by their id. */
interface SignedField {
  label: string;
  text: (value: unknown, names: Names) => string;
  /** Signed, but not shown: another field says it in words. */
  hidden?: true;
}
export type Names = Readonly<Record<string, string>>;

export interface SignableDefinition<R> {
  service: ServiceName;
  noun: string;
  fields: Readonly<Record<string, SignedField>>;
  meanings: Partial<Record<Meaning, SigningRule<R>>>;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 'Mar 5, 2026' */
function dayText(isoDay: Day): string {
  const [year, month, dayOfMonth] = isoDay.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(dayOfMonth)}, ${year}`;
}

const dollars = (value: unknown): string => DOLLARS.format(Number(value));

const plain = (label: string): SignedField => ({ label, text: String });
const choice = (label: string, labels: Record<string, string>): SignedField => ({
  label,
  text: (value) => labels[String(value)] ?? codeLabel(String(value)),
});
const code = (label: string) => choice(label, {});
const day = (label: string): SignedField => ({ label, text: (value) => dayText(dayOf(String(value))) });
const yesNo = (label: string): SignedField => ({ label, text: (value) => (value === true ? 'Yes' : 'No') });
const named = (label: string): SignedField => ({
  label,
  text: (value, names) => names[String(value)] ?? String(value),
});
const list = (label: string, entry: (value: unknown, names: Names) => string, none = 'None'): SignedField => ({
  label,
  text: (value, names) => {
    const entries = value as unknown[];
    return entries.length ? entries.map((one) => entry(one, names)).join(', ') : none;
  },
});
const nameOf = (value: unknown, names: Names) => names[String(value)] ?? String(value);

const supplierId = named('Supplier');
const attachments = list('Attachments', nameOf);

/** The checklist of an inspection, which is stored as JSON text. */
function readChecklist(value: unknown): string {
  try {
    return (JSON.parse(String(value)) as InspectionQuestion[])
      .map(({ question, answer, notes }) => {
        const said = typeof answer === 'boolean' ? (answer ? 'Pass' : 'Fail') : 'Not answered';
        return `${question} ${said}${notes ? ` (${notes})` : ''}`;
      })
      .join('; ');
  } catch {
    return String(value);
  }
}

const ACTIVITY_OF_VERIFICATION: Record<VerificationActivity['type'], QualifiedActivity> = {
  audit: 'audit',
  facility_inspection: 'audit',
  testing: 'sampling_testing',
  certificate_review: 'records_review',
};

const notCompleted = ({ status }: VerificationActivity) =>
  status === 'completed' ? undefined : 'Complete the activity first.';

const hazard: SignableDefinition<HazardAnalysis> = {
  service: 'quality',
  noun: 'hazard analysis',
  fields: {
    supplierId,
    productId: named('Product'),
    hazardType: code('Hazard Type'),
    hazardDescription: plain('Hazard Description'),
    severity: code('Severity'),
    likelihood: code('Likelihood'),
    riskScore: plain('Risk Score'),
    preventiveControls: plain('Preventive Controls'),
    monitoringProcedures: plain('Monitoring Procedures'),
    correctiveActions: plain('Corrective Actions'),
    verificationActivities: plain('Verification Activities'),
    recordKeepingProcedures: plain('Record Keeping Procedures'),
  },
  meanings: {
    authored: { permission: 'sign', activity: () => 'hazard_analysis' },
    reviewed_and_assessed: { permission: 'sign', activity: () => 'hazard_analysis' },
  },
};

const verification: SignableDefinition<VerificationActivity> = {
  service: 'quality',
  noun: 'verification activity',
  fields: {
    supplierId,
    type: choice('Type', VERIFICATION_TYPE_LABELS),
    title: plain('Title'),
    description: plain('Description'),
    status: choice('Status', VERIFICATION_STATUS_LABELS),
    scheduledDate: day('Scheduled Date'),
    dueDate: day('Due Date'),
    completedDate: day('Completed Date'),
    assignedTo: plain('Assigned To'),
    findings: plain('Findings'),
    recommendations: plain('Recommendations'),
    followUpRequired: yesNo('Follow-up Required'),
    followUpDate: day('Follow-up Date'),
    cost: { label: 'Cost', text: dollars },
    attachments,
  },
  meanings: {
    conducted: {
      permission: 'sign',
      activity: ({ type }) => ACTIVITY_OF_VERIFICATION[type],
      refusal: notCompleted,
    },
    // 21 CFR 1.506(e)(3): results are reviewed and assessed.
    reviewed_and_assessed: {
      permission: 'sign',
      activity: () => 'results_review',
      refusal: notCompleted,
      duty: 'sod.reviewer',
    },
  },
};

const inspection: SignableDefinition<ReceivingInspection> = {
  service: 'quality',
  noun: 'receiving inspection',
  fields: {
    supplierId,
    productName: plain('Product'),
    lotNumber: plain('Lot Number'),
    receivedDate: { label: 'Received Date', text: (value) => dayText(dayOfInstant(String(value))) },
    status: choice('Status', INSPECTION_STATUS_LABELS),
    actualTemp: plain('Temperature'),
    tempUnit: plain('Temperature Unit'),
    requiredTempMin: plain('Lowest Temperature'),
    requiredTempMax: plain('Highest Temperature'),
    tempCompliant: yesNo('Temperature Compliant'),
    quantity: plain('Quantity'),
    quantityUnit: plain('Quantity Unit'),
    inspectionQuestions: { label: 'Checklist', text: readChecklist },
    failureReasons: plain('Failure Reasons'),
    notes: plain('Notes'),
  },
  meanings: {
    conducted: { permission: 'sign', activity: () => 'sampling_testing' },
    reviewed_and_assessed: { permission: 'sign', activity: () => 'results_review', duty: 'sod.reviewer' },
  },
};

const action: SignableDefinition<CorrectiveAction> = {
  service: 'quality',
  noun: 'corrective action',
  fields: {
    supplierId,
    verificationId: named('Verification Activity'),
    inspectionId: named('Receiving Inspection'),
    title: plain('Title'),
    description: plain('Description'),
    rootCause: plain('Root Cause'),
    correctiveAction: plain('Corrective Action'),
    preventiveAction: plain('Preventive Action'),
    status: choice('Status', ACTION_STATUS_LABELS),
    priority: choice('Priority', ACTION_PRIORITY_LABELS),
    assignedTo: plain('Assigned To'),
    dueDate: day('Due Date'),
    completedDate: day('Completed Date'),
    verificationOfEffectiveness: plain('Verification of Effectiveness'),
    attachments,
  },
  meanings: {
    conducted: {
      permission: 'sign',
      activity: () => 'corrective_action',
      refusal: ({ status }) =>
        status === 'completed' || status === 'closed' ? undefined : 'Complete the corrective action first.',
    },
    closed_effective: {
      permission: 'decide',
      activity: () => 'corrective_action',
      refusal: ({ status, verificationOfEffectiveness }) => {
        if (!verificationOfEffectiveness) return 'Describe the verification of effectiveness first.';
        return status === 'closed' ? undefined : 'Close the corrective action first.';
      },
      duty: 'sod.capa',
    },
  },
};

const wasDeleted = ({ isActive }: Document) => (isActive ? undefined : 'This document was deleted.');

const document: SignableDefinition<Document> = {
  service: 'documents',
  noun: 'document',
  fields: {
    title: plain('Title'),
    description: plain('Description'),
    type: choice('Type', DOCUMENT_TYPE_LABELS),
    supplierId,
    verificationId: named('Verification Activity'),
    correctiveActionId: named('Corrective Action'),
    expirationDate: day('Expiration Date'),
    fileVersion: plain('File Version'),
    fileName: plain('File Name'),
    fileSize: plain('File Size (bytes)'),
    mimeType: plain('Media Type'),
    // The hash of the file: a newer file never inherits a signature.
    sha256: plain('SHA-256 of the File'),
  },
  meanings: {
    reviewed_and_assessed: { permission: 'sign', activity: () => 'records_review', refusal: wasDeleted },
    approved: { permission: 'sign', activity: () => 'records_review', refusal: wasDeleted },
  },
};

const qualification: SignableDefinition<Qualification> = {
  service: 'program',
  noun: 'qualification',
  fields: {
    // People read the name, which is signed too.
    individualId: { ...named('Person'), hidden: true },
    individualName: plain('Person'),
    employer: plain('Employer'),
    relation: choice('Relation', INDIVIDUAL_RELATION_LABELS),
    versionNumber: plain('Version'),
    activities: list('Activities', (value) => QUALIFIED_ACTIVITY_LABELS[value as QualifiedActivity]),
    foodClasses: list(
      'Classes of Food',
      (value) => FOOD_CLASS_LABELS[value as keyof typeof FOOD_CLASS_LABELS],
      'All classes',
    ),
    industryCodes: list('FDA Industries', String, 'All industries'),
    languages: list('Languages', (value) => languageName(String(value))),
    basis: list('Basis', (value) => {
      const { kind, text } = value as Qualification['basis'][number];
      return `${QUALIFICATION_BASIS_LABELS[kind]}: ${text}`;
    }),
    documents: list('Documents', nameOf),
    validFrom: day('First Day'),
    validUntil: day('Last Day'),
  },
  meanings: {
    approved: {
      permission: 'sign_administration',
      activity: () => null,
      refusal: ({ state }) => (state === 'draft' ? undefined : 'Only a draft can be signed.'),
      duty: 'sod.qualification',
    },
  },
};

const eligibility: SignableDefinition<ImporterEligibility> = {
  service: 'program',
  noun: 'importer eligibility',
  fields: {
    // A later change of its name takes nothing away from what was determined.
    importerId: named('Importer'),
    versionNumber: plain('Version'),
    foodClass: choice('Class of Food', FOOD_CLASS_LABELS),
    year: plain('Year'),
    years: list('Amounts', (value) => {
      const { year, sales, valueWithoutSale } = value as ImporterEligibility['years'][number];
      return `${year}: ${dollars(sales)} sales and ${dollars(valueWithoutSale)} of food without a sale`;
    }),
    average: { label: 'Average of the Years', text: dollars },
    cutoff: { label: 'Average of the Cut-offs', text: dollars },
    eligible: yesNo('Very Small Importer'),
  },
  meanings: {
    determined: {
      permission: 'sign',
      activity: () => 'eligibility',
      refusal: ({ state }) => (state === 'draft' ? undefined : 'Only a draft can be signed.'),
    },
  },
};

/** A determination with the names of its file, which people read. */
export interface SignedDetermination extends Determination {
  importerName: string;
  supplierName: string;
  foodName: string;
  fileClosed: boolean;
}

/** 'Commodity: general; Raw commodity: yes' */
function readAnswers(value: unknown): string {
  const { facts, circumstances, supplierCountry } = value as Determination['answers'];
  const { confirmed, ...others } = circumstances;
  const lines = Object.entries({ ...facts, ...others, supplierCountry })
    .filter(([, answer]) => answer !== false && answer !== 'no' && answer !== null)
    .map(([name, answer]) => {
      if (answer === true) return codeLabel(name);
      return `${codeLabel(name)}: ${name === 'supplierCountry' ? answer : codeLabel(String(answer))}`;
    });
  return [...lines, ...confirmed.map((condition) => `${CONDITIONS[condition]}: confirmed`)]
    .map((line) => `• ${line}`)
    .join('\n');
}

const applicabilityDetermination: SignableDefinition<SignedDetermination> = {
  service: 'program',
  noun: 'applicability determination',
  fields: {
    fileId: { ...plain('File'), hidden: true },
    fileNumber: plain('FSVP File'),
    importerName: plain('Importer'),
    supplierName: plain('Supplier'),
    foodName: plain('Food'),
    versionNumber: plain('Version'),
    answers: { label: 'Facts', text: readAnswers },
    proposedRegime: choice('Proposed', REGIME_LABELS),
    chosenRegime: choice('Determined', REGIME_LABELS),
    citations: list('Sections of 21 CFR', String),
    entryCode: plain('Code at Entry'),
    reason: plain('Reason'),
  },
  meanings: {
    determined: {
      permission: 'sign',
      activity: () => 'eligibility',
      refusal: ({ state, outdated, fileClosed }) => {
        if (state !== 'draft') return 'Only a draft can be signed.';
        if (fileClosed) return 'This file is closed.';
        return outdated ? 'The facts of this file have changed. Make the draft again.' : undefined;
      },
    },
  },
};

const procedure: SignableDefinition<Procedure> = {
  service: 'program',
  noun: 'procedure',
  fields: {
    // A later change of its name takes nothing away from what was approved.
    importerId: named('Importer'),
    code: { label: 'Requirement', text: (value) => `${String(value)}: ${PROCEDURE_LABELS[value as ProcedureCode]}` },
    versionNumber: plain('Version'),
    title: plain('Title'),
    documentId: named('Document'),
    effectiveFrom: day('First Day'),
    establishedBy: choice('Established by', PROCEDURE_ORIGIN_LABELS),
    reviewNote: plain('Review and Assessment'),
  },
  meanings: {
    approved: {
      permission: 'sign',
      activity: () => 'procedure',
      refusal: ({ state, documentId }) => {
        if (state !== 'draft') return 'Only a draft can be signed.';
        return documentId ? undefined : 'A procedure is in writing: choose its document.';
      },
    },
  },
};

/** A confirmation of who has access (21 CFR 11.300(b)). */
export interface AccountReviewContent {
  id: string;
  version: number;
  state: SignedState;
  day: Day;
  /** One line for each account (`accountLine`). */
  accounts: string[];
}

function refuseAccountReview({ state, day: taken }: AccountReviewContent): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  return daysBetween(taken, today()) > ACCOUNT_REVIEW_DRAFT_DAYS
    ? `This account review is from ${dayText(taken)}: make a new one.`
    : undefined;
}

const accountReview: SignableDefinition<AccountReviewContent> = {
  service: 'gateway',
  noun: 'account review',
  fields: {
    day: day('Day'),
    accounts: { label: 'Accounts', text: (value) => (value as string[]).map((line) => `• ${line}`).join('\n') },
  },
  meanings: {
    confirmed: { permission: 'sign_administration', activity: () => null, refusal: refuseAccountReview },
  },
};

/** By type. Its rules are written for records of that type, which a table of all types can't express. */
export const SIGNABLE: Record<SignableType, SignableDefinition<never>> = {
  'hazard-analysis': hazard,
  'verification-activity': verification,
  'receiving-inspection': inspection,
  'corrective-action': action,
  document,
  qualification,
  'importer-eligibility': eligibility,
  'applicability-determination': applicabilityDetermination,
  procedure,
  'account-review': accountReview,
};

/**
 * The content of a record that is signed: its type, its id and its signed fields. Links to documents are their ids, in order.
 * @param record as its call returns it
 */
export function signedContent(type: SignableType, record: object): Record<string, unknown> {
  const values = record as Record<string, unknown>;
  const entries = Object.keys(SIGNABLE[type].fields).map((name) => [name, contentValue(name, values[name])] as const);
  return { recordType: type, id: values.id, ...Object.fromEntries(entries) };
}

function contentValue(name: string, value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (name !== 'attachments') return value;
  return (value as { documentId: string }[]).map(({ documentId }) => documentId).sort();
}

/** Signed content as people read it; fields without a value, and hidden ones, are left out. @param names of the records it refers to, by id */
export function contentRows(type: SignableType, content: Record<string, unknown>, names: Names): ContentRow[] {
  return Object.entries(SIGNABLE[type].fields)
    .filter(([field, { hidden }]) => !hidden && content[field] !== null && content[field] !== undefined)
    .map(([field, { label, text }]) => ({ field, label, text: readValue(content[field], names, text) }));
}

/** A value that was altered in the database may have no words, such as a day that is none: it is shown as it is. */
function readValue(value: unknown, names: Names, text: SignedField['text']): string {
  try {
    return text(value, names);
  } catch {
    return JSON.stringify(value);
  }
}
