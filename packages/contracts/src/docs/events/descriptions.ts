/**
 * What the AsyncAPI document says of each event, by its type; those of signatures and failed events are in every service.
 */
export const EVENT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'supplier.created.v1': 'A supplier was added, in the form or by an import.',
  'supplier.updated.v1':
    'A supplier was changed. A completed verification activity changes it too, since it moves the last verification date.',
  'supplier.deleted.v1': 'A supplier was deleted. Its products are deleted with events of their own.',
  'supplier-product.created.v1': 'A product was added to a supplier.',
  'supplier-product.updated.v1': 'A product of a supplier was changed.',
  'supplier-product.deleted.v1': 'A product was deleted, alone or with its supplier.',
  'supplier-product.restored.v1': 'The deletion of a product was taken back. `before` has the time of the deletion.',
  'supplier-performance.recorded.v1': 'A supplier was evaluated. Evaluations are never changed and have no deletion.',

  'verification-activity.scheduled.v1': 'A verification activity was planned.',
  'verification-activity.updated.v1': 'A verification activity was changed and not completed by this change.',
  'verification-activity.completed.v1':
    'A verification activity was completed, or the date or supplier of a completed one was changed. It stands in place of `updated`, and of `scheduled` for an activity that was entered as completed.',
  'verification-activity.deleted.v1': 'A verification activity was deleted.',
  'receiving-inspection.recorded.v1': 'A received shipment was inspected. `status` says whether it passed.',
  'receiving-inspection.updated.v1': 'A receiving inspection was changed.',
  'receiving-inspection.deleted.v1': 'A receiving inspection was deleted.',
  'corrective-action.opened.v1': 'A corrective action was opened.',
  'corrective-action.updated.v1':
    'A corrective action was changed, completed or closed: see `status` before and after.',
  'corrective-action.deleted.v1': 'A corrective action was deleted.',
  'hazard-analysis.recorded.v1': 'A hazard analysis was recorded.',
  'hazard-analysis.updated.v1': 'A hazard analysis was changed.',
  'hazard-analysis.deleted.v1': 'A hazard analysis was deleted.',
  'document-link.requested.v1':
    'The quality service asks for a document to be linked to a record. The link itself is reported by `document.updated.v1`.',

  'document.file-damaged.v1':
    'The file of a document is missing from the object store, or not the one that was stored: `fileDamagedSince` says since when that is known. Restore it from a backup.',
  'document.file-restored.v1': 'The file of a document is whole again.',
  'document.registered.v1': 'An uploaded file was registered as a document.',
  'document.updated.v1': 'The properties or links of a document were changed.',
  'document.version-added.v1':
    'A document got a newer file. It stands in place of `updated`; the earlier file is kept.',
  'document.translation-attached.v1':
    'Another document became the translation of the current file of a document. It is in `translations`.',
  'document.translation-removed.v1': 'A translation was removed from a document. Both documents stay.',
  'document.withdrawn.v1': 'A document was withdrawn: `isActive` is false from now on. Its files are kept.',
  'report-run.requested.v1': 'A report was ordered.',
  'report-run.finished.v1': 'A report is ready. `files` has the size and hash of each format.',
  'report-run.failed.v1': 'A report could not be made. `error` has the reason.',
  'report-run.cancelled.v1': 'A report was cancelled before it was ready.',
  'report-run.files-removed.v1': 'The files of an old report were removed. The run and its figures stay.',
  'webhook.created.v1': 'A webhook was created. Its secret is not in the event.',
  'webhook.updated.v1': 'A webhook was changed, paused or put back into use.',
  'webhook.deleted.v1': 'A webhook was deleted.',
  'webhook.secret-replaced.v1':
    'A webhook got a new secret, which is not in the event. Until `previousSecretUntil` the earlier one signs too.',
  'webhook.disabled.v1': 'The suite disabled a webhook, because its deliveries failed or its address is gone.',

  'qualified-individual.created.v1': 'A qualified individual was added.',
  'qualified-individual.updated.v1': 'A qualified individual was changed.',
  'qualified-individual.deleted.v1': 'A qualified individual who never had a signed qualification was deleted.',
  'fsvp-file.opened.v1': 'An FSVP file was opened.',
  'fsvp-file.updated.v1': 'An FSVP file was changed.',
  'fsvp-file.closed.v1': 'An FSVP file was closed, for good.',
  'fsvp-file.readiness-changed.v1':
    'Verdict, regime or missing requirements of an FSVP file have changed; its id is that of the file.',
  'applicability-determination.drafted.v1': 'A determination of the regime of a file was drafted.',
  'applicability-determination.updated.v1': 'The draft of a determination was changed.',
  'applicability-determination.deleted.v1': 'The draft of a determination was deleted.',
  'applicability-determination.signed.v1': 'A determination was signed and is in force.',
  'applicability-determination.superseded.v1': 'A newer determination of the file was signed.',
  'applicability-determination.withdrawn.v1':
    'The signature of a determination was withdrawn; it is no longer in force.',
  'entry-line.recorded.v1': 'A line of a customs entry was recorded, by itself or from a file.',
  'entry-line.updated.v1': 'A line of a customs entry was corrected.',
  'entry-line.deleted.v1': 'A line of a customs entry was deleted.',
  'assurance.recorded.v1': 'The written assurance of a customer or a supplier was recorded.',
  'assurance.updated.v1': 'An assurance was corrected.',
  'assurance.deleted.v1': 'An assurance was deleted.',
  'standing-check.recorded.v1': 'A check of the scope or the standing of a supplier was recorded.',
  'standing-check.updated.v1': 'A check of scope or standing was corrected.',
  'standing-check.deleted.v1': 'A check of scope or standing was deleted.',
  'evidence-links.changed.v1':
    'Somebody chose the evidence for a requirement of a file. `after` has the whole choice, which may be empty.',
  'food-hazard-analysis.drafted.v1': 'A version of the hazard analysis of a food was drafted.',
  'food-hazard-analysis.updated.v1': 'The draft of a hazard analysis of a food was changed.',
  'food-hazard-analysis.deleted.v1': 'The draft of a hazard analysis of a food was deleted.',
  'food-hazard-analysis.signed.v1': 'A hazard analysis of a food was signed (21 CFR 1.504).',
  'food-hazard-analysis.confirmed.v1':
    'A person signed that nothing changes in the signed hazard analysis of a food, or withdrew such a signature.',
  'food-hazard-analysis.superseded.v1': 'A newer version of the hazard analysis of the food was signed.',
  'food-hazard-analysis.withdrawn.v1':
    'The signature of a hazard analysis of a food was withdrawn; it no longer counts.',
  'procedure.drafted.v1': 'A version of a procedure of an importer was drafted.',
  'procedure.updated.v1': 'The draft of a procedure was changed.',
  'procedure.deleted.v1': 'The draft of a procedure was deleted.',
  'procedure.signed.v1': 'A procedure was signed and is in force from its first day (21 CFR 1.506(a) and (b)).',
  'procedure.superseded.v1': 'A newer version of the procedure was signed.',
  'procedure.withdrawn.v1': 'The signature of a procedure was withdrawn; it is no longer in force.',
  'qualification.drafted.v1': 'A version of a qualification was drafted.',
  'qualification.updated.v1': 'The draft of a qualification was changed.',
  'qualification.deleted.v1': 'The draft of a qualification was deleted.',
  'qualification.signed.v1': 'A qualification was signed and is in force from its first day.',
  'qualification.superseded.v1': 'A newer version of the qualification was signed.',
  'qualification.withdrawn.v1': 'The signature of a qualification was withdrawn; it is no longer in force.',
  'importer.created.v1': 'An importer was added.',
  'importer.updated.v1': 'An importer was changed.',
  'importer.deleted.v1': 'An importer that never had a signed eligibility was deleted.',
  'importer-eligibility.drafted.v1': 'A version of the eligibility of an importer for a year was drafted.',
  'importer-eligibility.updated.v1': 'The draft of an eligibility was changed.',
  'importer-eligibility.deleted.v1': 'The draft of an eligibility was deleted.',
  'importer-eligibility.signed.v1':
    'Somebody who is qualified signed whether an importer is very small in a year (21 CFR 1.500).',
  'importer-eligibility.superseded.v1': 'A newer version of the eligibility was signed.',
  'importer-eligibility.withdrawn.v1': 'The signature of an eligibility was withdrawn; it no longer counts.',
  'reference-set.loaded.v1': 'A set of reference data was loaded. `after` has all of its rows.',
  'reference-set.updated.v1': 'The period or source of a reference set was changed, also because a later one ended it.',
  'reference-set.deleted.v1': 'A reference set was deleted.',
  'food.created.v1': 'A food was created.',
  'food.updated.v1': 'A food or one of its facts was changed.',
  'food.deleted.v1': 'A food was deleted.',
  'food-note.raised.v1':
    'The suite noted that something happened that may concern the hazard analysis of a food, such as a template with a new hazard.',
  'food-note.updated.v1': 'A person dismissed a note of a food with a reason, or opened it again.',
  'hazard-template.generated.v1':
    'A template of hazard analyses was generated, the first one or one with other contents than before.',
  'hazard-template.regenerated.v1': 'A template was generated again with other contents on the same day.',
  'food.restored.v1': 'The deletion of a food was taken back. `before` has the time of the deletion.',

  'record.signed.v1':
    'Somebody signed a record of this service. `content` is the canonical text (RFC 8785) that was signed, `contentSha256` its hash.',
  'signature.withdrawn.v1':
    'A signature was withdrawn. The withdrawal is itself a signature, which `record.signed.v1` reports.',
  'signature.broken.v1':
    'The kept content of a signature is not what was signed. It is written once for each signature; administrators are notified.',

  'dead-letter.replayed.v1': 'An event that a consumer could not handle was handled after all.',
  'dead-letter.discarded.v1': 'An administrator decided that a failed event is not applied, with a reason.',
  'dead-letter.restored.v1': 'A discarded event was put back among the failed ones.',

  'user.created.v1': 'The user of the shared password was made at the first start.',
  'user.updated.v1': 'Name, title, picture, password or second factor of an account was changed. Secrets are left out.',
  'user.invited.v1':
    'A person was invited, or got a new link. `before` is null for a person who had no account. The link is not in the event.',
  'user.activated.v1': 'A person accepted the invitation, or signed in for the first time by single sign-on.',
  'user.role-changed.v1': 'An account has another role.',
  'user.disabled.v1': 'An account was disabled: its sessions and tokens ended.',
  'user.enabled.v1': 'A disabled account may sign in again.',
  'session.opened.v1': 'Somebody signed in. The id of the event’s record is not the secret of the session.',
  'session.closed.v1':
    'Somebody signed out, or an administrator or the account ended the session. Expiry has no event.',
  'api-token.created.v1': 'An API token was created. Only the public prefix of its text is in the event.',
  'api-token.revoked.v1': 'An API token was revoked.',
  'policy.changed.v1': 'An administrator changed a policy, with a reason. `before` is null while it was the default.',
  'module.released.v1': 'A release of a screen was put into use.',
  'module.rolled-back.v1': 'An earlier release of a screen was put back into use.',
  'module.added.v1': 'A screen was added.',
  'module.removed.v1': 'A screen was removed.',
  'signing.failed.v1': 'Somebody tried to sign in the name of this account and could not.',
  'account-review.drafted.v1': 'A review of all accounts was drafted.',
  'account-review.updated.v1': 'The snapshot of a drafted account review was taken again.',
  'account-review.deleted.v1': 'The draft of an account review was deleted.',
  'account-review.signed.v1': 'An administrator confirmed by signature who has access.',
  'account-review.withdrawn.v1': 'The signature of an account review was withdrawn.',

  'event-log.unkeyed-entries-accepted.v1':
    'An operator accepted entries of this service’s event log that an earlier release had hashed without a key (`npm run audit:verify`).',
};
