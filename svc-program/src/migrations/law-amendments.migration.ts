import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendar year of assurances of small status, and by which amounts an eligibility was determined. */
export class LawAmendments1700000106800 implements MigrationInterface {
  name = 'LawAmendments1700000106800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assurances add column year integer;
      update assurances set year = extract(year from valid_until) where kind = 'SS-1';

      -- The previous release does not know the year: it stores an assurance for the year of its day, and must not change that of another.
      create function set_year_of_assurance() returns trigger language plpgsql as $$
      begin
        new.year := coalesce(new.year, extract(year from new.effective_on)::integer);
        new.valid_until := make_date(new.year, 12, 31);
        return new;
      end $$;
      create trigger set_year_of_assurance before insert or update on assurances
        for each row when (new.kind = 'SS-1') execute function set_year_of_assurance();

      alter table importer_eligibilities add column cutoff_basis text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table importer_eligibilities drop column cutoff_basis;
      drop trigger set_year_of_assurance on assurances;
      drop function set_year_of_assurance;
      alter table assurances drop column year;
    `);
  }
}
