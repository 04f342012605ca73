/** What a screen needs once a dialog or a form is opened: a file of its own in the shell, so that the first screen does not wait for it. */

export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.js';
export { DefinedTerm } from './overlays/defined-term.js';
export { Dialog, type DialogProps } from './overlays/dialog.js';
export {
  FormDialog,
  useFormProgress,
  type FormDialogControls,
  type FormDialogProps,
  type FormProgress,
} from './overlays/form.dialog.js';

export { Checkbox, Switch, type ToggleProps } from './forms/checkbox.js';
export { FileDrop, type FileDropProps } from './forms/file-drop.js';
export type { ChosenFile } from './forms/read-dropped-files.js';
export { useFormCheck } from './forms/use-form-check.js';

export { applyProblem, type ProblemEntry } from './forms/apply-problem.js';
export { Form, FormActions, type FormProps } from './forms/form.js';
export { useUnsavedWork } from './overlays/use-unsaved-work.js';
export { useHistoryBlocker } from './overlays/use-history-blocker.js';
export { valuesBeforeDraft } from './forms/use-form-draft.js';
export { MoreFields, type MoreFieldsProps } from './forms/more-fields.js';
export { FormErrorSummary, type FormErrorSummaryProps } from './forms/form-error-summary.js';
export { blankToNull, useContractForm, type ContractFormOptions } from './forms/use-contract-form.js';
export type { FormSchema } from './forms/standard-schema-resolver.js';
export type { BoundFieldProps } from './forms/use-field.js';
export { ComboboxField, SelectField, type ComboboxFieldProps, type SelectFieldProps } from './forms/choice-fields.js';
export { DateField, type DateFieldProps } from './forms/date-field.js';
export {
  PassFailField,
  RadioChoice,
  RadioGroupField,
  type PassFailFieldProps,
  type RadioChoiceProps,
  type RadioGroupFieldProps,
} from './forms/radio-fields.js';
export { NumberInput, type NumberInputProps } from './forms/number-input.js';
export {
  NumberField,
  TextareaField,
  Suggestions,
  TextField,
  type NumberFieldProps,
  type TextareaFieldProps,
  type Suggestion,
  type TextFieldProps,
} from './forms/text-fields.js';
export { CheckboxField, SwitchField } from './forms/toggle-fields.js';

export {
  get,
  set,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
