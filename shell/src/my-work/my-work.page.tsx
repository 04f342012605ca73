import type { WorkItem, WorkItemList, WorkService } from '@fsvp/contracts/catalogue/work-item';
import { Button, Card, EmptyState, ErrorState, formatDate, LinkButton, PageHeader, Stack, t, Text } from '@fsvp/ui';
import { errorText, lazyComponent, useLocation, usePageTitle, useMay, useUrlState } from '@fsvp/web-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { dialogs } from '../modules/dialogs.js';
import { ScreenLoading } from '../modules/screen-loading.js';
import { Key } from '../shortcuts/key.js';
import { OverlayBoundary } from '../shortcuts/overlay.boundary.js';
import { MOST, useWork } from './api/list-work.js';
import { isFiltered, PAGE, UNFILTERED, workUrl, type WorkState } from './my-work.url.js';
import { useUndo } from './use-undo.js';
import { focusWork, positionOfWork, useReturnToWork, useWorkKeys } from './use-work-keys.js';
import { WorkGroups } from './work-groups.js';
import { workShortcuts } from './work-shortcuts.js';
import { WorkToolbar } from './work-toolbar.js';

const WorkDialog = lazyComponent(async () => ({ default: (await dialogs.read()).WorkDialog }));

/** What the user has to do, from all services. Default export, because it is loaded on demand. */
export default function MyWorkPage() {
  usePageTitle(t({ defaultMessage: 'My Work' }));
  const [state, setState] = useUrlState(workUrl);
  const work = useWork(state);
  const retry = () => void work.refetch();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t({ defaultMessage: 'My Work' })}
        subtitle={t({ defaultMessage: 'What is due, one line for one cause. What nobody owns is everybody’s.' })}
      />
      <Stack gap={3}>
        <WorkToolbar state={state} setState={setState} />
        <Keys />
      </Stack>
      {work.data ? (
        <WorkLists work={work.data} state={state} setState={setState} onRetry={retry} />
      ) : work.isError ? (
        <Card>
          <ErrorState
            title={t({ defaultMessage: 'The work could not be loaded' })}
            message={errorText(work.error)}
            onRetry={retry}
          />
        </Card>
      ) : (
        <ScreenLoading />
      )}
    </Stack>
  );
}

/** Where there is a keyboard, as far as a browser says so. */
function Keys() {
  return (
    <ul
      aria-label={t({ defaultMessage: 'Keys' })}
      className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-muted max-lg:hidden print:hidden"
    >
      {workShortcuts().map(([keys, what]) => (
        <li key={what} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {what}
        </li>
      ))}
    </ul>
  );
}

interface WorkListsProps {
  work: WorkItemList;
  state: WorkState;
  setState: (patch: Partial<WorkState>) => void;
  onRetry: () => void;
}

