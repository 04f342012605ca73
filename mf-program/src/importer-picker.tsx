import { Combobox, type ComboboxProps } from '@fsvp/ui';
import { loadImporters } from './fsvp-files/api/load-parties.js';

type ImporterPickerProps = Omit<ComboboxProps, 'loadOptions' | 'placeholder' | 'noun' | 'emptyText'>;

/** Chooses an active importer. */
export function ImporterPicker(props: ImporterPickerProps) {
  return (
    <Combobox
      {...props}
      loadOptions={loadImporters}
      placeholder="Search importers..."
      noun="an importer"
      emptyText="No active importers found"
    />
  );
}
