import { Button } from '@fsvp/ui';

/** The way out of a list that is empty because it was narrowed. */
export const clearFilters = (onClear: (() => void) | undefined) =>
  onClear ? (
    <Button variant="outline" onClick={onClear}>
      Clear search and filters
    </Button>
  ) : undefined;
