import type { EntityManager } from 'typeorm';

/** An open reason for the reevaluation of a file, which its next evaluation answers. */
export interface OpenReason {
  id: string;
  /** Such as 'Refusal of an import: …'. */
  text: string;
}

/** The open reasons for a reevaluation of a file, in their order. The suite keeps none yet. */
export const readOpenReasons = (_manager: EntityManager, _fileId: string): Promise<OpenReason[]> => Promise.resolve([]);
