import { Dialog } from '@fsvp/ui/dialogs';
import { AskForLetters } from './ask-for-letters.js';
import type { OwedLetter } from './owed-letters.js';

interface AskForLettersDialogProps {
  letters: readonly OwedLetter[];
  onClose: () => void;
}

export function AskForLettersDialog({ letters, onClose }: AskForLettersDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title="Ask for Letters"
      closesOnOutsideClick={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AskForLetters letters={letters} onClose={onClose} />
    </Dialog>
  );
}
