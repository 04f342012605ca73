const labelsOfForm = new WeakMap<object, Record<string, string>>();

/**
 * The texts of options that were selected in a form, by value: a draft needs them, since its values are ids.
 * @param control of the form
 */
export function optionLabels(control: object): Record<string, string> {
  const labels = labelsOfForm.get(control) ?? {};
  labelsOfForm.set(control, labels);
  return labels;
}
