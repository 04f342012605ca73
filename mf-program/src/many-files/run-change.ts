import {
  createDetermination,
  deleteDetermination,
  listDeterminations,
  updateDetermination,
  type DeterminationCreate,
} from '@fsvp/contracts/program/determination';
import { updateFsvpFile, type FsvpFile, type FsvpFileUpdate } from '@fsvp/contracts/program/fsvp-file';
import { api } from '@fsvp/web-kit';

/** What a change of one file has done, and how to take it back. */
export interface Done {
  text: string;
  /** The draft that waits for a signature. */
  draftId?: string;
  undo?: () => Promise<unknown>;
}

async function updateFile({ id, version }: FsvpFile, body: FsvpFileUpdate): Promise<FsvpFile> {
  return api.call(updateFsvpFile, { params: { id }, body, ifVersion: version });
}

export async function setOwner(file: FsvpFile, ownerId: string | null): Promise<Done> {
  const changed = await updateFile(file, { ownerId });
  return {
    text: ownerId === null ? 'No owner any more' : 'Owner set',
    undo: () => updateFile(changed, { ownerId: file.ownerId }),
  };
}

export async function startImporting(file: FsvpFile, startReason: string | null): Promise<Done> {
  const lacks = file.readiness.blocking.length > 0;
  await updateFile(file, { lifecycle: 'importing', ...(lacks && startReason ? { startReason } : {}) });
  return { text: 'Open for importing' };
}

/** Drafts the determination, or makes the draft that is open again. */
export async function draftDetermination(
  { id }: FsvpFile,
  body: DeterminationCreate,
  idempotencyKey: string,
): Promise<Done> {
  const { determinations } = await api.call(listDeterminations, { params: { id } });
  const draft = determinations.find(({ state }) => state === 'draft');
  if (draft) {
    const saved = await api.call(updateDetermination, { params: { id: draft.id }, body, ifVersion: draft.version });
    return { text: 'Draft changed, to be signed', draftId: saved.id };
  }
  const created = await api.call(createDetermination, { params: { id }, body, idempotencyKey });
  return {
    text: 'Draft saved, to be signed',
    draftId: created.id,
    undo: () =>
      api.call(deleteDetermination, { params: { id: created.id }, ifVersion: created.version }).then(() => undefined),
  };
}
