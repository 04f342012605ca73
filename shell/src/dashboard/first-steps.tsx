import { LIST_TOTALS } from '@fsvp/contracts/catalogue/list-totals';
import { Button, Card } from '@fsvp/ui';
import { hrefs, Link, useApiQuery, useMay } from '@fsvp/web-kit';
import { Check } from 'lucide-react';

interface Step {
  label: string;
  detail: string;
  href: string;
  done: boolean;
}

/** The steps with what is done of them, in a card. */
export default function FirstSteps({ hasSuppliers, onDismiss }: { hasSuppliers: boolean; onDismiss: () => void }) {
  const mayInvite = useMay('administer');
  const verifications = useApiQuery(LIST_TOTALS.verifications, { query: { limit: 1 } }).data;
  const documents = useApiQuery(LIST_TOTALS.documents, { query: { limit: 1 } }).data;
  const files = useApiQuery(LIST_TOTALS.fsvpFiles, { query: { limit: 1 } }).data;
  const importers = useApiQuery(LIST_TOTALS.importers, { query: { limit: 1 } }, { enabled: mayInvite }).data;
  const individuals = useApiQuery(LIST_TOTALS.individuals, { query: { limit: 1 } }, { enabled: mayInvite }).data;
  const accounts = useApiQuery(LIST_TOTALS.accounts, { query: { limit: 1 } }, { enabled: mayInvite }).data;
  // Unknown while loading, and if a service does not respond: a step that is done must not be suggested.
  if (!verifications || !documents || !files || (mayInvite && !(accounts && importers && individuals))) return null;
  const steps: Step[] = [
    ...(accounts && importers && individuals
      ? [
          {
            label: 'Invite people',
            detail: 'Each person gets an account with a role. You get a link to send to them.',
            href: hrefs.invitePerson(),
            done: accounts.total > 1,
          },
          {
            label: 'Add an importer',
            detail: 'The company that FDA holds responsible for the food, with its DUNS number.',
            href: hrefs.importers(),
            done: importers.total > 0,
          },
          {
            label: 'Qualify a person',
            detail: 'Record the education, training or experience of who signs for the importer.',
            href: hrefs.people(),
            done: individuals.total > 0,
          },
        ]
      : []),
    {
      label: 'Import suppliers',
      detail: 'Import a CSV or Excel file. It is checked before anything changes.',
      href: hrefs.importSuppliers(),
      done: hasSuppliers,
    },
    {
      label: 'Open an FSVP file',
      detail: 'One for each food of a supplier. Its questions lead to everything that is needed before you import.',
      href: hrefs.fsvpFiles(),
      done: files.total > 0,
    },
    {
      label: 'Schedule a verification',
      detail: 'An audit, a test, a certificate review or a facility inspection.',
      href: hrefs.newVerification(),
      done: verifications.total > 0,
    },
    {
      label: 'Upload a certificate',
      detail: 'Add its expiry date to get a reminder before it expires.',
      href: hrefs.uploadDocument(),
      done: documents.total > 0,
    },
  ];
  if (steps.every(({ done }) => done)) return null;
  return (
    <Card
      title="Next steps"
      actions={
        <span className="-my-1 -mr-3">
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            Dismiss<span className="sr-only"> the next steps</span>
          </Button>
        </span>
      }
    >
      <ol
        className={`grid grid-cols-1 gap-x-6 gap-y-4 ${
          steps.length > 3 ? 'sm:grid-cols-2 min-[1400px]:grid-cols-4' : 'min-[1100px]:grid-cols-3'
        }`}
      >
        {steps.map((step, index) => (
          <StepItem key={step.href} {...step} position={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

function StepItem({ label, detail, href, done, position }: Step & { position: number }) {
  return (
    <li className="relative flex items-start gap-3">
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full text-meta ${
          done ? 'bg-green-fill text-green-icon' : 'bg-selected text-selected-ink'
        }`}
      >
        {done ? <Check size={16} /> : position}
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        {done ? (
          <span className="text-muted">
            {label}
            <span className="sr-only">: done</span>
          </span>
        ) : (
          <Link
            href={href}
            className="rounded-control text-link underline underline-offset-2 after:absolute after:-inset-2 hover:no-underline"
          >
            {label}
          </Link>
        )}
        <span className="text-cell text-muted">{detail}</span>
      </div>
    </li>
  );
}
