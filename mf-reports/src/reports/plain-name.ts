const EVENT = /^([a-z-]+)\.([a-z-]+)\.v\d+$/;

/** 'totalSuppliers' as 'Total Suppliers', 'in_progress' as 'In Progress', and an event, 'report-run.finished.v1', as 'Report run finished'. */
export function plainName(key: string): string {
  const [, record, happened] = EVENT.exec(key) ?? [];
  if (record && happened) {
    const words = `${record} ${happened}`.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\bFsvp\b/, 'FSVP');
}
