import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { judgeConditions } from '@fsvp/contracts/program/food-hazard-analyses/find-conditions';
import type { Section } from './content.js';
import { Button, Card, Inline, Stack, Text } from '@fsvp/ui';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useUrlState } from '@fsvp/web-kit';
import { foodsUrl } from '../../foods/foods.url.js';
import { useHazardLibrary } from '../api/hazard-library.js';
import { icons } from '../../icons.js';
import { AdoptDialog } from './adopt.dialog.js';
import { ConditionsPanel } from './conditions-panel.js';
import { ConflictsCard } from './conflicts-card.js';
import { FactorsCard, OriginsCard } from './considered-cards.js';
import { findValueProblems } from './find-problems.js';
import { HazardGrid, type GridHandle } from './hazard-grid.js';
import { withValueAt } from './merge-contents.js';
import { PasteReport, type PasteResult } from './paste-report.js';
import { ReviewCard } from './review-card.js';
import { SaveStatus } from './save-status.js';
import { ScopeCard } from './scope-card.js';
import { SignCard } from './sign-card.js';
import { SourcesCard } from './sources-card.js';
import { useLeaveGuard } from './use-leave-guard.js';
import { useWorksheet } from './use-worksheet.js';

export interface WorksheetProps {
  analysis: FoodHazardAnalysis;
  onDelete: () => void;
}

/** Conditions name a hazard. */
const named = (hazard: AnalysisHazard) => (hazard.name ? hazard : { ...hazard, name: 'The row without a name' });

