import { VisuallyHidden } from '@fsvp/ui';
import { laterIcons } from '../later-icons.js';

/** Marks what is judged again at the moment. */
export function StaleMark({ hidden = false }: { hidden?: boolean }) {
  return (
    <span title="Being reassessed" className="program:inline-flex program:items-center program:text-muted">
      {laterIcons.stale}
      {hidden ? null : <VisuallyHidden>Being reassessed</VisuallyHidden>}
    </span>
  );
}
