const TYPES = ['certificate', 'audit_report', 'test_result', 'haccp_plan', 'sop', 'other'];

/** Documents of three years, each with an upload of its own. All have the same stored file, as uploads with the same content have. */
const DOCUMENTS = `
  with file as (select size, sha256, mime_type from uploads where stored_at is not null order by created_at limit 1),
  draft as materialized (
    select no, created, pg_temp.generated_id(created, no) as id, pg_temp.generated_id(created, no + 500000000) as upload,
      pg_temp.one_of($3, no, 21) as type, pg_temp.seeded_random(no, 22) as expires, supplier.id as supplier_id, supplier.name as supplier
    from generate_series($1::bigint, $2::bigint) as row (no),
      lateral (select date_trunc('day', now(), 'UTC') - interval '3 years' + row.no * interval '7 minutes' as created offset 0) at,
      lateral (select floor(power(pg_temp.seeded_random(row.no, 20), 2.5) * (select count(*) from numbered))::bigint as number offset 0) chosen
      join numbered supplier using (number)
  ), stored as (
    insert into uploads (id, created_at, expires_at, claimed_at, stored_at, sha256, size, mime_type)
    select upload, created, created + interval '15 minutes', created, created, sha256, size, mime_type from draft, file
    on conflict (id) do nothing
  )
  insert into documents (id, version, created_at, updated_at, upload_id, supplier_id, title, type, file_name, file_path, file_size, mime_type, sha256, expiration_date)
  select id, 1, created, created, upload, supplier_id, initcap(replace(type, '_', ' ')) || ' of ' || left(supplier, 150), type,
    type || '-' || no || '.pdf', '/objects/uploads/' || upload, size, mime_type, sha256,
    case when expires < 0.8 then created + interval '1 year' * (1 + expires) end
  from draft, file on conflict (id) do nothing`;

const ROWS_PER_INSERT = 50_000;

/**
 * Adds records of documents. Needs one uploaded file, which all of them have.
 * @param {import('pg').Client} documents the owner's connection, with the random functions @param {number} count
 */
export async function addDocuments(documents, count) {
  await documents.query(`create temp table if not exists numbered as
    select row_number() over (order by id) - 1 as number, id, name from supplier_directory where not deleted;
    create unique index if not exists numbered_number on numbered (number); analyze numbered`);
  for (let from = 1; from <= count; from += ROWS_PER_INSERT)
    await documents.query(DOCUMENTS, [from, Math.min(count, from + ROWS_PER_INSERT - 1), TYPES]);
  await documents.query('vacuum (analyze) documents, uploads, document_versions');
}
