import { IMPORT_STEPS, type ImportStep } from './import-state.js';

const LABELS: Record<ImportStep, string> = { file: 'File', columns: 'Columns', check: 'Check', result: 'Result' };

/** Where the import stands: 1 File, 2 Columns, 3 Check, 4 Result. */
export function ImportSteps({ current }: { current: ImportStep }) {
  return (
    <ol aria-label="Steps of the import" className="sup:flex sup:gap-1 sup:border-b sup:border-divider sup:text-label">
      {IMPORT_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="sup:-mb-px sup:border-b-2 sup:border-transparent sup:px-2 sup:pb-2 sup:text-muted sup:sm:px-3 sup:aria-[current]:border-accent sup:aria-[current]:text-ink"
        >
          {index + 1} {LABELS[step]}
        </li>
      ))}
    </ol>
  );
}
