import { Button } from '../actions/button.js';
import type { RestoredDraft } from './use-form-draft.js';

/** Shows that the form has unsaved values of an earlier time, which can be discarded. */
export function RestoredDraftNotice({ isOutdated, discard }: RestoredDraft) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-control bg-sunken px-3 py-2 text-body"
    >
      <span className="min-w-0 grow basis-48">
        Your unsaved input was restored.
        {isOutdated
          ? ' Someone else has changed this record since then. You can compare the values when you save.'
          : null}
      </span>
      <Button variant="outline" size="sm" onClick={discard}>
        Discard it
      </Button>
    </div>
  );
}
