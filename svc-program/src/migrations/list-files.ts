/** What a listed file has, from its readiness `r` and the tables of the file and of what it names. */
const COLUMNS = {
  id: 'f.id',
  created_at: 'f.created_at',
  updated_at: 'f.updated_at',
  number: 'f.number',
  importer_id: 'f.importer_id',
  supplier_id: 'f.supplier_id',
  food_id: 'f.food_id',
  owner_id: 'f.owner_id',
  lifecycle: 'f.lifecycle',
  regime: 'r.regime',
  verdict: 'r.verdict',
  percent: 'r.percent',
  determined: `exists (select from applicability_determinations d where d.file_id = f.id and d.state = 'signed' and d.deleted_at is null)`,
  missing: 'r.missing',
  next_due_on: 'r.next_due_on',
  supplier_name: `coalesce(s.name, '')`,
  country: 's.country',
  food_name: 'food.name',
};

/** What a search finds, with a separator that nobody types. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.map((text) => `fold_text(${text})`).join(` || E'\\x01' || `);

export const LISTED_TEXTS = joinTexts(['f.number', `coalesce(s.name, '')`, 'food.name', 'i.legal_name']);

/**
 * SQL of the trigger function that writes the rows of listed files.
 * @param searchText SQL of what a search compares
 */
export function createListFiles(searchText: string): string {
  const columns = { ...COLUMNS, search_text: searchText };
  const names = Object.keys(columns);
  const namesOf = (row: string) => names.map((name) => `${row}.${name}`).join(', ');
  return `
    create or replace function list_files() returns trigger language plpgsql as $$
      begin
        insert into listed_files (${names.join(', ')})
          select ${names.join(', ')} from (
            select ${Object.entries(columns)
              .map(([name, sql]) => `${sql} as ${name}`)
              .join(', ')}
            from changed r join fsvp_files f on f.id = r.file_id
            join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
            left join supplier_directory s on s.id = f.supplier_id) one
          -- Here, because a conflict writes to the row also if nothing is set.
          where not exists (select from listed_files l where l.id = one.id and (${namesOf('l')}) is not distinct from (${namesOf('one')}))
          on conflict (id) do update set (${names.join(', ')}) = (${namesOf('excluded')});
        return null;
      end $$;`;
}
