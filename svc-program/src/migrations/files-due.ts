/** SQL of triggers that mark the readiness of files as due in the transaction that changes what it follows from. */

const after = (table: string, name: string, run: string) =>
  ['insert', 'update']
    .map(
      (change) => `create trigger ${table}_${change}_${name} after ${change} on ${table}
        referencing new table as changed for each statement execute function ${run};`,
    )
    .join('\n');

/**
 * @param table rows whose insertion or update matters
 * @param files column of fsvp_files that names the same record as `column` of the changed rows
 */
export const marksFilesDue = (table: string, files: string, column: string): string =>
  after(table, files, `mark_files_due('${files}', '${column}')`);

/**
 * For rows that files do not name themselves.
 * @param name of what the rows are to the files, also in the names of function and triggers
 * @param files statement that selects the ids of the files from the rows `changed`
 */
export const marksFilesOf = (table: string, name: string, files: string): string => `
  create function mark_files_of_${name}_due() returns trigger language plpgsql as $$
  begin
    perform mark_due(array(${files}));
    return null;
  end $$;
  ${after(table, name, `mark_files_of_${name}_due()`)}`;
