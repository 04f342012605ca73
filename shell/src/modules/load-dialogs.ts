/** Part of the file of the shared packages, so that the file it loads repeats nothing of them. */
export const loadDialogs = () => import(/* webpackChunkName: "shared-dialogs" */ './shared-dialogs.js');
