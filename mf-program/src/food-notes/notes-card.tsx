import type { FoodNote } from '@fsvp/contracts/program/food-note';
import { Card, CardList, type LoadError } from '@fsvp/ui';
import { useState } from 'react';
import { useUpdateNote } from './api/update-note.js';
import { DismissNoteDialog } from './dismiss-note.dialog.js';
import { NoteItem } from './note-item.js';

interface NotesCardProps {
  title: string;
  notes: readonly FoodNote[] | undefined;
  error?: LoadError;
}

/** What happened to a food since its hazard analysis was written. */
export function NotesCard({ title, notes, error }: NotesCardProps) {
  const update = useUpdateNote();
  const [dismissing, setDismissing] = useState<string>();
  const reopen = ({ id, version }: FoodNote) =>
    // A failure is a toast.
    void update.mutateAsync({ params: { id }, body: { dismissal: null }, ifVersion: version }).catch(() => undefined);
  return (
    <Card
      title={title}
      description="A note changes nothing by itself. Evaluate the hazard in a new version, which answers the note, or dismiss it with a reason."
      flush
    >
      <CardList
        look="rows"
        label={title}
        items={notes}
        itemKey={({ id }) => id}
        emptyText="No notes. One appears when the template of its industry lists a hazard that the analysis lacks."
        error={error}
        skeletonRows={1}
        render={(note) => (
          <NoteItem note={note} onDismiss={() => setDismissing(note.id)} onReopen={() => reopen(note)} />
        )}
      />
      <DismissNoteDialog note={notes?.find(({ id }) => id === dismissing)} onClose={() => setDismissing(undefined)} />
    </Card>
  );
}
