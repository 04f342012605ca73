/* eslint-disable */
// Generated from the API document by `npm run generate`. Do not change it by hand.

/** The operations of the API, by operationId. */
export const OPERATIONS = {
  acceptInvitation: { method: 'POST', path: '/api/auth/invitations/{token}' },
  addDocumentVersion: { method: 'POST', path: '/api/documents/{id}/versions' },
  batchActions: { method: 'POST', path: '/api/corrective-actions/batch' },
  batchDocuments: { method: 'POST', path: '/api/documents/batch' },
  batchHazardAnalyses: { method: 'POST', path: '/api/hazard-analysis/batch' },
  batchInspections: { method: 'POST', path: '/api/receiving-inspections/batch' },
  batchSuppliers: { method: 'POST', path: '/api/suppliers/batch' },
  batchVerifications: { method: 'POST', path: '/api/verification-activities/batch' },
  beginTotp: { method: 'POST', path: '/api/auth/totp' },
  cancelReportRun: { method: 'POST', path: '/api/reports/runs/{id}/cancel' },
  changePassword: { method: 'POST', path: '/api/auth/password' },
  checkReferenceSet: { method: 'POST', path: '/api/reference-sets/check' },
  closeFsvpFile: { method: 'DELETE', path: '/api/fsvp-files/{id}' },
  confirmTotp: { method: 'PUT', path: '/api/auth/totp' },
  createAccountReview: { method: 'POST', path: '/api/account-reviews' },
  createAction: { method: 'POST', path: '/api/corrective-actions' },
  createApiToken: { method: 'POST', path: '/api/api-tokens' },
  createAssurance: { method: 'POST', path: '/api/assurances' },
  createDetermination: { method: 'POST', path: '/api/fsvp-files/{id}/determinations' },
  createDeterminationVersion: { method: 'POST', path: '/api/determinations/{id}/versions' },
  createDocument: { method: 'POST', path: '/api/documents' },
  createEntryLine: { method: 'POST', path: '/api/entry-lines' },
  createFood: { method: 'POST', path: '/api/foods' },
  createFsvpFile: { method: 'POST', path: '/api/fsvp-files' },
  createHazard: { method: 'POST', path: '/api/hazard-analysis' },
  createImporter: { method: 'POST', path: '/api/importers' },
  createImporterEligibility: { method: 'POST', path: '/api/importers/{id}/eligibilities' },
  createImporterEligibilityVersion: { method: 'POST', path: '/api/importer-eligibilities/{id}/versions' },
  createIndividual: { method: 'POST', path: '/api/qualified-individuals' },
  createInspection: { method: 'POST', path: '/api/receiving-inspections' },
  createProcedure: { method: 'POST', path: '/api/procedures' },
  createProcedureVersion: { method: 'POST', path: '/api/procedures/{id}/versions' },
  createQualification: { method: 'POST', path: '/api/qualified-individuals/{id}/qualifications' },
  createQualificationVersion: { method: 'POST', path: '/api/qualifications/{id}/versions' },
  createReportRun: { method: 'POST', path: '/api/reports' },
  createSigningGrants: { method: 'POST', path: '/api/auth/signing-grants' },
  createStandingCheck: { method: 'POST', path: '/api/fsvp-files/{id}/standing-checks' },
  createSupplier: { method: 'POST', path: '/api/suppliers' },
  createSupplierPerformance: { method: 'POST', path: '/api/suppliers/{id}/performance' },
  createSupplierProduct: { method: 'POST', path: '/api/suppliers/{id}/products' },
  createVerification: { method: 'POST', path: '/api/verification-activities' },
  createWebhook: { method: 'POST', path: '/api/webhooks' },
  deleteAccountReview: { method: 'DELETE', path: '/api/account-reviews/{id}' },
  deleteAction: { method: 'DELETE', path: '/api/corrective-actions/{id}' },
  deleteAssurance: { method: 'DELETE', path: '/api/assurances/{id}' },
  deleteDetermination: { method: 'DELETE', path: '/api/determinations/{id}' },
  deleteDocument: { method: 'DELETE', path: '/api/documents/{id}' },
  deleteEntryLine: { method: 'DELETE', path: '/api/entry-lines/{id}' },
  deleteFood: { method: 'DELETE', path: '/api/foods/{id}' },
  deleteHazard: { method: 'DELETE', path: '/api/hazard-analysis/{id}' },
  deleteImporter: { method: 'DELETE', path: '/api/importers/{id}' },
  deleteImporterEligibility: { method: 'DELETE', path: '/api/importer-eligibilities/{id}' },
  deleteIndividual: { method: 'DELETE', path: '/api/qualified-individuals/{id}' },
  deleteInspection: { method: 'DELETE', path: '/api/receiving-inspections/{id}' },
  deleteProcedure: { method: 'DELETE', path: '/api/procedures/{id}' },
  deleteQualification: { method: 'DELETE', path: '/api/qualifications/{id}' },
  deleteReferenceSet: { method: 'DELETE', path: '/api/reference-sets/{id}' },
  deleteStandingCheck: { method: 'DELETE', path: '/api/standing-checks/{id}' },
  deleteSupplier: { method: 'DELETE', path: '/api/suppliers/{id}' },
  deleteSupplierProduct: { method: 'DELETE', path: '/api/suppliers/{id}/products/{productId}' },
  deleteVerification: { method: 'DELETE', path: '/api/verification-activities/{id}' },
  deleteWebhook: { method: 'DELETE', path: '/api/webhooks/{id}' },
  deriveFileRegime: { method: 'POST', path: '/api/fsvp-files/derive-regime' },
  disableAccount: { method: 'POST', path: '/api/users/{id}/disable' },
  discardDeadLetter: { method: 'POST', path: '/api/admin/dead-letters/{service}/{id}/discard' },
  downloadDocument: { method: 'GET', path: '/api/documents/{id}/download', file: true },
  downloadDocumentVersion: { method: 'GET', path: '/api/documents/{id}/versions/{number}/download', file: true },
  downloadReportRun: { method: 'GET', path: '/api/reports/runs/{id}/download', file: true },
  enableAccount: { method: 'POST', path: '/api/users/{id}/enable' },
  endOtherSessions: { method: 'POST', path: '/api/auth/sessions/revoke-others' },
  endOwnSession: { method: 'POST', path: '/api/auth/sessions/{id}/end' },
  exportBrokerBlock: { method: 'GET', path: '/api/importers/{id}/broker-block.csv', file: true },
  exportReferenceSet: { method: 'GET', path: '/api/reference-sets/{id}/export.csv', file: true },
  exportSuppliers: { method: 'GET', path: '/api/suppliers/export.csv', file: true },
  exportSuppliersWorkbook: { method: 'GET', path: '/api/suppliers/export.xlsx', file: true },
  fsvpSummary: { method: 'GET', path: '/api/suppliers/fsvp-summary' },
  getAccount: { method: 'GET', path: '/api/users/{id}' },
  getAccountReview: { method: 'GET', path: '/api/account-reviews/{id}' },
  getAction: { method: 'GET', path: '/api/corrective-actions/{id}' },
  getActionByExternalId: {
    method: 'GET',
    path: '/api/corrective-actions/by-external-id/{externalSource}/{externalId}',
  },
  getAssurance: { method: 'GET', path: '/api/assurances/{id}' },
  getCurrentUser: { method: 'GET', path: '/api/auth/user' },
  getDashboardStats: { method: 'GET', path: '/api/dashboard/stats' },
  getDeadLetter: { method: 'GET', path: '/api/admin/dead-letters/{service}/{id}' },
  getDetermination: { method: 'GET', path: '/api/determinations/{id}' },
  getDocument: { method: 'GET', path: '/api/documents/{id}' },
  getEntryLine: { method: 'GET', path: '/api/entry-lines/{id}' },
  getFileReadiness: { method: 'GET', path: '/api/fsvp-files/{id}/readiness' },
  getFood: { method: 'GET', path: '/api/foods/{id}' },
  getFsvpFile: { method: 'GET', path: '/api/fsvp-files/{id}' },
  getFsvpFileCounts: { method: 'GET', path: '/api/fsvp-files/counts' },
  getFsvpPortfolio: { method: 'GET', path: '/api/fsvp-portfolio' },
  getHazard: { method: 'GET', path: '/api/hazard-analysis/{id}' },
  getHazardByExternalId: { method: 'GET', path: '/api/hazard-analysis/by-external-id/{externalSource}/{externalId}' },
  getImporter: { method: 'GET', path: '/api/importers/{id}' },
  getImporterEligibility: { method: 'GET', path: '/api/importer-eligibilities/{id}' },
  getIndividual: { method: 'GET', path: '/api/qualified-individuals/{id}' },
  getInspection: { method: 'GET', path: '/api/receiving-inspections/{id}' },
  getInspectionByExternalId: {
    method: 'GET',
    path: '/api/receiving-inspections/by-external-id/{externalSource}/{externalId}',
  },
  getInvitation: { method: 'GET', path: '/api/auth/invitations/{token}' },
  getModuleRegistry: { method: 'GET', path: '/modules.json' },
  getProcedure: { method: 'GET', path: '/api/procedures/{id}' },
  getQualification: { method: 'GET', path: '/api/qualifications/{id}' },
  getReferenceSet: { method: 'GET', path: '/api/reference-sets/{id}' },
  getReport: { method: 'GET', path: '/api/reports/{type}' },
  getReportCards: { method: 'GET', path: '/api/dashboard/report-cards' },
  getReportRun: { method: 'GET', path: '/api/reports/runs/{id}' },
  getRiskTrend: { method: 'GET', path: '/api/dashboard/risk-trend' },
  getSignInOptions: { method: 'GET', path: '/api/auth/sign-in-options' },
  getStandingCheck: { method: 'GET', path: '/api/standing-checks/{id}' },
  getSupplier: { method: 'GET', path: '/api/suppliers/{id}' },
  getSupplierByExternalId: { method: 'GET', path: '/api/suppliers/by-external-id/{externalSource}/{externalId}' },
  getSupplierPerformance: { method: 'GET', path: '/api/suppliers/{id}/performance/{evaluationId}' },
  getSupplierProduct: { method: 'GET', path: '/api/suppliers/{id}/products/{productId}' },
  getVerification: { method: 'GET', path: '/api/verification-activities/{id}' },
  getVerificationByExternalId: {
    method: 'GET',
    path: '/api/verification-activities/by-external-id/{externalSource}/{externalId}',
  },
  getWebhook: { method: 'GET', path: '/api/webhooks/{id}' },
  getWebhookDelivery: { method: 'GET', path: '/api/webhooks/{id}/deliveries/{deliveryId}' },
  importEntryLines: { method: 'POST', path: '/api/entry-lines/import', bodyType: 'text/csv' },
  importProgress: { method: 'GET', path: '/api/suppliers/import/{id}/progress' },
  importSuppliers: { method: 'POST', path: '/api/suppliers/import', bodyType: 'text/csv' },
  inspectImport: { method: 'POST', path: '/api/suppliers/import/inspect', bodyType: 'text/csv' },
  inviteAccount: { method: 'POST', path: '/api/users' },
  listAccountReviewSignatures: { method: 'GET', path: '/api/account-reviews/{id}/signatures' },
  listAccountReviews: { method: 'GET', path: '/api/account-reviews' },
  listAccounts: { method: 'GET', path: '/api/users' },
  listActions: { method: 'GET', path: '/api/corrective-actions' },
  listApiTokens: { method: 'GET', path: '/api/api-tokens' },
  listApplicabilityDeterminationSignatures: { method: 'GET', path: '/api/determinations/{id}/signatures' },
  listAssurances: { method: 'GET', path: '/api/assurances' },
  listChanges: { method: 'GET', path: '/api/changes' },
  listCorrectiveActionSignatures: { method: 'GET', path: '/api/corrective-actions/{id}/signatures' },
  listDeadLetters: { method: 'GET', path: '/api/admin/dead-letters' },
  listDeterminations: { method: 'GET', path: '/api/fsvp-files/{id}/determinations' },
  listDocumentSignatures: { method: 'GET', path: '/api/documents/{id}/signatures' },
  listDocumentVersions: { method: 'GET', path: '/api/documents/{id}/versions' },
  listDocuments: { method: 'GET', path: '/api/documents' },
  listEntryLines: { method: 'GET', path: '/api/entry-lines' },
  listEvidenceLinks: { method: 'GET', path: '/api/fsvp-files/{id}/evidence' },
  listFoods: { method: 'GET', path: '/api/foods' },
  listFsvpFiles: { method: 'GET', path: '/api/fsvp-files' },
  listHazardAnalysisSignatures: { method: 'GET', path: '/api/hazard-analysis/{id}/signatures' },
  listHazards: { method: 'GET', path: '/api/hazard-analysis' },
  listImporterEligibilities: { method: 'GET', path: '/api/importers/{id}/eligibilities' },
  listImporterEligibilitySignatures: { method: 'GET', path: '/api/importer-eligibilities/{id}/signatures' },
  listImporters: { method: 'GET', path: '/api/importers' },
  listIndividuals: { method: 'GET', path: '/api/qualified-individuals' },
  listInspections: { method: 'GET', path: '/api/receiving-inspections' },
  listNotifications: { method: 'GET', path: '/api/notifications' },
  listOwnSessions: { method: 'GET', path: '/api/auth/sessions' },
  listPeople: { method: 'GET', path: '/api/people' },
  listPolicies: { method: 'GET', path: '/api/policies' },
  listProcedureSignatures: { method: 'GET', path: '/api/procedures/{id}/signatures' },
  listProcedures: { method: 'GET', path: '/api/procedures' },
  listQualificationSignatures: { method: 'GET', path: '/api/qualifications/{id}/signatures' },
  listQualifications: { method: 'GET', path: '/api/qualified-individuals/{id}/qualifications' },
  listReadinessChanges: { method: 'GET', path: '/api/fsvp-files/{id}/readiness-changes' },
  listReceivingInspectionSignatures: { method: 'GET', path: '/api/receiving-inspections/{id}/signatures' },
  listReferenceSets: { method: 'GET', path: '/api/reference-sets' },
  listReportRuns: { method: 'GET', path: '/api/reports' },
  listStandingChecks: { method: 'GET', path: '/api/fsvp-files/{id}/standing-checks' },
  listSupplierPerformance: { method: 'GET', path: '/api/suppliers/{id}/performance' },
  listSupplierProducts: { method: 'GET', path: '/api/suppliers/{id}/products' },
  listSuppliers: { method: 'GET', path: '/api/suppliers' },
  listVerificationActivitySignatures: { method: 'GET', path: '/api/verification-activities/{id}/signatures' },
  listVerifications: { method: 'GET', path: '/api/verification-activities' },
  listWebhookDeliveries: { method: 'GET', path: '/api/webhooks/{id}/deliveries' },
  listWebhooks: { method: 'GET', path: '/api/webhooks' },
  loadReferenceSet: { method: 'POST', path: '/api/reference-sets' },
  login: { method: 'POST', path: '/api/login' },
  logout: { method: 'POST', path: '/api/logout' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  openProposedFile: { method: 'POST', path: '/api/fsvp-files/from-proposal' },
  patchAccount: { method: 'PATCH', path: '/api/users/{id}', bodyType: 'application/merge-patch+json' },
  patchAction: { method: 'PATCH', path: '/api/corrective-actions/{id}', bodyType: 'application/merge-patch+json' },
  patchActionByExternalId: {
    method: 'PATCH',
    path: '/api/corrective-actions/by-external-id/{externalSource}/{externalId}',
    bodyType: 'application/merge-patch+json',
  },
  patchAssurance: { method: 'PATCH', path: '/api/assurances/{id}', bodyType: 'application/merge-patch+json' },
  patchCurrentUser: { method: 'PATCH', path: '/api/auth/user', bodyType: 'application/merge-patch+json' },
  patchDetermination: { method: 'PATCH', path: '/api/determinations/{id}', bodyType: 'application/merge-patch+json' },
  patchDocument: { method: 'PATCH', path: '/api/documents/{id}', bodyType: 'application/merge-patch+json' },
  patchEntryLine: { method: 'PATCH', path: '/api/entry-lines/{id}', bodyType: 'application/merge-patch+json' },
  patchEvidenceLinks: {
    method: 'PATCH',
    path: '/api/fsvp-files/{id}/evidence/{code}',
    bodyType: 'application/merge-patch+json',
  },
  patchFood: { method: 'PATCH', path: '/api/foods/{id}', bodyType: 'application/merge-patch+json' },
  patchFsvpFile: { method: 'PATCH', path: '/api/fsvp-files/{id}', bodyType: 'application/merge-patch+json' },
  patchHazard: { method: 'PATCH', path: '/api/hazard-analysis/{id}', bodyType: 'application/merge-patch+json' },
  patchHazardByExternalId: {
    method: 'PATCH',
    path: '/api/hazard-analysis/by-external-id/{externalSource}/{externalId}',
    bodyType: 'application/merge-patch+json',
  },
  patchImporter: { method: 'PATCH', path: '/api/importers/{id}', bodyType: 'application/merge-patch+json' },
  patchImporterEligibility: {
    method: 'PATCH',
    path: '/api/importer-eligibilities/{id}',
    bodyType: 'application/merge-patch+json',
  },
  patchIndividual: {
    method: 'PATCH',
    path: '/api/qualified-individuals/{id}',
    bodyType: 'application/merge-patch+json',
  },
  patchInspection: {
    method: 'PATCH',
    path: '/api/receiving-inspections/{id}',
    bodyType: 'application/merge-patch+json',
  },
  patchInspectionByExternalId: {
    method: 'PATCH',
    path: '/api/receiving-inspections/by-external-id/{externalSource}/{externalId}',
    bodyType: 'application/merge-patch+json',
  },
  patchPolicy: { method: 'PATCH', path: '/api/policies/{key}', bodyType: 'application/merge-patch+json' },
  patchProcedure: { method: 'PATCH', path: '/api/procedures/{id}', bodyType: 'application/merge-patch+json' },
  patchQualification: { method: 'PATCH', path: '/api/qualifications/{id}', bodyType: 'application/merge-patch+json' },
  patchReferenceSet: { method: 'PATCH', path: '/api/reference-sets/{id}', bodyType: 'application/merge-patch+json' },
  patchStandingCheck: { method: 'PATCH', path: '/api/standing-checks/{id}', bodyType: 'application/merge-patch+json' },
  patchSupplier: { method: 'PATCH', path: '/api/suppliers/{id}', bodyType: 'application/merge-patch+json' },
  patchSupplierByExternalId: {
    method: 'PATCH',
    path: '/api/suppliers/by-external-id/{externalSource}/{externalId}',
    bodyType: 'application/merge-patch+json',
  },
  patchSupplierProduct: {
    method: 'PATCH',
    path: '/api/suppliers/{id}/products/{productId}',
    bodyType: 'application/merge-patch+json',
  },
  patchVerification: {
    method: 'PATCH',
    path: '/api/verification-activities/{id}',
    bodyType: 'application/merge-patch+json',
  },
  patchVerificationByExternalId: {
    method: 'PATCH',
    path: '/api/verification-activities/by-external-id/{externalSource}/{externalId}',
    bodyType: 'application/merge-patch+json',
  },
  patchWebhook: { method: 'PATCH', path: '/api/webhooks/{id}', bodyType: 'application/merge-patch+json' },
  previewAccountReviewSignature: { method: 'GET', path: '/api/account-reviews/{id}/signable' },
  previewApplicabilityDeterminationSignature: { method: 'GET', path: '/api/determinations/{id}/signable' },
  previewCorrectiveActionSignature: { method: 'GET', path: '/api/corrective-actions/{id}/signable' },
  previewDocumentSignature: { method: 'GET', path: '/api/documents/{id}/signable' },
  previewHazardAnalysisSignature: { method: 'GET', path: '/api/hazard-analysis/{id}/signable' },
  previewImporterEligibilitySignature: { method: 'GET', path: '/api/importer-eligibilities/{id}/signable' },
  previewProcedureSignature: { method: 'GET', path: '/api/procedures/{id}/signable' },
  previewQualificationSignature: { method: 'GET', path: '/api/qualifications/{id}/signable' },
  previewReceivingInspectionSignature: { method: 'GET', path: '/api/receiving-inspections/{id}/signable' },
  previewVerificationActivitySignature: { method: 'GET', path: '/api/verification-activities/{id}/signable' },
  proposeFsvpFiles: { method: 'POST', path: '/api/fsvp-files/proposals' },
  putUpload: { method: 'PUT', path: '/api/objects/upload/{token}', bodyType: 'application/octet-stream' },
  removeTotp: { method: 'POST', path: '/api/auth/totp/remove' },
  renewInvitation: { method: 'POST', path: '/api/users/{id}/invitation' },
  replayDeadLetter: { method: 'POST', path: '/api/admin/dead-letters/{service}/{id}/replay' },
  replayFailedWebhookDeliveries: { method: 'POST', path: '/api/webhooks/{id}/replay' },
  replayWebhookDelivery: { method: 'POST', path: '/api/webhooks/{id}/deliveries/{deliveryId}/replay' },
  requestUpload: { method: 'POST', path: '/api/objects/upload' },
  restoreDeadLetter: { method: 'POST', path: '/api/admin/dead-letters/{service}/{id}/restore' },
  revokeApiToken: { method: 'POST', path: '/api/api-tokens/{id}/revoke' },
  rotateWebhookSecret: { method: 'POST', path: '/api/webhooks/{id}/secret' },
  setActionByExternalId: {
    method: 'PUT',
    path: '/api/corrective-actions/by-external-id/{externalSource}/{externalId}',
  },
  setEvidenceLinks: { method: 'PUT', path: '/api/fsvp-files/{id}/evidence/{code}' },
  setHazardByExternalId: { method: 'PUT', path: '/api/hazard-analysis/by-external-id/{externalSource}/{externalId}' },
  setInspectionByExternalId: {
    method: 'PUT',
    path: '/api/receiving-inspections/by-external-id/{externalSource}/{externalId}',
  },
  setPolicy: { method: 'PUT', path: '/api/policies/{key}' },
  setSupplierByExternalId: { method: 'PUT', path: '/api/suppliers/by-external-id/{externalSource}/{externalId}' },
  setVerificationByExternalId: {
    method: 'PUT',
    path: '/api/verification-activities/by-external-id/{externalSource}/{externalId}',
  },
  signAccountReview: { method: 'POST', path: '/api/account-reviews/{id}/signatures' },
  signApplicabilityDetermination: { method: 'POST', path: '/api/determinations/{id}/signatures' },
  signCorrectiveAction: { method: 'POST', path: '/api/corrective-actions/{id}/signatures' },
  signDocument: { method: 'POST', path: '/api/documents/{id}/signatures' },
  signHazardAnalysis: { method: 'POST', path: '/api/hazard-analysis/{id}/signatures' },
  signImporterEligibility: { method: 'POST', path: '/api/importer-eligibilities/{id}/signatures' },
  signProcedure: { method: 'POST', path: '/api/procedures/{id}/signatures' },
  signQualification: { method: 'POST', path: '/api/qualifications/{id}/signatures' },
  signReceivingInspection: { method: 'POST', path: '/api/receiving-inspections/{id}/signatures' },
  signVerificationActivity: { method: 'POST', path: '/api/verification-activities/{id}/signatures' },
  testWebhook: { method: 'POST', path: '/api/webhooks/{id}/test' },
  updateAccount: { method: 'PUT', path: '/api/users/{id}' },
  updateAccountReview: { method: 'PUT', path: '/api/account-reviews/{id}' },
  updateAction: { method: 'PUT', path: '/api/corrective-actions/{id}' },
  updateAssurance: { method: 'PUT', path: '/api/assurances/{id}' },
  updateCurrentUser: { method: 'PUT', path: '/api/auth/user' },
  updateDetermination: { method: 'PUT', path: '/api/determinations/{id}' },
  updateDocument: { method: 'PUT', path: '/api/documents/{id}' },
  updateEntryLine: { method: 'PUT', path: '/api/entry-lines/{id}' },
  updateFood: { method: 'PUT', path: '/api/foods/{id}' },
  updateFsvpFile: { method: 'PUT', path: '/api/fsvp-files/{id}' },
  updateHazard: { method: 'PUT', path: '/api/hazard-analysis/{id}' },
  updateImporter: { method: 'PUT', path: '/api/importers/{id}' },
  updateImporterEligibility: { method: 'PUT', path: '/api/importer-eligibilities/{id}' },
  updateIndividual: { method: 'PUT', path: '/api/qualified-individuals/{id}' },
  updateInspection: { method: 'PUT', path: '/api/receiving-inspections/{id}' },
  updateProcedure: { method: 'PUT', path: '/api/procedures/{id}' },
  updateQualification: { method: 'PUT', path: '/api/qualifications/{id}' },
  updateReferenceSet: { method: 'PUT', path: '/api/reference-sets/{id}' },
  updateStandingCheck: { method: 'PUT', path: '/api/standing-checks/{id}' },
  updateSupplier: { method: 'PUT', path: '/api/suppliers/{id}' },
  updateSupplierProduct: { method: 'PUT', path: '/api/suppliers/{id}/products/{productId}' },
  updateVerification: { method: 'PUT', path: '/api/verification-activities/{id}' },
  updateWebhook: { method: 'PUT', path: '/api/webhooks/{id}' },
  verifyAccountReviewSignature: { method: 'GET', path: '/api/account-reviews/{id}/signatures/{signatureId}/verify' },
  verifyApplicabilityDeterminationSignature: {
    method: 'GET',
    path: '/api/determinations/{id}/signatures/{signatureId}/verify',
  },
  verifyCorrectiveActionSignature: {
    method: 'GET',
    path: '/api/corrective-actions/{id}/signatures/{signatureId}/verify',
  },
  verifyDocumentSignature: { method: 'GET', path: '/api/documents/{id}/signatures/{signatureId}/verify' },
  verifyHazardAnalysisSignature: { method: 'GET', path: '/api/hazard-analysis/{id}/signatures/{signatureId}/verify' },
  verifyImporterEligibilitySignature: {
    method: 'GET',
    path: '/api/importer-eligibilities/{id}/signatures/{signatureId}/verify',
  },
  verifyProcedureSignature: { method: 'GET', path: '/api/procedures/{id}/signatures/{signatureId}/verify' },
  verifyQualificationSignature: { method: 'GET', path: '/api/qualifications/{id}/signatures/{signatureId}/verify' },
  verifyReceivingInspectionSignature: {
    method: 'GET',
    path: '/api/receiving-inspections/{id}/signatures/{signatureId}/verify',
  },
  verifyVerificationActivitySignature: {
    method: 'GET',
    path: '/api/verification-activities/{id}/signatures/{signatureId}/verify',
  },
  withdrawAccountReviewSignature: {
    method: 'POST',
    path: '/api/account-reviews/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawApplicabilityDeterminationSignature: {
    method: 'POST',
    path: '/api/determinations/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawCorrectiveActionSignature: {
    method: 'POST',
    path: '/api/corrective-actions/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawDocumentSignature: { method: 'POST', path: '/api/documents/{id}/signatures/{signatureId}/withdrawal' },
  withdrawHazardAnalysisSignature: {
    method: 'POST',
    path: '/api/hazard-analysis/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawImporterEligibilitySignature: {
    method: 'POST',
    path: '/api/importer-eligibilities/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawProcedureSignature: { method: 'POST', path: '/api/procedures/{id}/signatures/{signatureId}/withdrawal' },
  withdrawQualificationSignature: {
    method: 'POST',
    path: '/api/qualifications/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawReceivingInspectionSignature: {
    method: 'POST',
    path: '/api/receiving-inspections/{id}/signatures/{signatureId}/withdrawal',
  },
  withdrawVerificationActivitySignature: {
    method: 'POST',
    path: '/api/verification-activities/{id}/signatures/{signatureId}/withdrawal',
  },
} as const;

/** The codes of problems. A later release may have others. */
export type ProblemCode =
  | 'account-required'
  | 'address-too-long'
  | 'another-record'
  | 'another-signer'
  | 'body-too-large'
  | 'cross-site-request'
  | 'duplicate'
  | 'empty-file'
  | 'external-id-taken'
  | 'file-too-large'
  | 'grant-ended'
  | 'idempotency-key-reused'
  | 'identity-not-proved'
  | 'if-match-required'
  | 'import-rejected'
  | 'import-running'
  | 'infected-file'
  | 'internal-error'
  | 'invalid-grant'
  | 'invalid-input'
  | 'invalid-token'
  | 'invalid-upload-url'
  | 'last-administrator'
  | 'link-ended'
  | 'malformed-body'
  | 'no-such-record'
  | 'not-qualified'
  | 'not-signed-in'
  | 'partial-upload'
  | 'password-expired'
  | 'person-required'
  | 'record-busy'
  | 'record-changed'
  | 'record-signed'
  | 'regime-not-derivable'
  | 'report-not-ready'
  | 'report-without-file'
  | 'request-running'
  | 'request-timeout'
  | 'role-not-allowed'
  | 'scope-missing'
  | 'second-factor-required'
  | 'separation-of-duties'
  | 'service-timeout'
  | 'signed-content-damaged'
  | 'signer-not-allowed'
  | 'stale-version'
  | 'storage-full'
  | 'stored-file-damaged'
  | 'supplier-deleted'
  | 'token-limit'
  | 'too-many-attempts'
  | 'too-many-open-requests'
  | 'too-many-rows'
  | 'two-credentials'
  | 'unavailable'
  | 'unexpected-response'
  | 'unsupported-encoding'
  | 'unsupported-file'
  | 'unsupported-media-type'
  | 'upload-url-expired'
  | 'upload-used'
  | 'webhook-limit'
  | 'workbook-too-large'
  | 'wrong-file-size'
  | 'wrong-state';
