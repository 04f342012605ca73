import { Button } from '@fsvp/ui';

interface StepButtonsProps<S> {
  before: S | undefined;
  after: S | undefined;
  isOpen: boolean;
  onShow: (step: S) => void;
}

/** Lead to the question before, and to the next one. */
export function StepButtons<S>({ before, after, isOpen, onShow }: StepButtonsProps<S>) {
  return (
    <>
      {before ? (
        <Button variant="ghost" onClick={() => onShow(before)}>
          Previous
        </Button>
      ) : null}
      {after ? (
        <Button variant="outline" onClick={() => onShow(after)}>
          {isOpen ? 'Skip for now' : 'Next'}
        </Button>
      ) : null}
    </>
  );
}
