import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
  id uuid primary key,
  version integer not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  supplier_id uuid not null`;

/** The indexes of every list: newest first, by supplier, and trigrams for searches. */
function listIndexes(table: string, searched: string[]): string {
  return `
    create index ${table}_newest on ${table} (created_at desc, id desc) where deleted_at is null;
    create index ${table}_supplier on ${table} (supplier_id, created_at desc, id desc) where deleted_at is null;
    create index ${table}_search on ${table} using gin (${searched.map((column) => `${column} gin_trgm_ops`).join(', ')}) where deleted_at is null;`;
}

/** Hazard analyses, verification activities, receiving inspections and corrective actions. */
export class Quality1700000020000 implements MigrationInterface {
  name = 'Quality1700000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index supplier_directory_order on supplier_directory (lower(name), id);

      create table hazard_analyses (${RECORD},
        product_id uuid,
        hazard_type text not null check (hazard_type in ('biological', 'chemical', 'physical', 'radiological')),
        hazard_description text not null,
        severity text not null check (severity in ('low', 'medium', 'high')),
        likelihood text not null check (likelihood in ('rare', 'unlikely', 'possible', 'likely', 'certain')),
        risk_score numeric(3, 1) not null,
        preventive_controls text,
        monitoring_procedures text,
        corrective_actions text,
        verification_activities text,
        record_keeping_procedures text,
        conducted_by uuid,
        conducted_at timestamptz(3),
        reviewed_by uuid,
        reviewed_at timestamptz(3)
      );
      ${listIndexes('hazard_analyses', ['hazard_description', 'hazard_type', 'preventive_controls'])}
      create index hazard_analyses_risk on hazard_analyses (risk_score, id) where deleted_at is null;
      create index hazard_analyses_type on hazard_analyses (hazard_type, id) where deleted_at is null;

      create table verification_activities (${RECORD},
        type text not null check (type in ('audit', 'testing', 'certificate_review', 'facility_inspection')),
        title varchar(255) not null,
        description text,
        status text not null check (status in ('scheduled', 'in_progress', 'completed', 'overdue', 'cancelled')),
        scheduled_date timestamptz(3) not null,
        due_date timestamptz(3) not null,
        completed_date timestamptz(3) check ((completed_date is not null) = (status = 'completed')),
        assigned_to varchar(255),
        findings text,
        recommendations text,
        follow_up_required boolean not null,
        follow_up_date timestamptz(3),
        cost numeric(10, 2)
      );
      ${listIndexes('verification_activities', ['title'])}
      create index verification_activities_status on verification_activities (status, due_date, id) where deleted_at is null;
      create index verification_activities_type on verification_activities (type, created_at desc, id desc) where deleted_at is null;
      create index verification_activities_due on verification_activities (due_date, id) where deleted_at is null;
      create index verification_activities_scheduled on verification_activities (scheduled_date, id) where deleted_at is null;
      create index verification_activities_title on verification_activities (lower(title), id) where deleted_at is null;

      create table receiving_inspections (${RECORD},
        product_name varchar(255) not null,
        lot_number varchar(100),
        received_date timestamptz(3) not null,
        actual_temp numeric(6, 2),
        temp_compliant boolean not null,
        temp_unit varchar(10),
        required_temp_min numeric(6, 2),
        required_temp_max numeric(6, 2),
        quantity integer,
        quantity_unit varchar(50),
        inspection_questions text,
        status text not null check (status in ('passed', 'failed', 'conditional')),
        notes text,
        failure_reasons text,
        inspected_by uuid,
        check (temp_compliant or status <> 'passed')
      );
      ${listIndexes('receiving_inspections', ['product_name', 'lot_number'])}
      create index receiving_inspections_status on receiving_inspections (status, created_at desc, id desc) where deleted_at is null;
      create index receiving_inspections_received on receiving_inspections (received_date, id) where deleted_at is null;
      create index receiving_inspections_product on receiving_inspections (lower(product_name), id) where deleted_at is null;

      create function priority_rank(priority text) returns integer language sql immutable parallel safe
        return array_position(array['low', 'medium', 'high', 'critical'], priority);

      create table corrective_actions (${RECORD},
        verification_id uuid references verification_activities (id),
        inspection_id uuid references receiving_inspections (id),
        title varchar(255) not null,
        description text not null,
        root_cause text,
        corrective_action text not null,
        preventive_action text,
        status text not null check (status in ('open', 'in_progress', 'completed', 'closed')),
        priority text not null check (priority in ('low', 'medium', 'high', 'critical')),
        assigned_to varchar(255),
        due_date timestamptz(3) not null,
        completed_date timestamptz(3) check ((completed_date is not null) = (status in ('completed', 'closed'))),
        verification_of_effectiveness text
      );
      ${listIndexes('corrective_actions', ['title', 'description'])}
      create index corrective_actions_status on corrective_actions (status, created_at desc, id desc) where deleted_at is null;
      create index corrective_actions_priority on corrective_actions (priority, created_at desc, id desc) include (status) where deleted_at is null;
      create index corrective_actions_urgency on corrective_actions (priority_rank(priority), id) where deleted_at is null;
      create index corrective_actions_due on corrective_actions (due_date, id) where deleted_at is null;
      create index corrective_actions_title on corrective_actions (lower(title), id) where deleted_at is null;
      create index corrective_actions_active on corrective_actions (priority_rank(priority) desc, due_date, id)
        where deleted_at is null and status in ('open', 'in_progress');
      create index corrective_actions_verification on corrective_actions (verification_id) where verification_id is not null;
      create index corrective_actions_inspection on corrective_actions (inspection_id) where inspection_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table corrective_actions, receiving_inspections, verification_activities, hazard_analyses;
      drop function priority_rank;
      drop index supplier_directory_order;
    `);
  }
}
