import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { Supplier, SupplierPerformance, SupplierProduct } from '@fsvp/contracts/suppliers/supplier';

export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
export const OTHER_ID = '0197a000-0000-7000-8000-0000000000a2';
export const PRODUCT_ID = '0197a000-0000-7000-8000-0000000000c1';
export const HAZARD_ID = '0197a000-0000-7000-8000-0000000000b1';

/** A supplier as the server returns it. */
export function sampleSupplier(changes: Partial<Supplier> = {}): Supplier {
  return {
    id: SUPPLIER_ID,
    version: 3,
    externalIds: {},
    createdBy: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    name: 'Bay Seafood Ltd',
    address: '12 Strand Road',
    city: 'Chittagong',
    state: null,
    country: 'Bangladesh',
    postalCode: null,
    contactPerson: 'Rina Akter',
    email: 'rina@bayseafood.example',
    phone: null,
    riskLevel: 'high',
    status: 'approved',
    fsvpRequired: true,
    approvedBy: null,
    approvedAt: null,
    lastVerificationDate: '2024-03-05T00:00:00.000Z',
    lastVerificationBy: null,
    nextVerificationDate: '2025-03-05T00:00:00.000Z',
    verificationFrequencyMonths: 12,
    notes: null,
    fsvpStatus: 'overdue',
    approvalStatus: 'approved',
    fsvpProgram: null,
    fsvpImporterName: null,
    fsvpImporterDuns: null,
    fsvpVerificationMethods: null,
    fsvpCorrectiveActions: null,
    fsvpRecordKeeping: null,
    contactName: 'Rina Akter',
    contactEmail: 'rina@bayseafood.example',
    contactPhone: null,
    ...changes,
  };
}

/** A hazard analysis as the server returns it. */
export function sampleHazard(changes: Partial<HazardAnalysis> = {}): HazardAnalysis {
  return {
    id: HAZARD_ID,
    version: 1,
    externalIds: {},
    createdBy: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    supplierId: SUPPLIER_ID,
    supplierName: 'Bay Seafood Ltd',
    productId: null,
    productName: null,
    hazardType: 'biological',
    hazardDescription: 'Salmonella in frozen shrimp',
    severity: 'high',
    likelihood: 'likely',
    riskScore: 12,
    preventiveControls: 'Chlorine wash',
    monitoringProcedures: null,
    correctiveActions: null,
    verificationActivities: null,
    recordKeepingProcedures: null,
    conductedBy: null,
    conductedAt: '2026-01-05T10:00:00.000Z',
    reviewedBy: null,
    reviewedAt: null,
    ...changes,
  };
}

/** A product as the server returns it. */
export function sampleProduct(changes: Partial<SupplierProduct> = {}): SupplierProduct {
  return {
    id: PRODUCT_ID,
    version: 2,
    externalIds: {},
    createdBy: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    supplierId: SUPPLIER_ID,
    productName: 'Frozen shrimp',
    productCategory: 'Seafood',
    fdaFoodCode: '16XGF02',
    description: 'Raw, headless',
    riskAssessment: null,
    ...changes,
  };
}

/** A performance evaluation as the server returns it. */
export function sampleEvaluation(changes: Partial<SupplierPerformance> = {}): SupplierPerformance {
  return {
    id: '0197a000-0000-7000-8000-0000000000d1',
    version: 1,
    createdBy: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    supplierId: SUPPLIER_ID,
    evaluationDate: '2026-03-05T00:00:00.000Z',
    qualityScore: 91,
    complianceScore: 99.99,
    deliveryScore: 80,
    overallScore: 90.33,
    notes: null,
    evaluatedBy: null,
    ...changes,
  };
}
