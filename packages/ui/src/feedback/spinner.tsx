import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../foundation/visually-hidden.js';

export interface SpinnerProps {
  /** For assistive technology; omit it beside a text that says the same. */
  label?: string;
  size?: 16 | 20 | 32;
}

export function Spinner({ label, size = 16 }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="animate-turn" />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex">
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

export function FullPageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-canvas text-accent">
      <Spinner label={label} size={32} />
    </div>
  );
}
