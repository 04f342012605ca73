import type { GroupAnswer } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { HazardGroup } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { CellEditor, type EditorProps, type Leave } from './cell-editor.js';
import type { CellOption } from './columns.js';

const OPTIONS: readonly CellOption[] = [
  { value: 'found', label: 'Found', letter: 'f' },
  { value: 'none', label: 'None', letter: 'n' },
];

interface GroupAnswerEditorProps {
  group: HazardGroup;
  label: string;
  part: 'answer' | 'reason';
  answer: GroupAnswer;
  typed: string | undefined;
  onChange: (changes: Partial<GroupAnswer>, leave: Leave) => void;
  /** While somebody types a reason. */
  onDraft: (reason: string | null) => void;
  onCancel: () => void;
}

/** The editor of the answer of a group, which is a cell like the others. */
export function GroupAnswerEditor({ label, part, answer, typed, onChange, onDraft, onCancel }: GroupAnswerEditorProps) {
  const column = {
    kind: part === 'answer' ? 'choice' : 'text',
    field: part,
    options: () => OPTIONS,
    text: () => answer.reason ?? '',
  } as unknown as EditorProps['column'];
  return (
    <CellEditor
      label={`${label}: ${part === 'answer' ? 'found or none' : 'reason'}`}
      column={column}
      hazard={answer as unknown as EditorProps['hazard']}
      typed={typed}
      library={undefined}
      // A reason without an answer says why there is nothing.
      onText={(text, leave) =>
        onChange({ reason: text.trim() || null, answer: answer.answer ?? (text.trim() ? 'none' : null) }, leave)
      }
      onDraft={(text) => onDraft(text.trim() || null)}
      onOption={({ value }, leave) => onChange({ answer: value as GroupAnswer['answer'] }, leave)}
      onLibrary={onCancel}
      onOrigins={onCancel}
      onCancel={onCancel}
    />
  );
}
