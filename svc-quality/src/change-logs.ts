/** The change logs of the large lists (service-kit, `counts/change-log`). */
export const INSPECTION_CHANGES = 'inspection_changes';
export const VERIFICATION_CHANGES = 'verification_changes';
export const ACTION_CHANGES = 'action_changes';
export const QUALITY_CHANGES = [INSPECTION_CHANGES, VERIFICATION_CHANGES, ACTION_CHANGES];
