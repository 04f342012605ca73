import * as z from 'zod/mini';
import { addDays, today } from '../../core/calendar-day.js';
import { correctiveAction } from '../../quality/corrective-action.js';
import { hazardAnalysis } from '../../quality/hazard-analysis.js';
import { receivingInspection } from '../../quality/receiving-inspection.js';
import { verificationActivity } from '../../quality/verification.js';
import { EXAMPLE_IDS } from '../example-ids.js';

/** Records as calls answer them in the examples of the document. */

/** A last day that is still ahead, for what must not have ended. */
export const FUTURE_DAY = addDays(today(), 180);

export const recordOf = (id: string, version = 1) => ({
  id,
  version,
  createdBy: EXAMPLE_IDS.account,
  createdAt: '2026-10-05T14:05:12.000Z',
  updatedAt: '2026-10-06T09:41:30.000Z',
});

/** An example of a record: fields that may be null, and that it does not name, are null. */
const exampleOf = <E extends object>({ shape }: { shape: object }, example: E): E => {
  const nulls = Object.entries(shape).filter(
    ([name, field]) => !(name in example) && field instanceof z.ZodMiniNullable,
  );
  return { ...example, ...Object.fromEntries(nulls.map(([name]) => [name, null])) };
};

export const SUPPLIER_INPUT = {
  name: 'Bikaji Foods International Limited',
  address: 'E-558-561, Karni Extension, RIICO Industrial Area',
  city: 'Bikaner',
  state: 'Rajasthan',
  country: 'India',
  postalCode: '334004',
  contactPerson: 'R. Sharma',
  email: 'quality@bikaji.example.com',
  phone: '+91 151 225 0350',
  riskLevel: 'medium',
  status: 'approved',
  fsvpRequired: true,
  verificationFrequencyMonths: 12,
  notes: 'Sells through Bikaji Snacks, too.',
  duns: '650123459',
  fei: '3014771933',
  fdaRegistration: '12345678901',
  fdaRegistrationEnd: '2026-12-31',
  approvalNumbers: 'IN-2231, IN-2232',
  tradeNames: 'Bikaji, Bikaji Snacks',
  sites: 'Plant 2, RIICO Industrial Area, Bikaner',
  lastVerificationDate: '2026-05-20',
  fsvpProgram: 'Annual on-site audit; certificate of analysis with each lot',
};
export const SUPPLIER = {
  ...recordOf(EXAMPLE_IDS.supplier, 2),
  externalIds: {},
  ...SUPPLIER_INPUT,
  approvedBy: EXAMPLE_IDS.account,
  approvedAt: '2026-10-06T09:41:30.000Z',
  lastVerificationDate: '2026-05-20T00:00:00.000Z',
  fdaRegistrationEnd: '2026-12-31T00:00:00.000Z',
  lastVerificationBy: EXAMPLE_IDS.account,
  nextVerificationDate: '2027-05-20T00:00:00.000Z',
  fsvpStatus: 'compliant',
  approvalStatus: 'approved',
  fsvpImporterName: null,
  fsvpImporterDuns: null,
  fsvpVerificationMethods: null,
  fsvpCorrectiveActions: null,
  fsvpRecordKeeping: null,
  contactName: 'R. Sharma',
  contactEmail: 'quality@bikaji.example.com',
  contactPhone: '+91 151 225 0350',
};

export const PRODUCT_INPUT = {
  productName: 'Bhujia snack mix, 400 g',
  productCategory: 'Snack food items (flour, meal or vegetable base)',
  description: 'Fried chickpea noodles with spices, in sealed pouches',
  riskAssessment: 'Low moisture. Salmonella is controlled by frying; peanuts are declared.',
};
export const PRODUCT = {
  ...recordOf(EXAMPLE_IDS.product),
  externalIds: {},
  supplierId: EXAMPLE_IDS.supplier,
  ...PRODUCT_INPUT,
  fdaFoodCode: null,
};

export const EVALUATION_INPUT = {
  evaluationDate: '2026-10-01',
  qualityScore: 4.5,
  complianceScore: 4.25,
  deliveryScore: 3.75,
  overallScore: 4.2,
  notes: 'Two late deliveries in the third quarter.',
};
export const EVALUATION = {
  ...recordOf(EXAMPLE_IDS.evaluation),
  supplierId: EXAMPLE_IDS.supplier,
  ...EVALUATION_INPUT,
  evaluationDate: '2026-10-01T00:00:00.000Z',
  evaluatedBy: EXAMPLE_IDS.account,
};

export const HAZARD_INPUT = {
  supplierId: EXAMPLE_IDS.supplier,
  hazardType: 'biological',
  hazardDescription: 'Salmonella in chickpea flour',
  severity: 'high',
  likelihood: 'possible',
  preventiveControls: 'Frying at 356 °F for 90 seconds; zoning between raw and finished product',
  monitoringProcedures: 'Continuous record of the oil temperature; lot testing for Salmonella (25 g, n = 60)',
  correctiveActions: 'Hold and reprocess or destroy the lot; find and remove the source',
  verificationActivities: 'Annual on-site audit; quarterly review of test records',
  recordKeepingProcedures: 'Certificates of analysis kept for two years',
};
export const HAZARD = exampleOf(hazardAnalysis, {
  ...recordOf(EXAMPLE_IDS.hazard),
  externalIds: {},
  supplierName: SUPPLIER.name,
  productId: null,
  productName: null,
  ...HAZARD_INPUT,
  riskScore: 9,
  conductedBy: EXAMPLE_IDS.account,
  conductedAt: '2026-10-05T14:05:12.000Z',
  reviewedBy: null,
  reviewedAt: null,
});

