/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const QUALITY_DEPENDENCIES = {
  '/api/hazard-analysis': ['hazard-analysis', 'supplier', 'supplier-product'],
  '/api/hazard-analysis/{id}/signatures': ['record', 'signature'],
  '/api/verification-activities': ['verification-activity', 'supplier', 'activity-result', 'result-review'],
  // Attachments are part of what is signed, and their languages of what a signer reads.
  '/api/verification-activities/{id}/signatures': ['record', 'signature', 'document'],
  '/api/verification-activities/{id}/signable': ['document'],
  '/api/result-reviews': ['result-review', 'activity-result', 'signature', 'document'],
  '/api/receiving-inspections': ['receiving-inspection', 'supplier'],
  '/api/receiving-inspections/{id}/signatures': ['record', 'signature'],
  '/api/corrective-actions': ['corrective-action', 'supplier'],
  '/api/corrective-actions/{id}/signatures': ['record', 'signature', 'document'],
  '/api/corrective-actions/{id}/signable': ['document'],
} as const;
