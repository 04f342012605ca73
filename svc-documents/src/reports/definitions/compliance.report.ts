import { COMPLIANCES, complianceOf, type Compliance } from '@fsvp/contracts/suppliers/compliance';
import { share } from '@fsvp/contracts/catalogue/dashboard';
import { FSVP_STATUSES, type FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';
import { RISK_LEVELS, type RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import type { SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import {
  createCounters,
  LEVEL_TONES,
  STATUS_NOTE,
  SUPPLIER_STATUS_TONES,
  type ReportDefinition,
  type Tone,
} from './report-definition.js';

type Row = {
  supplierId: string;
  supplierName: string;
  city: string | null;
  country: string;
  status: SupplierStatus;
  compliance: Compliance;
  fsvpStatus: FsvpStatus;
  riskLevel: RiskLevel;
  lastVerificationDate: string | null;
  nextVerificationDate: string | null;
  verificationFrequencyMonths: number;
  openActions: number;
};

const COMPLIANCE_TONES: Record<Compliance, Tone> = { compliant: 'good', pending: 'warn', non_compliant: 'bad' };
const FSVP_TONES: Partial<Record<FsvpStatus, Tone>> = { compliant: 'good', due_soon: 'warn', overdue: 'bad' };

/** FSVP status of every supplier. */
export const complianceReport: ReportDefinition<Row> = {
  rowsTitle: 'Suppliers',
  columns: [
    { key: 'supplierId', label: 'Supplier ID' },
    { key: 'supplierName', label: 'Supplier', pdf: 28 },
    { key: 'city', label: 'City', pdf: 13 },
    { key: 'country', label: 'Country', pdf: 13 },
    { key: 'status', label: 'Status', kind: 'code', pdf: 10, tones: SUPPLIER_STATUS_TONES },
    { key: 'compliance', label: 'Compliance', kind: 'code', pdf: 12, tones: COMPLIANCE_TONES },
    { key: 'fsvpStatus', label: 'FSVP Status', kind: 'code', pdf: 11, tones: FSVP_TONES },
    { key: 'riskLevel', label: 'Risk', kind: 'code', pdf: 8, tones: LEVEL_TONES },
    { key: 'lastVerificationDate', label: 'Last Verification', kind: 'instantDay', pdf: 12 },
    { key: 'nextVerificationDate', label: 'Next Verification', kind: 'day', pdf: 12 },
    { key: 'verificationFrequencyMonths', label: 'Frequency (months)', kind: 'number' },
    { key: 'openActions', label: 'Open Actions', kind: 'number', pdf: 9 },
  ],

  async *rows(sources) {
    const openActions = new Map<string, number>();
    for await (const { supplierId, status } of sources.streamActions()) {
      if (status === 'open' || status === 'in_progress')
        openActions.set(supplierId, (openActions.get(supplierId) ?? 0) + 1);
    }
    for await (const supplier of sources.streamSuppliers()) {
      const {
        id,
        name,
        city,
        country,
        status,
        fsvpStatus,
        riskLevel,
        lastVerificationDate,
        nextVerificationDate,
        verificationFrequencyMonths,
      } = supplier;
      const compliance = {
        status,
        compliance: complianceOf(supplier.status, supplier.fsvpStatus),
        fsvpStatus,
        riskLevel,
        lastVerificationDate,
        nextVerificationDate,
        verificationFrequencyMonths,
      };
      yield { supplierId: id, supplierName: name, city, country, ...compliance, openActions: openActions.get(id) ?? 0 };
    }
  },

  summarize(generatedAt) {
    const compliance = createCounters(COMPLIANCES);
    const fsvp = createCounters(FSVP_STATUSES);
    const riskDistribution = createCounters([...RISK_LEVELS].reverse());
    let totalSuppliers = 0;
    let openActions = 0;
    return {
      add(row) {
        totalSuppliers += 1;
        compliance[row.compliance] += 1;
        fsvp[row.fsvpStatus] += 1;
        riskDistribution[row.riskLevel] += 1;
        openActions += row.openActions;
      },
      result: () => ({
        asOf: generatedAt,
        note: STATUS_NOTE,
        totalSuppliers,
        compliantSuppliers: compliance.compliant,
        pendingVerification: compliance.pending,
        nonCompliant: compliance.non_compliant,
        complianceRate: share(compliance.compliant, totalSuppliers),
        fsvpCompliant: fsvp.compliant,
        fsvpDueSoon: fsvp.due_soon,
        fsvpOverdue: fsvp.overdue,
        fsvpNotRequired: fsvp.not_required,
        riskDistribution,
        openActions,
      }),
    };
  },
};
