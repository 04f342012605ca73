import { Column, getMetadataArgsStorage, PrimaryColumn, type ColumnOptions } from 'typeorm';
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

/** By entity class and property, the values of new records whose column is neither given nor null. */
const INITIAL_VALUES = new Map<object, Map<PropertyKey, unknown>>();

/** Ids of a record in other systems, by source. */
export function ExternalIdsColumn(): PropertyDecorator {
  return (prototype, property) => {
    Column({ type: 'jsonb' })(prototype, property);
    INITIAL_VALUES.set(prototype.constructor, new Map([[property, {}]]));
  };
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

/** A column of an entity. */
export interface EntityColumn extends ColumnOptions {
  /** The value of a new record without one, if it is not null. */
  initial: unknown;
}

/** The columns of an entity class and of those it extends, by property. */
export function columnsOf(entity: new () => object): Map<string, EntityColumn> {
  const classes: unknown[] = [];
  for (let type: unknown = entity; typeof type === 'function'; type = Object.getPrototypeOf(type)) classes.push(type);
  return new Map(
    getMetadataArgsStorage()
      .columns.filter(({ target }) => classes.includes(target))
      .map(({ target, propertyName, options }) => [
        propertyName,
        { ...options, initial: INITIAL_VALUES.get(target as object)?.get(propertyName) },
      ]),
  );
}
