import type { SignatureCalls } from '@fsvp/contracts/signature';
import { Spinner } from '@fsvp/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../modules/lazy-component.js';

export interface SignaturesProps {
  /** Of the type of record, such as `documentSignatures`. */
  calls: SignatureCalls;
  /** Of the record. */
  id: string;
  /** Who may sign it, besides those who are qualified: by default qualified individuals. */
  permission?: 'hand_in_signature' | 'sign_administration';
  /** Nothing can be signed any more, such as a version that is signed already. */
  closed?: boolean;
}

const SignaturesSection = lazyComponent<SignaturesProps>(() => import('./signatures-section.js'));

/** The signatures of a record, with what each is worth now, and the way to sign it. */
export function Signatures(props: SignaturesProps) {
  return (
    <Suspense fallback={<Spinner label="Loading signatures…" />}>
      <SignaturesSection {...props} />
    </Suspense>
  );
}
