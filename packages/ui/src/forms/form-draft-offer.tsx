import { Button } from '../actions/button.js';
import type { FormDraftOffer as Offer } from './use-form-draft.js';

/** Offers to restore the draft of a form. */
export function FormDraftOffer({ restore, discard }: Offer) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-control bg-sunken px-3 py-2 text-body"
    >
      <span className="min-w-0 grow basis-48">Your unsaved input in this form was kept.</span>
      <span className="flex gap-2">
        <Button variant="outline" size="sm" onClick={restore}>
          Restore it
        </Button>
        <Button variant="ghost" size="sm" onClick={discard}>
          Discard it
        </Button>
      </span>
    </div>
  );
}
