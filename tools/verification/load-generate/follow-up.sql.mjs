/** Values: $1 first row, $2 last row, $3 rows in all, $4 titles, $5 products. Due days run from three years ago to 120 days ahead. */
export const VERIFICATIONS = `
  with draft as materialized (
    select no, created, supplier, created + floor(pg_temp.seeded_random(no, 21) * 120) * interval '1 day' as due, pg_temp.seeded_random(no, 22) as status_draw, pg_temp.seeded_random(no, 23) as draw
    from generate_series($1::bigint, $2::bigint) as row (no),
      lateral (select date_trunc('day', now(), 'UTC') - interval '3 years' + row.no * (interval '3 years' / $3::double precision) as created offset 0) created_at_of_row,
      lateral (select pg_temp.supplier_no(row.no, 24) as supplier offset 0) supplier_of_row
  ), settled as materialized (
    select draft.*, case when due < now() - interval '20 days' then
        case when status_draw < 0.90 then 'completed' when status_draw < 0.95 then 'cancelled' when status_draw < 0.97 then 'overdue' when status_draw < 0.985 then 'in_progress' else 'scheduled' end
      else case when status_draw < 0.35 then 'completed' when status_draw < 0.50 then 'in_progress' else 'scheduled' end end as status
    from draft
  )
  insert into verification_activities (id, version, created_at, updated_at, supplier_id, type, title, description, status, scheduled_date, due_date,
    completed_date, assigned_to, findings, follow_up_required, cost)
  select pg_temp.generated_id(created, no), 1, created, created, supplier_id,
    pg_temp.one_of(array['audit', 'audit', 'testing', 'testing', 'certificate_review', 'facility_inspection'], no, 25),
    pg_temp.one_of($4, no, 26), pg_temp.one_of($4, no, 26) || ' for ' || pg_temp.one_of($5, no, 27), status, due - interval '14 days', due,
    case when status = 'completed' then least(due - interval '1 day', now()) end, pg_temp.one_of(array['M. Alvarez', 'J. Chen', 'S. Patel', 'K. Novak'], no, 28),
    case when status = 'completed' then pg_temp.one_of(array['All samples within limits.', 'Two minor findings, closed.', 'Certificates valid.'], no, 29) end,
    draw < 0.08, case when status = 'completed' then round((draw * 4000)::numeric, 2) end
  from settled join generated_suppliers using (supplier) on conflict (id) do nothing`;

/** Values as above, except $4: the sample's texts for corrective actions as JSON, $5: products. About one in three has the priority critical or high. */
export const ACTIONS = `
  with draft as materialized (
    select no, created, supplier, created + (10 + floor(pg_temp.seeded_random(no, 31) * 50)) * interval '1 day' as due, pg_temp.seeded_random(no, 32) as status_draw,
      ($4::jsonb) -> floor(pg_temp.seeded_random(no, 33) * jsonb_array_length($4::jsonb))::int as sample_text, pg_temp.one_of($5, no, 34) as product
    from generate_series($1::bigint, $2::bigint) as row (no),
      lateral (select date_trunc('day', now(), 'UTC') - interval '3 years' + row.no * (interval '3 years' / $3::double precision) as created offset 0) created_at_of_row,
      lateral (select pg_temp.supplier_no(row.no, 35) as supplier offset 0) supplier_of_row
  ), settled as materialized (
    select draft.*, case when due < now() - interval '60 days' then
        case when status_draw < 0.55 then 'closed' when status_draw < 0.97 then 'completed' when status_draw < 0.985 then 'in_progress' else 'open' end
      else case when status_draw < 0.30 then 'completed' when status_draw < 0.60 then 'in_progress' else 'open' end end as status
    from draft
  )
  insert into corrective_actions (id, version, created_at, updated_at, supplier_id, title, description, root_cause, corrective_action, preventive_action,
    status, priority, assigned_to, due_date, completed_date, verification_of_effectiveness)
  select pg_temp.generated_id(created, no), 1, created, created, supplier_id,
    left(replace(sample_text ->> 'title', '{product}', product), 255),
    replace(replace(sample_text ->> 'description', '{product}', product), '{refusalDate}', to_char(created, 'YYYY-MM-DD')),
    sample_text ->> 'rootCause', sample_text ->> 'correctiveAction', sample_text ->> 'preventiveAction', status, pg_temp.one_of(array['low', 'medium', 'medium', 'high', 'critical'], no, 36),
    pg_temp.one_of(array['M. Alvarez', 'J. Chen', 'S. Patel', 'K. Novak'], no, 37), due,
    case when status in ('completed', 'closed') then least(due, now()) end,
    case when status = 'closed' then 'Three consecutive lots were tested clean.' end
  from settled join generated_suppliers using (supplier) on conflict (id) do nothing`;
