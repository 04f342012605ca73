import { Button } from '@fsvp/ui';

/** Button for a list that is empty because of its search or filters. */
export const clearFilters = (onClear: (() => void) | undefined) =>
  onClear ? (
    <Button variant="outline" onClick={onClear}>
      Clear search and filters
    </Button>
  ) : undefined;
