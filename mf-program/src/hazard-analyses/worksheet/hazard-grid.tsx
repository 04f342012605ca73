import type { ConditionState } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { MAX_HAZARDS, type AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysedFacts } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { HazardGroup } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { toast } from '@fsvp/ui';
import {
  memo,
  useCallback,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { CellEditor, type EditorProps, type Leave } from './cell-editor.js';
import { columnsFor, type CellOption } from './columns.js';
import { changeHazard, fromLibrary, newHazard, type Content, type LibraryHazard, type Section } from './content.js';
import type { ValueProblem } from './find-problems.js';
import { HazardRow, SectionRow } from './grid-cells.js';
import { columnIn, gridRows, isAnswered, SECTION_CELLS, type GridRow, type Place } from './grid-rows.js';
import { GridHead } from './grid-head.js';
import { valueAt, withValueAt } from './merge-contents.js';
import { findPasteRefusal, freeRows, pasteCells, withLibrary } from './paste-cells.js';
import type { PasteResult } from './paste-report.js';
import { formatTabSeparated, parseTabSeparated } from './tab-separated.js';
import { GroupAnswerEditor } from './group-answer-editor.js';
import type { WorksheetStore } from './worksheet.store.js';

export interface GridHandle {
  /** Moves the focus to a cell: of a hazard by key and field, of a group to its answer or reason. */
  focusHazard: (hazardKey: string, field: string) => void;
  focusGroup: (group: Section, part: 'answer' | 'reason' | 'add') => void;
  /** Adds a row to the group of the focus. */
  addHazard: () => void;
  removeHazard: () => void;
}

interface HazardGridProps {
  ref: Ref<GridHandle>;
  store: WorksheetStore;
  hazards: Content['hazards'];
  considered: Content['considered'];
  facts: AnalysedFacts;
  library: readonly LibraryHazard[] | undefined;
  conditions: readonly ConditionState[];
  problems: readonly ValueProblem[];
  onPasted: (result: PasteResult) => void;
  /** Escape leaves the grid, so that Tab goes on to what is around it. */
  onLeave: () => void;
}

interface Editing {
  typed: string | undefined;
}

const PAGE = 10;

/** The hazards of an analysis in a grid that is written like a spreadsheet (WAI-ARIA grid). */
export const HazardGrid = memo(function HazardGrid(props: HazardGridProps) {
  const { store, hazards, considered, facts, library, conditions, problems, onPasted, onLeave, ref } = props;
  const columns = useMemo(() => columnsFor(facts, hazards), [facts, hazards]);
  const rows = useMemo(() => gridRows({ hazards, considered }, facts), [hazards, considered, facts]);
  const [place, setPlace] = useState<Place>({ row: 'parasites', column: 0 });
  const [anchor, setAnchor] = useState<Place>();
  const [editing, setEditing] = useState<Editing>();
  const scroller = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);

  const found = rows.findIndex(({ id }) => id === place.row);
  const rowIndex = Math.max(0, found);
  // Somebody removed the row: what is typed next must not go into another one.
  if (editing && found < 0) setEditing(undefined);
  const row = rows[rowIndex]!;
  const column = columnIn(row, place.column, columns.length);

  useLayoutEffect(() => {
    if (!mustFocus.current || editing) return;
    mustFocus.current = false;
    const element = scroller.current?.querySelector<HTMLElement>(`[data-place="${row.id}:${column}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const moveTo = (next: Place, extend = false) => {
    mustFocus.current = true;
    setAnchor(extend ? (anchor ?? { row: row.id, column }) : undefined);
    setPlace(next);
  };
  const moveBy = (steps: number, extend = false) => {
    const next = rows[Math.max(0, Math.min(rowIndex + steps, rows.length - 1))]!;
    moveTo({ row: next.id, column: place.column }, extend);
  };
  const cellsOf = (one: GridRow) => (one.kind === 'hazard' ? columns.length : SECTION_CELLS);
  /** The cell before or after, over the ends of rows; false at the ends of the grid. */
  const moveAlong = (step: 1 | -1): boolean => {
    const at = column + step;
    if (at >= 0 && at < cellsOf(row) && (row.kind === 'hazard' || isAnswered(row))) {
      moveTo({ row: row.id, column: at });
      return true;
    }
    const next = rows[rowIndex + step];
    if (!next) return false;
    moveTo({ row: next.id, column: step === 1 ? 0 : cellsOf(next) - 1 });
    return true;
  };
  const leaveEditor = (leave: Leave) => {
    setEditing(undefined);
    mustFocus.current = true;
    if (leave === 'down') moveBy(1);
    else if (leave === 'right') moveAlong(1);
    else if (leave === 'left') moveAlong(-1);
  };

  const changeRow = (hazardKey: string, change: (hazard: AnalysisHazard) => Partial<AnalysisHazard>, isStep = true) =>
    store.change(
      (current) => ({
        ...current,
        hazards: current.hazards.map((one) => (one.hazardKey === hazardKey ? changeHazard(one, change(one)) : one)),
      }),
      isStep,
    );
  const changeGroup = (group: Section, changes: object, isStep = true) =>
    store.change(
      (current) => ({
        ...current,
        considered: current.considered.map((one) => (one.group === group ? { ...one, ...changes } : one)),
      }),
      isStep,
    );
  const addHazard = (section: Section) => {
    if (freeRows(hazards) <= 0) {
      toast({ title: 'No row was added', description: `An analysis has at most ${MAX_HAZARDS} hazards.` });
      return;
    }
    const hazard = newHazard(section);
    store.change((current) => ({ ...current, hazards: [...current.hazards, hazard] }));
    moveTo({ row: hazard.hazardKey, column: 0 });
    setEditing({ typed: undefined });
  };
  const removeHazard = (hazard: AnalysisHazard) => {
    if (hazard.requiredByPart112) return;
    const next = rows[rowIndex + 1]?.kind === 'hazard' ? rows[rowIndex + 1]! : rows[rowIndex - 1]!;
    const path = `hazards.${hazard.hazardKey}`;
    const { content: before } = store.get();
    store.change((current) => withValueAt(current, path, undefined));
    moveTo({ row: next.id, column });
    toast({
      title: 'Hazard removed',
      description: hazard.name || 'The row without a name was removed.',
      action: {
        label: 'Undo',
        altText: 'Press Undo above the hazards', // This row, whatever was changed since.
        onSelect: () =>
          store.change((current) => (valueAt(current, path) ? current : withValueAt(current, path, hazard, before))),
      },
    });
  };
  const latestAdd = useRef(addHazard);
  useLayoutEffect(() => {
    latestAdd.current = addHazard;
  });
  /** Stays the same, so that the rows of groups need no rendering. */
  const onAdd = useCallback((section: Section) => latestAdd.current(section), []);
  const sectionOfRow = row.kind === 'section' ? row.id : row.section;

  const startEdit = (typed?: string) => {
    if (row.kind === 'section') {
      if (column === SECTION_CELLS - 1) addHazard(row.id);
      else setEditing({ typed });
      return;
    }
    if (row.hazard.requiredByPart112 || columns[column]!.kind === 'rating') return;
    setAnchor(undefined);
    setEditing({ typed });
  };

  /** Marks a judged value as looked at, also if it stays the same. */
  const choose = (hazard: AnalysisHazard, field: keyof AnalysisHazard, { value }: CellOption) => {
    const parsed = columns.find((one) => one.field === field)!.parse(String(value), hazard);
    const isLook = hazard.toCheck === 'row' || (hazard.toCheck === 'probability' && field === 'probability');
    if ('changes' in parsed)
      changeRow(hazard.hazardKey, () => ({ ...parsed.changes, ...(isLook && { toCheck: null }) }));
  };

  /** A letter in a cell of few values chooses one; pressed again, the next one of that letter. */
  const chooseByLetter = (letter: string): boolean => {
    if (row.kind === 'section') {
      if (column !== 0) return false;
      const answer = { f: 'found', n: 'none' }[letter];
      if (answer) changeGroup(row.id, { answer });
      if (answer === 'none') moveTo({ row: row.id, column: 1 });
      return answer !== undefined;
    }
    const { kind, options, field } = columns[column]!;
    if (kind !== 'choice' || row.hazard.requiredByPart112) return false;
    const matching = options!(row.hazard).filter((one) => one.letter === letter);
    const at = matching.findIndex(({ value }) => value === row.hazard[field]);
    const next = matching[(at + 1) % matching.length];
    if (next) choose(row.hazard, field, next);
    return next !== undefined;
  };

  const selection = useMemo(() => {
    if (!anchor) return undefined;
    const from = rows.findIndex(({ id }) => id === anchor.row);
    const [top, bottom] = [Math.min(from, rowIndex), Math.max(from, rowIndex)];
    return {
      keys: new Set(rows.slice(top, bottom + 1).map(({ id }) => id)),
      from: Math.min(anchor.column, column),
      to: Math.max(anchor.column, column),
    };
  }, [anchor, rows, rowIndex, column]);
  const selectedRows = () =>
    selection
      ? rows.flatMap((one) => (one.kind === 'hazard' && selection.keys.has(one.id) ? [one.hazard] : []))
      : row.kind === 'hazard'
        ? [row.hazard]
        : [];
  const selectedColumns = () => columns.slice(selection?.from ?? column, (selection?.to ?? column) + 1);

  const clear = () => {
    if (row.kind === 'section' && !selection) {
      if (column < 2) changeGroup(row.id, column === 0 ? { answer: null } : { reason: null });
      return;
    }
    const keys = new Set(selectedRows().flatMap((one) => (one.requiredByPart112 ? [] : one.hazardKey)));
    store.change((current) => ({
      ...current,
      hazards: current.hazards.map((hazard) =>
        keys.has(hazard.hazardKey)
          ? selectedColumns().reduce((changed, one) => {
              const parsed = one.field === 'name' ? { changes: {} } : one.parse('', changed);
              return 'changes' in parsed ? changeHazard(changed, parsed.changes) : changed;
            }, hazard)
          : hazard,
      ),
    }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing || event.nativeEvent.isComposing || event.altKey) return;
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    if (isCommand) {
      if (key === 'y' || ((key === 'z' || key === 'Z') && shiftKey)) store.redo();
      else if (key === 'z') store.undo();
      else if (key === 'Enter') addHazard(sectionOfRow);
      else if (key === 'Delete' || key === 'Backspace') {
        if (row.kind === 'hazard') removeHazard(row.hazard);
      } else if (key === 'Home') moveTo({ row: rows[0]!.id, column: 0 });
      else if (key === 'End') moveTo({ row: rows.at(-1)!.id, column: columns.length - 1 });
      else return;
      done();
      return;
    }
    const steps: Record<string, () => void> = {
      ArrowUp: () => moveBy(-1, shiftKey),
      ArrowDown: () => moveBy(1, shiftKey),
      ArrowLeft: () => moveTo({ row: row.id, column: Math.max(0, column - 1) }, shiftKey),
      ArrowRight: () => moveTo({ row: row.id, column: Math.min(column + 1, cellsOf(row) - 1) }, shiftKey),
      Home: () => moveTo({ row: row.id, column: 0 }, shiftKey),
      End: () => moveTo({ row: row.id, column: cellsOf(row) - 1 }, shiftKey),
      PageUp: () => moveBy(-PAGE),
      PageDown: () => moveBy(PAGE),
      Enter: () => startEdit(),
      F2: () => startEdit(),
      Insert: () => addHazard(sectionOfRow),
      Delete: clear,
      Backspace: clear,
      Escape: () => (anchor ? setAnchor(undefined) : onLeave()),
      ' ': () => startEdit(),
    };
    if (key === 'Tab') {
      if (moveAlong(shiftKey ? -1 : 1)) done();
      return;
    }
    const step = steps[key];
    if (step) {
      done();
      step();
    } else if (key.length === 1 && !chooseByLetter(key.toLowerCase())) {
      const isText = row.kind === 'section' ? column === 1 : columns[column]!.kind === 'text';
      if (isText) {
        done();
        startEdit(key);
      } else if (row.kind === 'hazard' && columns[column]!.kind === 'origins') {
        done();
        startEdit();
      }
    } else if (key.length === 1) done();
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const at = (event.target as Element).closest<HTMLElement>('[data-place]')?.dataset.place;
    if (!at || editing || (event.target as Element).closest('button')) return;
    const [id = '', index] = at.split(':');
    const isSame = id === row.id && Number(index) === column;
    const wasFocused = isSame && pressed.current;
    moveTo({ row: id, column: Number(index) }, event.shiftKey);
    if (!event.shiftKey && (wasFocused || event.pointerType === 'touch')) queueMicrotask(() => edit());
  };
  const edit = useEffectEvent(() => startEdit());
  const pressed = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = (event.target as Element).closest<HTMLElement>('[data-place]');
    pressed.current = at !== null && at === document.activeElement;
    if (event.shiftKey && !editing) event.preventDefault();
  };
  const onFocus = (event: React.FocusEvent<HTMLElement>) => {
    const at = (event.target as HTMLElement).dataset?.place;
    if (!at || editing) return;
    const [id = '', index] = at.split(':');
    if (id !== row.id || Number(index) !== column) setPlace({ row: id, column: Number(index) });
  };

  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    const chosen = selectedColumns();
    const cells =
      row.kind === 'section' && !selection
        ? [[column === 0 ? (row.answer?.answer ?? '') : (row.answer?.reason ?? '')]]
        : selectedRows().map((hazard) => chosen.map((one) => one.text(hazard)));
    event.clipboardData.setData('text/plain', formatTabSeparated(cells));
    event.preventDefault();
    if (event.type === 'cut') clear();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const cells = parseTabSeparated(event.clipboardData.getData('text/plain'));
    const isOne = cells.length === 1 && cells[0]!.length === 1;
    if (row.kind === 'section' && isOne && column === 1) {
      changeGroup(row.id, { reason: cells[0]![0]!.trim() || null });
      return;
    }
    const { content } = store.get();
    const pasted = pasteCells(content, {
      cells,
      at: row.kind === 'hazard' ? row.id : undefined,
      section: sectionOfRow,
      column: row.kind === 'hazard' ? column : 0,
      columns,
      library,
    });
    const { changed, added, problems: notes } = pasted;
    const refusal = findPasteRefusal(content, pasted);
    onPasted(refusal === undefined ? { problems: notes } : { problems: [], refusal });
    if (refusal !== undefined) return;
    store.change(() => pasted.content);
    const parts = [changed && `${changed} changed`, added && `${added} added`].filter(Boolean);
    if (!isOne) toast({ title: 'Pasted', description: `${parts.join(', ') || 'Nothing was pasted'}.` });
  };

  useImperativeHandle(ref, () => ({
    focusHazard: (hazardKey, field) => {
      const index = columns.findIndex((one) => one.field === field);
      moveTo({ row: hazardKey, column: Math.max(0, index) });
    },
    focusGroup: (group, part) => moveTo({ row: group, column: { answer: 0, reason: 1, add: 2 }[part] }),
    addHazard: () => addHazard(sectionOfRow),
    removeHazard: () => row.kind === 'hazard' && removeHazard(row.hazard),
  }));

  const marks = useMarks(conditions, hazards, problems);
  const style = {
    '--columns': columns.map(({ width }) => `${width}rem`).join(' '),
    '--width': `${columns.reduce((sum, { width }) => sum + width, 0)}rem`,
  } as CSSProperties;

  const editorOf = (one: GridRow) => {
    if (!editing || one.id !== row.id) return undefined;
    if (one.kind === 'section')
      return (
        <GroupAnswerEditor
          group={one.id as HazardGroup}
          label={one.label}
          part={column === 0 ? 'answer' : 'reason'}
          answer={one.answer!}
          typed={editing.typed}
          onChange={(changes, leave) => {
            changeGroup(one.id, changes);
            leaveEditor(leave);
          }}
          onDraft={(reason) => changeGroup(one.id, { reason }, false)}
          onCancel={() => leaveEditor('stay')}
        />
      );
    const shown = columns[column]!;
    const { hazard } = one;
    const handlers: Pick<EditorProps, 'onText' | 'onDraft' | 'onOption' | 'onLibrary' | 'onOrigins' | 'onCancel'> = {
      onText: (text, leave) => {
        const parsed = shown.parse(text, hazard);
        if ('changes' in parsed) changeRow(hazard.hazardKey, (now) => withLibrary(parsed.changes, now, library));
        leaveEditor(leave);
      },
      ...(shown.kind === 'text' &&
        shown.field !== 'name' && {
          onDraft: (text) => {
            const parsed = shown.parse(text, hazard);
            const { toCheck } = hazard;
            if ('changes' in parsed) changeRow(hazard.hazardKey, () => ({ ...parsed.changes, toCheck }), false);
          },
        }),
      onOption: (option, leave) => {
        choose(hazard, shown.field, option);
        leaveEditor(leave);
      },
      onLibrary: (chosen, leave) => {
        changeRow(hazard.hazardKey, (now) => fromLibrary(chosen, now));
        leaveEditor(leave);
      },
      onOrigins: (origins, leave) => {
        changeRow(hazard.hazardKey, () => ({ origins }));
        leaveEditor(leave);
      },
      onCancel: () => leaveEditor('stay'),
    };
    return (
      <CellEditor
        key={`${one.id}:${column}`}
        label={`${shown.label} of ${hazard.name || 'the new hazard'}`}
        column={shown}
        hazard={hazard}
        typed={editing.typed}
        library={library}
        {...handlers}
      />
    );
  };

  return (
    <div
      ref={scroller}
      style={style}
      className="program:@container program:max-h-[80vh] program:scroll-pt-20 program:overflow-auto program:scroll-pl-60 program:max-md:max-h-none program:max-md:scroll-pl-0"
    >
      <div
        role="grid"
        aria-label="Hazards"
        aria-describedby="worksheet-keys"
        aria-multiselectable
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onFocus={onFocus}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        className="program:min-w-(--width) program:max-md:min-w-0"
      >
        <GridHead columns={columns} />
        {rows.map((one) => {
          const isHere = one.id === row.id;
          if (one.kind === 'section')
            return (
              <SectionRow
                key={one.id}
                row={one}
                isAnswered={isAnswered(one)}
                active={isHere ? column : -1}
                isOpen={marks.groups.has(one.id)}
                problem={marks.groupProblems.get(one.id)}
                editor={editorOf(one)}
                onAdd={onAdd}
              />
            );
          const isSelected = selection?.keys.has(one.id);
          return (
            <HazardRow
              key={one.id}
              hazard={one.hazard}
              number={one.number}
              columns={columns}
              active={isHere ? column : -1}
              from={isSelected ? selection!.from : -1}
              to={isSelected ? selection!.to : -2}
              open={marks.open.get(one.id) ?? ''}
              problems={marks.problems.get(one.id) ?? ''}
              editor={editorOf(one)}
            />
          );
        })}
      </div>
    </div>
  );
});

/** What is open or wrong in each row, as texts, so that rows without a change do not render again. */
function useMarks(
  conditions: readonly ConditionState[],
  hazards: readonly AnalysisHazard[],
  problems: readonly ValueProblem[],
) {
  return useMemo(() => {
    const open = new Map<string, string>();
    const groups = new Set<string>();
    for (const { path } of conditions.flatMap((condition) => condition.problems)) {
      const [list, key, field] = path.split('.');
      if (list === 'considered' && key) groups.add(key);
      const hazard = list === 'hazards' && key ? hazards[Number(key)] : undefined;
      if (hazard && field) open.set(hazard.hazardKey, `${open.get(hazard.hazardKey) ?? ','}${field},`);
    }
    const messages = new Map<string, Record<string, string>>();
    const groupProblems = new Map<string, string>();
    for (const { path, message } of problems) {
      const [list, key = '', field = ''] = path.split('.');
      if (list === 'hazards') messages.set(key, { [field]: message, ...messages.get(key) });
      if (list === 'considered') groupProblems.set(key, message);
    }
    const texts = new Map([...messages].map(([key, one]) => [key, JSON.stringify(one)]));
    return { open, groups, problems: texts, groupProblems };
  }, [conditions, hazards, problems]);
}
