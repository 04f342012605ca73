import type { CitationId } from '../citations.js';
import type { Regime } from './regime.js';

/** What a regime asks of the periodic verification of a supplier. */
interface SupplierDuty {
  title: string;
  /** In words that follow the title and a colon. */
  owed: string;
  citation: CitationId;
  /** Its supplier is verified periodically. */
  verifies?: true;
}

/** What is owed under each regime, the strictest first; without a signed determination nothing is chosen yet. */
export const SUPPLIER_DUTIES: Record<Regime | 'undetermined', SupplierDuty> = {
  undetermined: {
    title: 'Regime not determined',
    owed: 'the standard requirements apply until a determination is signed',
    citation: '1.502',
    verifies: true,
  },
  standard: { title: 'Standard files', owed: 'next verification by plan', citation: '1.506', verifies: true },
  ds_other: {
    title: 'Other dietary supplements',
    owed: 'next verification by plan',
    citation: '1.511(c)',
    verifies: true,
  },
  small_supplier: {
    title: 'Small supplier',
    owed: 'no periodic verification owed, but a written assurance every two years',
    citation: '1.512',
  },
  recognised: {
    title: 'Recognized system',
    owed: 'no periodic verification owed, but its good standing is monitored',
    citation: '1.513',
  },
  very_small: {
    title: 'Very small importer',
    owed: 'no periodic verification owed, but a written assurance every two years',
    citation: '1.512',
  },
  ds_customer: {
    title: 'Dietary supplement by specifications of the customer',
    owed: 'no periodic verification owed, but an assurance of the customer every year',
    citation: '1.511(b)',
  },
  ds_importer: {
    title: 'Dietary supplement by specifications of the importer',
    owed: 'no periodic verification owed',
    citation: '1.511(a)',
  },
  deemed: { title: 'Receiving facility', owed: 'no periodic verification owed', citation: '1.502(c)' },
  exempt: { title: 'Exempt food', owed: 'no verification owed', citation: '1.501' },
};

/** The open files of a supplier under one regime; null without a signed determination. */
interface RegimeCount {
  regime: Regime | null;
  count: number;
}

/** Whether a supplier is verified periodically: without open files, and if one of them asks for it. */
export function owesVerification(regimes: readonly RegimeCount[]): boolean {
  return regimes.length === 0 || regimes.some(({ regime }) => SUPPLIER_DUTIES[regime ?? 'undetermined'].verifies);
}

/** 'Standard files (2): next verification by plan, §1.506', one for each regime, the strictest first; one alone has no count. */
export function supplierDutyTexts(regimes: readonly RegimeCount[]): string[] {
  const counts = new Map(regimes.map(({ regime, count }) => [regime ?? 'undetermined', count]));
  return Object.entries(SUPPLIER_DUTIES).flatMap(([regime, { title, owed, citation }]) => {
    const count = counts.get(regime as Regime);
    if (!count) return [];
    return [`${title}${counts.size > 1 ? ` (${count})` : ''}: ${owed}, §${citation}`];
  });
}
