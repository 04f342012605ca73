/** In place of an importer in the address: the person chooses one. */
export const CHOOSE = '1';

export const SMALL_IMPORTER_HREF = `/fsvp-files?small=${CHOOSE}`;