/** The draft of a hazard analysis, as a form that saves itself. */
export function Worksheet({ analysis, onDelete }: WorksheetProps) {
  const library = useHazardLibrary();
  const { store, state } = useWorksheet(analysis, library);
  const { content, conflicts, save, canUndo, canRedo } = state;
  const { facts } = state.analysis;
  const later = useDeferredValue(content);
  const conditions = useMemo(
    () => judgeConditions({ ...later, facts, hazards: later.hazards.map(named) }),
    [later, facts],
  );
  const problems = useMemo(() => findValueProblems(later, facts, library), [later, facts, library]);
  const [pasted, setPasted] = useState<PasteResult>({ problems: [] });
  const [{ adopt: toAdopt }, setUrl] = useUrlState(foodsUrl);
  const [adopting, setAdopting] = useState(false);
  const grid = useRef<GridHandle>(null);
  const page = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useLeaveGuard(save);

  const onChange = useCallback(
    (path: string, value: unknown) => store.change((current) => withValueAt(current, path, value), false),
    [store],
  );
  const errorOf = (path: string) => problems.find((one) => one.path === path)?.message;
  const open = useCallback(
    (path: string) => {
      const [list, key, field] = path.split('.');
      const { hazards } = store.get().content;
      if (list === 'hazards') {
        const hazard = hazards.find(({ hazardKey }, index) => hazardKey === key || String(index) === key);
        if (hazard)
          grid.current?.focusHazard(hazard.hazardKey, field === 'toCheck' ? 'foreseeable' : (field ?? 'name'));
        else grid.current?.focusGroup('environmental_pathogens', 'add');
        return;
      }
      if (list === 'considered') {
        const answer = store.get().content.considered.find(({ group }) => group === key)?.answer;
        grid.current?.focusGroup(key as Section, answer === 'none' ? 'reason' : 'answer');
        return;
      }
      const control = page.current?.querySelector<HTMLElement>(`[data-path^="${path}"]`);
      control?.focus();
      control?.scrollIntoView?.({ block: 'center' });
    },
    [store],
  );
  const showConflicts = () => {
    const choice = page.current?.querySelector<HTMLElement>('[data-conflicts] button');
    choice?.focus();
    choice?.scrollIntoView?.({ block: 'center' });
  };
  const leaveGrid = useCallback(() => page.current?.querySelector<HTMLElement>('[data-after-grid]')?.focus(), []);
  const parts = { content, errorOf, onChange };
  const openCount = conditions.reduce((sum, { total, done }) => sum + total - done, 0);
  const isSaved = save.is === 'saved' && content === later && problems.length + conflicts.length === 0;
  return (
    <div
      ref={page}
      className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:xl:grid-cols-[minmax(0,1fr)_15rem] program:2xl:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <Stack gap={6}>
        <Inline justify="between" gap={3}>
          <Text weight="semibold">{`Draft of version ${analysis.versionNumber}`}</Text>
          <Button variant="ghost" size="sm" icon={icons.remove} onClick={onDelete}>
            Delete draft…
          </Button>
        </Inline>
        {state.analysis.outdated ? (
          <Card title="The facts of the food have changed">
            <Inline justify="between" gap={3}>
              <Text as="p">
                They were edited after this draft was saved. Read what they mean for your answers, then take them over:
                a draft with earlier facts cannot be signed.
              </Text>
              <Button variant="outline" onClick={() => store.touch()}>
                Use the facts of today
              </Button>
            </Inline>
          </Card>
        ) : null}
        <ConflictsCard store={store} content={content} conflicts={conflicts} />
        <ScopeCard {...parts} />
        {content.basis === 'reviewed' ? <ReviewCard {...parts} /> : null}
        <PasteReport {...pasted} onClose={() => setPasted({ problems: [] })} />
        <Card
          title="Hazards"
          description="Severity is that of the illness or injury. Probability is that in the absence of controls (§1.504(c)(1))."
          flush
          actions={
            <>
              <Button ref={undo} variant="ghost" size="sm" disabled={!canUndo} onClick={() => store.undo()}>
                Undo
              </Button>
              <Button variant="ghost" size="sm" disabled={!canRedo} onClick={() => store.redo()}>
                Redo
              </Button>
              <Button variant="ghost" size="sm" icon={icons.remove} onClick={() => grid.current?.removeHazard()}>
                Remove row
              </Button>
              <Button variant="outline" size="sm" onClick={() => setAdopting(true)}>
                Adopt from suppliers
              </Button>
              <Button variant="outline" size="sm" icon={icons.add} onClick={() => grid.current?.addHazard()}>
                Add hazard
              </Button>
            </>
          }
          footer={
            <Text as="p" size="meta" tone="muted">
              <span id="worksheet-keys">
                Arrows and Tab move, Enter or F2 edits, a letter chooses or replaces, Delete clears. Ctrl+Enter adds a
                row, Ctrl+Delete removes it, Ctrl+Z takes back. Paste rows from a spreadsheet; Shift with arrows selects
                cells to copy. Escape leaves the grid.
              </span>
            </Text>
          }
        >
          <HazardGrid
            ref={grid}
            store={store}
            hazards={content.hazards}
            considered={content.considered}
            facts={facts}
            library={library}
            conditions={conditions}
            problems={problems}
            onPasted={setPasted}
            onLeave={leaveGrid}
          />
        </Card>
        <div data-after-grid tabIndex={-1} className="program:flex program:flex-col program:gap-6 program:outline-none">
          {content.basis === 'own' ? (
            <>
              <OriginsCard {...parts} />
              <FactorsCard {...parts} />
            </>
          ) : null}
          <SourcesCard sources={content.sources} onChange={onChange} />
        </div>
        <SignCard analysis={state.analysis} open={openCount} isSaved={isSaved} />
      </Stack>
      <div className="program:max-xl:order-first program:xl:sticky program:xl:top-20 program:xl:max-h-[calc(100vh-6rem)] program:xl:overflow-y-auto program:print:hidden">
        <Stack gap={3}>
          <SaveStatus
            store={store}
            save={save}
            conflicts={conflicts.length}
            problems={problems}
            onProblem={open}
            onConflict={showConflicts}
          />
          <ConditionsPanel conditions={conditions} onOpen={open} />
        </Stack>
      </div>
      <AdoptDialog
        analysis={state.analysis}
        open={adopting || toAdopt !== undefined}
        chosen={toAdopt}
        onClose={() => {
          setAdopting(false);
          if (toAdopt !== undefined) setUrl({ adopt: undefined }, 'replace');
        }}
      />
    </div>
  );
}
