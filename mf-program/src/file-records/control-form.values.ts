import type { ControlKind, ControlRecord, Disclosure } from '@fsvp/contracts/program/control-records/control-record';

/** The values of the form's fields. */
export interface ControlValues {
  kind: ControlKind;
  effectiveOn: string | null;
  documentId: string | null;
  useDocumentId: string | null;
  statement: string;
  reviewerName: string;
  customerName: string;
  hazardKeys: string[];
}

export const CONTROL_FIELD_LABELS: Record<keyof ControlValues, string> = {
  kind: 'Kind of record',
  effectiveOn: 'Day',
  documentId: 'Document',
  useDocumentId: 'Document of its use',
  statement: 'Text',
  reviewerName: 'Reviewed by',
  customerName: 'Customer',
  hazardKeys: 'Hazards that are disclosed',
};

interface KindTexts {
  effectiveOn: string;
  documentId: string;
  documentHint: string;
  statement: string;
  statementHint: string;
}

/** What the fields mean for each kind. */
export const CONTROL_TEXTS: Record<ControlKind, KindTexts> = {
  'LACF-1': {
    effectiveOn: 'Reviewed on',
    documentId: 'Records of production',
    documentHint: 'For example, the scheduled process and the retort records.',
    statement: 'What was reviewed, and what it shows',
    statementHint: 'That the food was made under 21 CFR part 113 (21 CFR 1.502(b)(1)), and for which lots you know it.',
  },
  'AS-2': {
    effectiveOn: 'Disclosed since',
    documentId: 'Document that accompanies the food',
    documentHint: 'For example, the label, the invoice or the specification.',
    statement: 'What it says',
    statementHint:
      'That the food is "not processed to control" the hazards. Name each chemical or physical hazard. Biological hazards can be "microbial pathogens" (21 CFR 1.507(a)(2) to (4); FDA guidance G.5).',
  },
  'AS-4': {
    effectiveOn: 'Use recorded on',
    documentId: 'Document of the system',
    documentHint: 'The description of the system.',
    statement: 'How the system works',
    statementHint:
      'Which later step controls the hazard, and how the system ensures it for each lot (21 CFR 1.507(a)(5)).',
  },
};

/** A disclosure begins with all hazards to disclose, and the sentence for them. */
export const newControl = (kind: ControlKind, { hazards, proposal }: Disclosure): ControlValues => ({
  kind,
  effectiveOn: null,
  documentId: null,
  useDocumentId: null,
  statement: kind === 'AS-2' ? (proposal ?? '') : '',
  reviewerName: '',
  customerName: '',
  hazardKeys: kind === 'AS-2' ? hazards.map(({ hazardKey }) => hazardKey) : [],
});

export function toFormValues(record: ControlRecord): ControlValues {
  const { kind, effectiveOn, documentId, useDocumentId, statement, reviewerName, customerName, hazardKeys } = record;
  return {
    kind,
    effectiveOn,
    documentId,
    useDocumentId,
    statement,
    reviewerName: reviewerName ?? '',
    customerName: customerName ?? '',
    hazardKeys,
  };
}

/** The fields of its kind; the kind stays. */
export function toUpdate(values: ControlValues) {
  const { kind, effectiveOn, documentId, useDocumentId, statement, reviewerName, customerName, hazardKeys } = values;
  return {
    effectiveOn,
    documentId,
    statement,
    ...(kind === 'LACF-1' && { reviewerName }),
    ...(kind === 'AS-2' && { customerName, hazardKeys }),
    ...(kind === 'AS-4' && { useDocumentId }),
  };
}

export const toCreate = (values: ControlValues) => ({ kind: values.kind, ...toUpdate(values) });
