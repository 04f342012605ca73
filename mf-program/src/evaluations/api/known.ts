import { listDocuments } from '@fsvp/contracts/documents/document';
import { getFoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { listSupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';

/** Newest records that are named; the list has all. */
export const SHOWN = 5;

export const useSupplierDocuments = (supplierId: string) =>
  useApiQuery(listDocuments, { query: { supplierId, limit: SHOWN, offset: 0 } });

/** Audits, tests and reviews that were completed. */
export const useSupplierVerifications = (supplierId: string) =>
  useApiQuery(listVerifications, { query: { supplierId, status: ['completed'], limit: SHOWN, offset: 0 } });

/** The last score that a person gave the supplier. */
export const useSupplierScore = (supplierId: string) =>
  useApiQuery(listSupplierPerformance, {
    params: { id: supplierId },
    query: { sort: 'evaluationDate', order: 'desc', limit: 1, offset: 0 },
  });

/** What the analysis expects to control a hazard; undefined where it says nothing. */
export function useExpectedControl(analysisId: string | null, hazardKey: string): string | undefined {
  const { data } = useApiQuery(
    getFoodHazardAnalysis,
    { params: { id: analysisId ?? '' } },
    { enabled: analysisId !== null },
  );
  return data?.hazards.find((hazard) => hazard.hazardKey === hazardKey)?.expectedControl ?? undefined;
}
