/** The members of a record's JSON by name, each as SQL. Must not contain user input. */
export type Members = Readonly<Record<string, string>>;

/**
 * SQL that builds the JSON of a record.
 * @param chosen the members to return; all by default
 */
export function jsonSql(members: Members, chosen?: readonly string[]): string {
  const parts = Object.entries(members)
    .filter(([name]) => !chosen || chosen.includes(name))
    .map(([name, sql]) => `'${name}', ${sql}`);
  return `json_build_object(${parts.join(', ')})`;
}