function WorkLists({ work, state, setState, onRetry }: WorkListsProps) {
  const list = useRef<HTMLDivElement>(null);
  /** Where the line was that has moved to another group or is gone: the next one gets the focus. */
  const leaving = useRef<number>(undefined);
  const [asked, setAsked] = useState<{ kind: 'snooze' | 'hand-over'; item: WorkItem }>();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay('write');
  const { decided, end, undo } = useUndo();
  const ask = (kind: 'snooze' | 'hand-over', item: WorkItem | undefined) => {
    if (!mayWrite || !item) return;
    setAsked({ kind, item });
    setOpen(true);
  };
  useWorkKeys(list, {
    onSnooze: (key) =>
      ask(
        'snooze',
        work.items.find((item) => item.key === key && !item.snooze),
      ),
    onUndo: undo,
  });
  useReturnToWork(list, work);
  useEffect(() => {
    if (leaving.current === undefined) return;
    focusWork(list.current, leaving.current);
    leaving.current = undefined;
  }, [work]);
  return (
    <>
      {work.unavailable.length ? <Unavailable services={work.unavailable} onRetry={onRetry} /> : null}
      <NothingDue work={work} state={state} setState={setState} />
      <div ref={list} className="flex flex-col gap-4">
        <WorkGroups
          work={work}
          onSnooze={(item) => ask('snooze', item)}
          onHandOver={(item) => ask('hand-over', item)}
          onEndSnooze={({ key, snooze }) => end({ kind: 'snooze', key, at: snooze!.at })}
          onEndHandOver={({ key, handOver }) => end({ kind: 'hand-over', key, at: handOver!.at })}
        />
      </div>
      <More work={work} onMore={() => setState({ shown: state.shown + PAGE })} />
      {asked ? (
        <OverlayBoundary subject={t({ defaultMessage: 'The form' })} onFailed={() => setAsked(undefined)}>
          <Suspense>
            <WorkDialog
              key={`${asked.kind} ${asked.item.key}`}
              open={isOpen}
              kind={asked.kind}
              item={asked.item}
              onClose={() => setOpen(false)}
              onDecided={(text, at) => {
                leaving.current = positionOfWork(list.current, asked.item.key);
                decided({ kind: asked.kind, key: asked.item.key, at }, text);
                setOpen(false);
              }}
            />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </>
  );
}

const partsOf = (): Record<WorkService, string> => ({
  program: t({ defaultMessage: 'FSVP files, signatures and reevaluations' }),
  quality: t({ defaultMessage: 'verifications and corrective actions' }),
  documents: t({ defaultMessage: 'documents' }),
  suppliers: t({ defaultMessage: 'verification of suppliers' }),
});

function Unavailable({ services, onRetry }: { services: readonly WorkService[]; onRetry: () => void }) {
  return (
    <Card>
      <ErrorState
        title={t({ defaultMessage: 'A part of the work could not be loaded' })}
        message={t(
          { defaultMessage: 'A service is not responding. Missing: {parts}.' },
          { parts: services.map((one) => partsOf()[one]).join('; ') },
        )}
        onRetry={onRetry}
      />
    </Card>
  );
}

function NothingDue({ work, state, setState }: Pick<WorkListsProps, 'work' | 'state' | 'setState'>) {
  const { counts, items, total, unavailable } = work;
  const { pathname, search } = useLocation();
  if (isFiltered(state) && total === 0)
    return (
      <Card>
        <EmptyState
          text={t({ defaultMessage: 'No work matches these filters' })}
          action={
            <Button variant="outline" onClick={() => setState(UNFILTERED)}>
              {t({ defaultMessage: 'Clear filters' })}
            </Button>
          }
        />
      </Card>
    );
  // What is missing may be due.
  if (state.group || unavailable.length || counts.overdue || counts.today || counts.this_week) return null;
  const next = items.find(({ group, dueOn }) => group === 'later' && dueOn !== null);
  return (
    <Card>
      <EmptyState
        text={
          next
            ? t(
                { defaultMessage: 'Nothing is due. The next thing is “{title}” on {day}.' },
                { title: next.title, day: formatDate(next.dueOn) },
              )
            : total > 0
              ? t({ defaultMessage: 'Nothing is due.' })
              : state.who
                ? t({ defaultMessage: 'Nothing is waiting' })
                : t({ defaultMessage: 'Nothing is waiting for you' })
        }
        action={
          next ? (
            <LinkButton variant="outline" href={next.action.href} below={pathname + search}>
              {next.action.label}
            </LinkButton>
          ) : state.who ? undefined : (
            <Button variant="outline" onClick={() => setState({ who: 'everybody' })}>
              {t({ defaultMessage: 'Show everybody’s work' })}
            </Button>
          )
        }
      />
    </Card>
  );
}

function More({ work: { items, total, more }, onMore }: { work: WorkItemList; onMore: () => void }) {
  return (
    <>
      {items.length < Math.min(total, MOST) ? (
        <div className="text-center">
          <Button variant="outline" onClick={onMore}>
            {t({ defaultMessage: 'Show more' })}
          </Button>
        </div>
      ) : null}
      {more > 0 ? (
        <Text as="p" size="meta" tone="subtle">
          {t(
            {
              defaultMessage:
                '{more, plural, one {# later lines are not listed. They appear when earlier ones are done, or with a filter by importer.} other {# later lines are not listed. They appear when earlier ones are done, or with a filter by importer.}}',
            },
            { more },
          )}
        </Text>
      ) : null}
    </>
  );
}
