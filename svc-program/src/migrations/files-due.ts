/**
 * SQL of triggers that mark the readiness of files as due in the transaction that changes what it follows from.
 * @param table rows whose insertion or update matters
 * @param files column of fsvp_files that names the same record as `column` of the changed rows
 */
export function marksFilesDue(table: string, files: string, column: string): string {
  return ['insert', 'update']
    .map(
      (change) => `create trigger ${table}_${change}_${files} after ${change} on ${table}
        referencing new table as changed for each statement execute function mark_files_due('${files}', '${column}');`,
    )
    .join('\n');
}
