import { lazyComponent } from '@fsvp/web-kit';
import type { DocumentDropProps } from '@fsvp/web-kit/dialogs';
import { Suspense } from 'react';

const Loaded = lazyComponent<DocumentDropProps>(async () => ({
  default: (await import('@fsvp/web-kit/dialogs')).DocumentDrop,
}));

/** For screens that are shown before what dialogs and forms need is loaded. */
export function LazyDocumentDrop(props: DocumentDropProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
