/** The sections of the profile, as its address names them. */
export const PROFILE_SECTIONS = ['1', 'sign-in', 'sessions', 'tokens', 'notifications'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];
