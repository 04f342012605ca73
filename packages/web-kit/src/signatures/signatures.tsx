import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { id as idSchema } from '@fsvp/contracts/core/fields';
import { Spinner, Text, usePrinting } from '@fsvp/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyComponent } from '../modules/lazy-component.js';
import { apiQuery } from '../query/use-api-query.js';

export interface SignaturesProps {
  /** Of the type of record, such as `documentSignatures`. */
  calls: SignatureCalls;
  /** Of the record. */
  id: string;
  /** Who may sign it, besides those who are qualified: by default qualified individuals. */
  permission?: 'hand_in_signature' | 'sign_administration';
  /** Nothing can be signed any more, such as a version that is signed already. */
  closed?: boolean;
  /** 'Signatures' by default; another one where a dialog shows those of two records. */
  title?: string | undefined;
  /** 'Sign' by default; what it is for, where a signed record is signed again. */
  signLabel?: string;
  /** Signing is what is left to do with it. */
  isPrimary?: boolean;
  /** Said in the dialog before what is signed, such as what the signature brings about. */
  notice?: ReactNode;
}

const SignaturesSection = lazyComponent<SignaturesProps>(() => import('./signatures-section.js'));

/** The signatures of a record, with what each is worth now, and the way to sign it. */
export function Signatures(props: SignaturesProps) {
  return (
    <Suspense fallback={<LoadingSignatures />}>
      <SignaturesSection {...props} />
    </Suspense>
  );
}

function LoadingSignatures() {
  return usePrinting() ? <NotLoadedWhenPrinted /> : <Spinner label="Loading signatures…" />;
}

/** On paper instead of a spinner, which would look as if there were none. */
export function NotLoadedWhenPrinted() {
  return <Text as="p">The signatures had not loaded when this page was printed. Print it again.</Text>;
}

/** Loads signatures and what shows them together with their record, so that they can be printed as soon as it is shown. */
export function usePrefetchedSignatures(calls: SignatureCalls | undefined, id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!calls || !idSchema.safeParse(id).success) return;
    SignaturesSection.prefetch();
    void client.prefetchQuery(apiQuery(calls.list, { params: { id } }));
  }, [client, calls, id]);
}
