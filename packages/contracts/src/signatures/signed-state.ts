/** The states of a signed record (beyond/index.md, 4). */
export const SIGNED_STATES = ['draft', 'signed', 'superseded', 'withdrawn'] as const;
export type SignedState = (typeof SIGNED_STATES)[number];
export const SIGNED_STATE_LABELS: Record<SignedState, string> = {
  draft: 'Draft',
  signed: 'Signed',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
};
