import { IMPORT_STEPS, type ImportStep } from './import-state.js';

const LABELS: Record<ImportStep, string> = { file: 'File', columns: 'Columns', check: 'Check', result: 'Result' };

/** The steps: 1 File, 2 Columns, 3 Check, 4 Result. */
export function ImportSteps({ current }: { current: ImportStep }) {
  return (
    <ol
      aria-label="Steps of the import"
      className="sup:flex sup:flex-wrap sup:gap-x-5 sup:gap-y-2 sup:text-label sup:text-muted"
    >
      {IMPORT_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="sup:group sup:flex sup:items-center sup:gap-1.5 sup:aria-[current]:text-ink"
        >
          <span className="sup:grid sup:size-6 sup:place-items-center sup:rounded-full sup:border sup:border-control sup:text-meta sup:group-aria-[current]:border-accent sup:group-aria-[current]:bg-accent sup:group-aria-[current]:text-on-fill">
            {index + 1}
          </span>{' '}
          {LABELS[step]}
        </li>
      ))}
    </ol>
  );
}
