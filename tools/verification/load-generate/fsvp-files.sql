-- Random FSVP files with records of every kind, for measurements and for the long test of readiness: 10 importers, foods and
-- suppliers in proportion, all recorded in the 18 months before a day, with ends in the year after it.
-- Settings of the session: load.files, load.day; load.first when there are such files already, which is how many.
select setseed(0.42);

create function pg_temp.id(kind text, n bigint) returns uuid language sql stable
  return overlay(overlay(md5(kind || n || coalesce(current_setting('load.first', true), '')) placing '4' from 13) placing '8' from 17)::uuid;
create function pg_temp.one_of(variadic choices text[]) returns text language sql volatile
  return choices[1 + floor(random() * cardinality(choices))::int];
create function pg_temp.before(days integer) returns date language sql volatile
  return current_setting('load.day')::date - 1 - floor(random() * days)::int;

create function pg_temp.number(n bigint) returns text language sql stable
  return 'F-9' || lpad((n + coalesce(nullif(current_setting('load.first', true), ''), '0')::int)::text, 6, '0');
create function pg_temp.again() returns text language sql stable
  return coalesce(' ' || nullif(current_setting('load.first', true), ''), '');

create temp table load_size as
  select files, greatest(files / 20, 1) as suppliers, least(greatest(files / 40, 25), 400) as foods
  from (select current_setting('load.files')::int as files) size;

insert into importers (id, version, created_at, updated_at, legal_name, duns, email, time_zone, active, role, consent_document_id)
select pg_temp.id('importer', n), 1, now(), now(), 'Load Importer ' || n || pg_temp.again(), (700000000 + n + coalesce(nullif(current_setting('load.first', true), ''), '0')::int)::text, 'fsvp@load.test',
  'America/New_York', n <> 9, case when n = 8 then 'us_agent' else 'us_owner_or_consignee' end,
  case when n = 8 then pg_temp.id('document', 1) end
from generate_series(0, 9) n;

insert into importer_eligibilities (id, version, created_at, updated_at, importer_id, version_number, state, food_class, year, years,
  cutoff, average, eligible)
select pg_temp.id('eligibility', n * 100 + year - 2000 + class * 50), 1, now(), now(), pg_temp.id('importer', n), 1, 'signed',
  (array['human', 'animal'])[class], year, '[]', 1000000, 900000, random() < 0.7
from generate_series(0, 6) n, generate_series(1, 2) class,
  generate_series(extract(year from current_setting('load.day')::date)::int - 1, extract(year from current_setting('load.day')::date)::int + 1) year
where random() < 0.8;

insert into foods (id, version, created_at, updated_at, name, food_class, industry_code, product_codes, facts)
select pg_temp.id('food', n), 1, now(), now(), 'Load Food ' || n || pg_temp.again(), case when n % 12 = 5 then 'animal' else 'human' end, '16', '{}',
  jsonb_build_object('commodity', case when random() < 0.6 then 'general' else pg_temp.one_of('juice', 'fish', 'juice_fish_ingredient',
      'alcoholic', 'alcohol_ingredient', 'meat_poultry_egg', 'grain_rac') end,
    'supplement', case when random() < 0.7 then 'no' else pg_temp.one_of('finished', 'component') end,
    'coveredProduce', random() < 0.2, 'rawCommodity', random() < 0.3, 'shellEggs', random() < 0.1,
    'lowAcidCanned', random() < 0.1, 'readyToEat', random() < 0.5, 'exposedBeforePackaging', false, 'lethalStepAfter', false,
    'acidified', false, 'traceabilityListed', false)
from load_size, generate_series(0, foods - 1) n;

insert into supplier_directory (id, name, status, risk_level, version, deleted, country)
select pg_temp.id('supplier', n), 'Load Supplier ' || n, 'approved', 'low', 1, false,
  pg_temp.one_of('New Zealand', 'Canada', 'Australia', 'Peru', 'India', 'Viet Nam', 'Italy', 'Mexico')
from load_size, generate_series(0, suppliers - 1) n;

insert into document_directory (id, title, supplier_id, expiry_day, version, withdrawn)
select pg_temp.id('document', n), 'Load Document ' || n, null,
  case when random() < 0.4 then current_setting('load.day')::date + floor(random() * 366)::int end, 1, random() < 0.03
from generate_series(1, 500) n;

insert into fsvp_files (id, version, created_at, updated_at, number, importer_id, supplier_id, food_id, product_ids, lifecycle,
  importing_since, circumstances)
