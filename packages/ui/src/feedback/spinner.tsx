import { LoaderCircle } from 'lucide-react';

export interface SpinnerProps {
  /** Shown below the spinner and announced; omit it beside a text that says the same. */
  label?: string;
  size?: 16 | 20 | 32;
}

export function Spinner({ label, size = 16 }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="animate-turn" />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex flex-col items-center gap-2 text-body text-muted">
      {icon}
      {label}
    </span>
  );
}

export function FullPageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-canvas">
      <Spinner label={label} size={32} />
    </div>
  );
}
