import { lazyComponent, useMay } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { useFirstScreenLoaded } from '../modules/when-idle.js';
import { dismissFirstSteps, firstStepsDismissed } from './first-steps.store.js';

const FirstSteps = lazyComponent(() => import(/* webpackChunkName: "first-steps" */ './first-steps.js'));

/**
 * What a new suite needs first. Hidden when each step was done once, after it was dismissed, and from readers. It is loaded after the
 * first screen, which most users see without it.
 */
export function FirstStepsCard({ totalSuppliers }: { totalSuppliers: number | null }) {
  const [dismissed, setDismissed] = useState(firstStepsDismissed);
  const enabled = useFirstScreenLoaded();
  const mayWrite = useMay('write');
  if (!enabled || !mayWrite || dismissed || totalSuppliers === null) return null;
  return (
    <Suspense>
      <FirstSteps
        hasSuppliers={totalSuppliers > 0}
        onDismiss={() => {
          dismissFirstSteps();
          setDismissed(true);
          // The focused button disappears with the card.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </Suspense>
  );
}
