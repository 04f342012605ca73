import { lazyComponent } from '@fsvp/web-kit';

export const ImportReportDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "import-report" */ './import-report.dialog.js')).ImportReportDialog,
}));
