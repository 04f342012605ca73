/**
 * Values: $1 first row, $2 last row, $3 rows in all, $4 shrimp, $5 other products, $6 the checklist's questions, $7 the checklist as JSON with no
 * failed answer, then with the first failed, and so on. Creation times rise over three years; about 4 % of the temperatures are out of range.
 */
export const INSPECTIONS = `
  with draft as materialized (
    select no, created, supplier, received, product_no, pg_temp.seeded_random(product_no, 3) < 0.48 as is_shrimp,
      case when pg_temp.seeded_random(no, 6) < 0.10 then null
           when pg_temp.seeded_random(no, 7) < 0.045 then round((41.5 + pg_temp.seeded_random(no, 8) * 20)::numeric, 1)
           else round((pg_temp.seeded_random(no, 8) * 41)::numeric, 1) end as temperature,
      pg_temp.seeded_random(no, 9) as lot_format, pg_temp.seeded_random(no, 10) as lot_line,
      case when pg_temp.seeded_random(no, 11) < 0.03 then 1 + floor(pg_temp.seeded_random(no, 12) * 4)::int end as failing,
      pg_temp.seeded_random(no, 13) < 0.02 as conditional
    from generate_series($1::bigint, $2::bigint) as row (no),
      lateral (select date_trunc('day', now(), 'UTC') - interval '3 years' + row.no * (interval '3 years' / $3::double precision) as created offset 0) created_at_of_row,
      lateral (select created - floor(pg_temp.seeded_random(row.no, 1) * 3) * interval '1 day' as received offset 0) received_at,
      lateral (select pg_temp.supplier_no(row.no, 5) as supplier offset 0) supplier_of_row,
      -- Each supplier has four products.
      lateral (select supplier * 4 + floor(pg_temp.seeded_random(row.no, 2) * 4)::int as product_no offset 0) product_of_row
  ), checked as materialized (
    select draft.*, case when is_shrimp then pg_temp.one_of($4, product_no, 4) else pg_temp.one_of($5, product_no, 4) end as product,
      coalesce(temperature <= 41, true) as compliant
    from draft
  )
  insert into receiving_inspections (id, version, created_at, updated_at, supplier_id, product_name, lot_number, received_date, actual_temp,
    temp_compliant, temp_unit, required_temp_min, required_temp_max, quantity, quantity_unit, inspection_questions, status, notes, failure_reasons)
  select pg_temp.generated_id(created, no), 1, created, created, supplier_id, product,
    case when lot_format < 0.62 then to_char(received, '"L"YY-MMDD-') || chr(65 + floor(lot_line * 6)::int)
         when lot_format < 0.82 then to_char(received, 'YYMMDD') || lpad(floor(lot_line * 100)::text, 2, '0')
         when lot_format < 0.94 then 'LOT ' || floor(lot_line * 9000000 + 1000000)::text end,
    received, temperature, compliant, case when temperature is not null then 'F' end,
    case when temperature is not null then 0 end, case when temperature is not null then 41 end,
    10 + floor(pg_temp.seeded_random(no, 14) * 2000)::int, pg_temp.one_of(array['cartons', 'cases', 'lb', 'kg', 'sacks'], no, 15),
    ($7::text[])[coalesce(failing, 0) + 1],
    case when not compliant or failing is not null then 'failed' when conditional then 'conditional' else 'passed' end,
    case when conditional then 'Released after a second look at two cartons.' end,
    nullif(concat_ws('; ', case when not compliant then 'Temperature out of range' end, ($6::text[])[failing]), '')
  from checked join generated_suppliers using (supplier)
  on conflict (id) do nothing`.replace(/(?<![._])\bthrown\(/g, 'pg_temp.seeded_random(');