select pg_temp.id('file', n), 1, pg_temp.before(540) - 30, now(), pg_temp.number(n), pg_temp.id('importer', n % 10),
  pg_temp.id('supplier', n % suppliers), pg_temp.id('food', (n / suppliers + n % suppliers * 7) % foods), '{}', lifecycle,
  case when lifecycle = 'preparing' then null else current_setting('load.day')::date - 100 end,
  jsonb_build_object('purpose', case when random() < 0.85 then 'sale' else pg_temp.one_of('research', 'personal', 'transshipment') end,
    'confirmed', case when random() < 0.6 then jsonb_build_array('subject_to_120_or_123', 'supplier_in_compliance', 'not_sold',
      'labelled_for_research', 'small_quantity', 'declared_at_entry', 'not_sold_in_us', 'in_compliance_117_or_507', 'specs_111_70', 'grain_only_stored', 'slaughtered_under_haccp',
      'is_contact_substance', 'grows_uncovered_produce', 'in_recognised_scope',
      'meets_111_73_75', 'under_usda_at_import', 'policy_conditions_met') else '[]' end,
    'furtherProcessing', random() < 0.3, 'supplementMaker', pg_temp.one_of('importer', 'customer', 'other', 'other'),
    'receivingFacility', pg_temp.one_of('no', 'no', 'no', 'no', 'c1', 'c3'),
    'smallSupplier', pg_temp.one_of('no', 'no', 'qualified_facility', 'farm', 'eggs'), 'goodStanding', random() < 0.7,
    'alcoholMaker', random() < 0.05)
from load_size, generate_series(0, files - 1) n,
  lateral (select pg_temp.one_of('preparing', 'importing', 'importing', 'suspended') as lifecycle where n >= 0) state;

insert into applicability_determinations (id, version, created_at, updated_at, file_id, version_number, state, answers, proposed_regime,
  chosen_regime, citations, entry_code)
select pg_temp.id('determination', n), 1, now(), now(), pg_temp.id('file', n), 1, 'signed', '{}', 'standard',
  pg_temp.one_of('standard', 'exempt', 'deemed', 'ds_importer', 'ds_customer', 'ds_other', 'very_small', 'very_small', 'small_supplier',
    'recognised', 'recognised'), '{}', 'FSV'
from load_size, generate_series(0, files - 1) n where random() < 0.9;

insert into signatures (id, version, record_type, record_id, record_version, content, content_sha256, signer_id, signer_name, meaning,
  signed_at, methods, qualification_id, qualification_version, grant_id, withdrawn_at)
select gen_random_uuid(), 1, type, id, 1, '{}', repeat('0', 64), pg_temp.id('signer', 1), 'Load Signer', 'determined',
  pg_temp.before(540), '{password}', case when random() < 0.95 then pg_temp.id('qualification', 1) end, 1, gen_random_uuid(),
  case when random() < 0.05 then current_setting('load.day')::date - 1 end
from (select 'applicability-determination' as type, id from applicability_determinations
  union all select 'importer-eligibility', id from importer_eligibilities) signed
where not exists (select from signatures s where s.record_id = signed.id);

insert into assurances (id, version, created_at, updated_at, kind, file_id, effective_on, signer_name, signer_title, statement,
  document_id, controls_description, valid_until)
select gen_random_uuid(), 1, effective_on, now(), kind, pg_temp.id('file', n), effective_on, 'Load Owner', 'Owner', 'As the rule asks',
  pg_temp.id('document', 1 + floor(random() * 500)::int), case when random() < 0.9 then 'Controls' end,
  case kind when 'SS-1' then make_date(extract(year from effective_on)::int, 12, 31)
    when 'AS-5' then (effective_on + interval '12 months')::date else (effective_on + interval '24 months')::date end
from load_size, generate_series(0, files * 2 - 1) m, lateral (select m / 2 as n, pg_temp.before(700) as effective_on,
  pg_temp.one_of('VS-2', 'VS-2', 'SS-1', 'SS-2', 'AS-5') as kind where m >= 0) one
where random() < 0.7;

insert into standing_checks (id, version, created_at, updated_at, file_id, kind, country_code, authority, found, how, document_id,
  checked_on, valid_until)
select gen_random_uuid(), 1, checked_on, now(), f.id, kind, case s.country when 'New Zealand' then 'NZ' when 'Canada' then 'CA' else 'AU' end,
  'Authority', random() < 0.9, 'Public register', null, checked_on,
  (checked_on + case kind when 'scope' then interval '12 months' else interval '6 months' end)::date
from fsvp_files f join supplier_directory s on s.id = f.supplier_id, generate_series(1, 4) turn,
  lateral (select case when turn % 2 = 1 then 'scope' else 'standing' end as kind, pg_temp.before(200) as checked_on where f.id is not null) one
where s.country in ('New Zealand', 'Canada', 'Australia') and f.number >= pg_temp.number(0) and random() < 0.8;

insert into action_directory (id, supplier_id, title, status, priority, due_on, opened_on, done_on, version, deleted)
select pg_temp.id('action', n), pg_temp.id('supplier', n % suppliers), 'Load Action ' || n, 'open', 'high',
  current_setting('load.day')::date + floor(random() * 420)::int - 30, current_setting('load.day')::date - 60,
  case when random() < 0.6 then current_setting('load.day')::date - 10 end, 1, false
from load_size, generate_series(0, suppliers / 2) n;
