/** In the file of the dialogs, so that the file of these pages does not repeat what forms need. */
export const loadAccountPages = () => import(/* webpackChunkName: "account" */ './account-pages.js');
