import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the FSVP files of the supplier said about a receipt, and what was decided (ADR 0090). */
export class ReceivingGate1700000109782 implements MigrationInterface {
  name = 'ReceivingGate1700000109782';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table receiving_inspections add column gate_state text, add column gate_text text, add column gate_reason text,
        add column gate_by uuid, add column gate_at timestamptz(3);

      -- The previous release does not know the gate: what was decided for one supplier must not count for another.
      create function forget_gate_of_receipt() returns trigger language plpgsql as $$
      begin
        new.gate_state := null;
        new.gate_text := null;
        new.gate_reason := null;
        new.gate_by := null;
        new.gate_at := null;
        return new;
      end $$;
      create trigger forget_gate_of_receipt before update of supplier_id, product_name, received_date on receiving_inspections
        for each row when (old.gate_at is not null and new.gate_at is not distinct from old.gate_at
          and (new.supplier_id <> old.supplier_id or new.product_name <> old.product_name or new.received_date <> old.received_date))
        execute function forget_gate_of_receipt();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger forget_gate_of_receipt on receiving_inspections;
      drop function forget_gate_of_receipt;
      alter table receiving_inspections drop column gate_state, drop column gate_text, drop column gate_reason,
        drop column gate_by, drop column gate_at;
    `);
  }
}
