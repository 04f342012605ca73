import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { Button, OpeningDialog, useLastDefined } from '@fsvp/ui';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../modules/lazy-component.js';
import { useMay } from '../session/use-may.js';

/** A record that the dialog lists. */
export interface SigningRecord {
  id: string;
  title: string;
  /** Of whom it is, and what distinguishes it from others with this title. */
  details: string;
  /** In a list of several types of records, the calls of its type: it is signed as the first meaning that it can be signed as. */
  calls?: SignatureCalls;
  /** Records of a lower one are signed before this: the signature of this needs theirs. 0 if absent. */
  order?: number;
}

export interface SignManyProps {
  /** Of the type of record, such as `documentSignatures`; of those that have none of their own. */
  calls: SignatureCalls;
  /** Of the button; 'Sign several' if absent. */
  label?: string;
  /** How the button looks; outlined if absent. */
  look?: { variant?: 'primary' | 'outline'; size?: 'sm'; 'aria-label'?: string };
  /** Of the dialog, such as 'Sign documents'. */
  title: string;
  /** Which records it lists, in a sentence. */
  description: string;
  /** All records are chosen when it opens: the button names them all. */
  chosen?: boolean;
  /** Loads what it lists when it opens: at most MAX_SUBJECTS. */
  load: (signal: AbortSignal) => Promise<readonly SigningRecord[]>;
}

export interface SignManyDialogProps extends Omit<SignManyProps, 'label' | 'look'> {
  open: boolean;
  onClose: () => void;
}

/** In the shell's file with the dialogs. */
const SignManyDialog = lazyComponent<SignManyDialogProps>(async () => ({
  default: (await import(/* webpackChunkName: "shared-dialogs" */ '../dialogs.js')).SignManyDialog,
}));

/** A button for those who may sign; it opens a dialog that signs several records with one proof of identity. */
export function SignMany(props: SignManyProps) {
  const [open, setOpen] = useState(false);
  // Once rendered it stays mounted, so that its closing animation can finish.
  const wasOpened = useLastDefined(open || undefined);
  if (!useMay('hand_in_signature')) return null;
  return (
    <>
      <Button
        variant="outline"
        {...props.look}
        onClick={() => setOpen(true)}
        onPointerEnter={SignManyDialog.prefetch}
        onFocus={SignManyDialog.prefetch}
      >
        {props.label ?? 'Sign several'}
      </Button>
      <Suspense fallback={<OpeningDialog />}>
        {wasOpened ? <SignManyDialog {...props} open={open} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
