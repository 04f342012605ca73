/** The members of a record's JSON by name, each as SQL. Must not contain user input. */
export type Members = Readonly<Record<string, string>>;

/**
 * SQL that builds the JSON of a record. `row_to_json` takes two thirds of the time of `json_build_object`, which looks up
 * the type of each member again for each row.
 * @param chosen the members to return; all by default
 */
export function jsonSql(members: Members, chosen?: readonly string[]): string {
  const parts = Object.entries(members)
    .filter(([name]) => !chosen || chosen.includes(name))
    .map(([name, sql]) => `${sql} as "${name}"`);
  return `(select row_to_json(one) from (select ${parts.join(', ')}) one)`;
}
