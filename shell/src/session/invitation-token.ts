const LINK = /^#invitation=(.+)$/;

/** The token of an invitation's link, which is in the fragment so that no server log has it. */
export const invitationToken = (hash: string): string | undefined => LINK.exec(hash)?.[1];
