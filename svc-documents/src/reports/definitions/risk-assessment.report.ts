import {
  HAZARD_TYPES,
  hazardRating,
  type HazardRating,
  type HazardType,
} from '@fsvp/contracts/quality/hazard-analysis';
import { RISK_LEVELS, type RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import type { SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import {
  createCounters,
  LEVEL_TONES,
  STATUS_NOTE,
  SUPPLIER_STATUS_TONES,
  type ReportDefinition,
} from './report-definition.js';

/** Totals of a supplier's hazard analyses. */
interface Hazards {
  critical: number;
  high: number;
  medium: number;
  low: number;
  highestScore: number;
  types: Set<HazardType>;
}

type Row = {
  supplierId: string;
  supplierName: string;
  country: string;
  status: SupplierStatus;
  riskLevel: RiskLevel;
  hazardAnalyses: number;
  criticalRisk: number;
  highRisk: number;
  mediumRisk: number;
  lowRisk: number;
  highestRiskScore: number | null;
  highestRating: HazardRating | null;
  hazardTypes: string;
};

/** Risk level and hazard ratings of every supplier. */
export const riskAssessmentReport: ReportDefinition<Row> = {
  rowsTitle: 'Suppliers',
  columns: [
    { key: 'supplierId', label: 'Supplier ID' },
    { key: 'supplierName', label: 'Supplier', pdf: 30 },
    { key: 'country', label: 'Country', pdf: 14 },
    { key: 'status', label: 'Status', kind: 'code', pdf: 10, tones: SUPPLIER_STATUS_TONES },
    { key: 'riskLevel', label: 'Risk Level', kind: 'code', pdf: 9, tones: LEVEL_TONES },
    { key: 'hazardAnalyses', label: 'Hazard Analyses', kind: 'number', pdf: 9 },
    { key: 'criticalRisk', label: 'Critical Risk', kind: 'number', pdf: 8 },
    { key: 'highRisk', label: 'High Risk', kind: 'number', pdf: 7 },
    { key: 'mediumRisk', label: 'Medium Risk', kind: 'number', pdf: 8 },
    { key: 'lowRisk', label: 'Low Risk', kind: 'number', pdf: 7 },
    { key: 'highestRiskScore', label: 'Highest Score', kind: 'number', pdf: 8 },
    { key: 'highestRating', label: 'Highest Rating', kind: 'code', pdf: 9, tones: LEVEL_TONES },
    { key: 'hazardTypes', label: 'Hazard Types', kind: 'code', pdf: 18 },
  ],

  async *rows(sources) {
    const bySupplier = new Map<string, Hazards>();
    for await (const { supplierId, riskScore, hazardType } of sources.streamHazards()) {
      let hazards = bySupplier.get(supplierId);
      if (!hazards)
        bySupplier.set(
          supplierId,
          (hazards = { critical: 0, high: 0, medium: 0, low: 0, highestScore: 0, types: new Set() }),
        );
      hazards[hazardRating(riskScore)] += 1;
      hazards.highestScore = Math.max(hazards.highestScore, riskScore);
      hazards.types.add(hazardType);
    }
    for await (const { id, name, country, status, riskLevel } of sources.streamSuppliers()) {
      const hazards = bySupplier.get(id);
      yield {
        supplierId: id,
        supplierName: name,
        country,
        status,
        riskLevel,
        hazardAnalyses: hazards ? hazards.critical + hazards.high + hazards.medium + hazards.low : 0,
        criticalRisk: hazards?.critical ?? 0,
        highRisk: hazards?.high ?? 0,
        mediumRisk: hazards?.medium ?? 0,
        lowRisk: hazards?.low ?? 0,
        highestRiskScore: hazards?.highestScore ?? null,
        highestRating: hazards ? hazardRating(hazards.highestScore) : null,
        hazardTypes: HAZARD_TYPES.filter((type) => hazards?.types.has(type)).join(', '),
      };
    }
  },

  summarize(generatedAt) {
    const riskDistribution = createCounters([...RISK_LEVELS].reverse());
    const hazardRatings = createCounters<HazardRating>(['critical', 'high', 'medium', 'low']);
    let totalSuppliers = 0;
    let hazardAnalyses = 0;
    let suppliersWithoutAnalysis = 0;
    let highRiskWithoutAnalysis = 0;
    return {
      add(row) {
        totalSuppliers += 1;
        riskDistribution[row.riskLevel] += 1;
        hazardAnalyses += row.hazardAnalyses;
        hazardRatings.critical += row.criticalRisk;
        hazardRatings.high += row.highRisk;
        hazardRatings.medium += row.mediumRisk;
        hazardRatings.low += row.lowRisk;
        if (row.hazardAnalyses > 0) return;
        suppliersWithoutAnalysis += 1;
        if (row.riskLevel === 'high') highRiskWithoutAnalysis += 1;
      },
      result: () => ({
        asOf: generatedAt,
        note: STATUS_NOTE,
        totalSuppliers,
        riskDistribution,
        hazardAnalyses,
        hazardRatings,
        suppliersWithoutAnalysis,
        highRiskWithoutAnalysis,
      }),
    };
  },
};
