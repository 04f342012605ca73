import { SIGNATURES_EVIDENCE } from '@fsvp/service-kit/signatures/signatures.migration';
import type { EvidenceTable } from '@fsvp/service-kit/database/table-grants';

/** Tables whose rows the service may only add and read. */
export const EVIDENCE: readonly EvidenceTable[] = ['audit_entries', 'document_versions', SIGNATURES_EVIDENCE];
