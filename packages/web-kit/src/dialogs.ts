/** What a screen needs once a record or a form is opened; see dialogs.ts of @fsvp/ui. */

export { ConflictChoices } from './records/conflict-choices.js';
export { DeleteDialog } from './records/delete-dialog.js';
export { EditRecordDialog } from './records/edit-record-dialog.js';
export { DocumentDrop, DocumentRows, type DocumentDropProps } from './documents/document-drop.js';
export { readSupplier, type KnownSupplier } from './documents/read-supplier.js';
export { storeFile } from './documents/upload-document.js';
export { Terms } from './glossary/terms.js';
export { LinkedDocuments } from './records/linked-documents.js';
export { RecordDialog, type RecordDetails } from './records/record-dialog.js';
export { RecordForm, type RecordFormProps } from './records/record-form.js';
export { applySaveError } from './records/apply-save-error.js';
export { useSave } from './records/use-save.js';
export { useRecordSave, type Conflicts, type SavedForm, type ShowValue } from './records/use-record-save.js';
export { SupplierField } from './forms/supplier-field.js';
export { Signatures, type SignaturesProps } from './signatures/signatures.js';
export { SignManyDialog } from './signatures/sign-many.dialog.js';
