import { Spinner } from '../feedback/spinner.js';

/** In place of a dialog whose file is being loaded. It is seen only if that takes longer than a moment, and blocks nothing. */
export function OpeningDialog() {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center print:hidden">
      <div
        className="animate-appear rounded-card border border-divider bg-surface p-4"
        style={{ animationDelay: '200ms', animationFillMode: 'backwards' }}
      >
        <Spinner label="Opening…" size={20} />
      </div>
    </div>
  );
}
