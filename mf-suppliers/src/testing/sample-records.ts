import { hazardAnalysis, type HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import {
  supplier,
  supplierPerformance,
  supplierProduct,
  type Supplier,
  type SupplierPerformance,
  type SupplierProduct,
} from '@fsvp/contracts/suppliers/supplier';
import { sampleRecord } from '@fsvp/web-kit/testing';

export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
export const OTHER_ID = '0197a000-0000-7000-8000-0000000000a2';
export const PRODUCT_ID = '0197a000-0000-7000-8000-0000000000c1';
export const HAZARD_ID = '0197a000-0000-7000-8000-0000000000b1';

/** A supplier as the server returns it. */
export function sampleSupplier(changes: Partial<Supplier> = {}): Supplier {
  return sampleRecord(supplier, {
    id: SUPPLIER_ID,
    version: 3,
    name: 'Bay Seafood Ltd',
    address: '12 Strand Road',
    city: 'Chittagong',
    country: 'Bangladesh',
    contactPerson: 'Rina Akter',
    email: 'rina@bayseafood.example',
    riskLevel: 'high',
    status: 'approved',
    fsvpRequired: true,
    lastVerificationDate: '2024-03-05T00:00:00.000Z',
    nextVerificationDate: '2025-03-05T00:00:00.000Z',
    verificationFrequencyMonths: 12,
    fsvpStatus: 'overdue',
    approvalStatus: 'approved',
    contactName: 'Rina Akter',
    contactEmail: 'rina@bayseafood.example',
    ...changes,
  });
}

/** A hazard analysis as the server returns it. */
export function sampleHazard(changes: Partial<HazardAnalysis> = {}): HazardAnalysis {
  return sampleRecord(hazardAnalysis, {
    id: HAZARD_ID,
    version: 1,
    supplierId: SUPPLIER_ID,
    supplierName: 'Bay Seafood Ltd',
    hazardType: 'biological',
    hazardDescription: 'Salmonella in frozen shrimp',
    severity: 'high',
    likelihood: 'likely',
    riskScore: 12,
    preventiveControls: 'Chlorine wash',
    conductedAt: '2026-01-05T10:00:00.000Z',
    ...changes,
  });
}

/** A product as the server returns it. */
export function sampleProduct(changes: Partial<SupplierProduct> = {}): SupplierProduct {
  return sampleRecord(supplierProduct, {
    id: PRODUCT_ID,
    version: 2,
    supplierId: SUPPLIER_ID,
    productName: 'Frozen shrimp',
    productCategory: 'Seafood',
    fdaFoodCode: '16XGF02',
    description: 'Raw, headless',
    ...changes,
  });
}

/** A performance evaluation as the server returns it. */
export function sampleEvaluation(changes: Partial<SupplierPerformance> = {}): SupplierPerformance {
  return sampleRecord(supplierPerformance, {
    id: '0197a000-0000-7000-8000-0000000000d1',
    version: 1,
    supplierId: SUPPLIER_ID,
    evaluationDate: '2026-03-05T00:00:00.000Z',
    qualityScore: 91,
    complianceScore: 99.99,
    deliveryScore: 80,
    overallScore: 90.33,
    ...changes,
  });
}