export const VERIFICATION_INPUT = {
  supplierId: EXAMPLE_IDS.supplier,
  type: 'audit',
  title: 'Annual on-site audit of the frying line',
  description: 'Audit against the written food safety plan, with a walk through the raw material store',
  status: 'scheduled',
  scheduledDate: '2027-03-15',
  dueDate: '2027-03-31',
  assignedTo: 'S. Patel',
  followUpRequired: false,
  cost: 2400,
};
export const VERIFICATION = exampleOf(verificationActivity, {
  ...recordOf(EXAMPLE_IDS.verification),
  externalIds: {},
  supplierName: SUPPLIER.name,
  ...VERIFICATION_INPUT,
  scheduledDate: '2027-03-15T00:00:00.000Z',
  dueDate: '2027-03-31T00:00:00.000Z',
  completedDate: null,
  findings: null,
  recommendations: null,
  followUpDate: null,
  attachments: [],
  fileId: null,
  planLineKey: null,
  citation: null,
  resultState: 'none',
});

export const INSPECTION_INPUT = {
  supplierId: EXAMPLE_IDS.supplier,
  productName: 'Bhujia snack mix, 400 g',
  lotNumber: 'L1933-104',
  receivedDate: '2026-10-20T15:30:00Z',
  actualTemp: 38.5,
  tempCompliant: true,
  tempUnit: 'F',
  requiredTempMin: 0,
  requiredTempMax: 41,
  quantity: 480,
  quantityUnit: 'cartons',
  inspectionQuestions: [
    { id: 'packaging_intact', question: 'Is packaging intact and undamaged?', required: true, answer: true },
    { id: 'no_contamination', question: 'Are products free from visible contamination?', required: true, answer: true },
    { id: 'proper_labeling', question: 'Is product labeling accurate and complete?', required: true, answer: true },
    { id: 'acceptable_quality', question: 'Is overall product quality acceptable?', required: true, answer: true },
  ],
  status: 'passed',
  notes: 'Certificate of analysis came with the shipment.',
};
export const INSPECTION = exampleOf(receivingInspection, {
  ...recordOf(EXAMPLE_IDS.inspection),
  externalIds: {},
  supplierName: SUPPLIER.name,
  ...INSPECTION_INPUT,
  receivedDate: '2026-10-20T15:30:00.000Z',
  inspectionQuestions: JSON.stringify(INSPECTION_INPUT.inspectionQuestions),
  failureReasons: null,
  gateState: 'approved',
  gateText: 'F-000123, Bhujia snacks: the supplier is approved.',
  gateReason: null,
  gateReleaseNeeded: false,
  gateBy: EXAMPLE_IDS.account,
  gateAt: '2026-10-20T15:32:00.000Z',
  inspectedBy: EXAMPLE_IDS.account,
});

export const ACTION_INPUT = {
  supplierId: EXAMPLE_IDS.supplier,
  title: 'Salmonella finding: bhujia snack mix',
  description: 'The test of lot L1933-098 found Salmonella in one of 60 samples.',
  rootCause: 'Cross-contamination between raw and finished product areas',
  correctiveAction: 'Supplier revalidates the frying step and submits five clean consecutive lots',
  preventiveAction: 'Weekly environmental swabs in the packing area',
  status: 'open',
  priority: 'critical',
  assignedTo: 'J. Chen',
  dueDate: '2027-01-15',
};
export const ACTION = exampleOf(correctiveAction, {
  ...recordOf(EXAMPLE_IDS.action),
  externalIds: {},
  supplierName: SUPPLIER.name,
  verificationId: null,
  inspectionId: null,
  ...ACTION_INPUT,
  dueDate: '2027-01-15T00:00:00.000Z',
  completedDate: null,
  verificationOfEffectiveness: null,
  attachments: [],
});

const SHA256 = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
const OBJECT_PATH = `/objects/uploads/${EXAMPLE_IDS.document}`;
export const UPLOADED = { objectPath: OBJECT_PATH, size: 48213, sha256: SHA256, mimeType: 'application/pdf' };
export const DOCUMENT_INPUT = {
  title: 'Organic certificate 2026',
  description: 'Certificate of the frying line',
  type: 'certificate',
  supplierId: EXAMPLE_IDS.supplier,
  documentDate: '2026-06-30',
  expirationDate: '2027-06-30',
  filePath: OBJECT_PATH,
  fileName: 'organic-certificate-2026.pdf',
  language: 'en',
};
export const DOCUMENT = {
  ...recordOf(EXAMPLE_IDS.document),
  externalIds: {},
  supplierName: SUPPLIER.name,
  verificationId: null,
  correctiveActionId: null,
  ...DOCUMENT_INPUT,
  fileSize: 48213,
  mimeType: 'application/pdf',
  sha256: SHA256,
  documentDate: '2026-06-30T00:00:00.000Z',
  expirationDate: '2027-06-30T00:00:00.000Z',
  fileVersion: 1,
  translations: [],
  fileDamagedSince: null,
  isActive: true,
  uploadedBy: EXAMPLE_IDS.account,
};
