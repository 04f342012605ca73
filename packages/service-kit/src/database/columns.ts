import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';
import { v7 as uuid } from 'uuid';

/** A new id (UUID v7), so that primary keys stay local. */
export function newId(): string {
  return uuid();
}

/** `numeric` is returned as text by PostgreSQL; in JSON it is a number (spec-map: http-3). */
export function DecimalColumn(precision: number, scale: number): PropertyDecorator {
  return Column({
    type: 'numeric',
    precision,
    scale,
    nullable: true,
    transformer: {
      to: (value: number | null) => value,
      from: (value: string | null) => (value === null ? null : Number(value)),
    },
  });
}

const isoText = {
  to: (value: string | Date | null | undefined) => value,
  from: (value: Date | null) => (value === null ? null : value.toISOString()),
};

/** timestamptz kept as ISO 8601 text in UTC, milliseconds and all. */
export function InstantColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'timestamptz', precision: 3, transformer: isoText, ...options });
}

/** Ids of a record in other systems, by source. */
export function ExternalIdsColumn(): PropertyDecorator {
  return Column({ type: 'jsonb' });
}

/** Nullable text. */
export function TextColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'text', nullable: true, ...options });
}

/** Common columns of every record. A deleted record stays as a tombstone (spec-map: general-3). */
export abstract class RecordEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Grows by one with each change; the record's ETag. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'uuid', nullable: true })
  createdBy!: string | null;

  @InstantColumn()
  createdAt!: string;

  @InstantColumn()
  updatedAt!: string;

  @InstantColumn({ nullable: true })
  deletedAt!: string | null;
}
