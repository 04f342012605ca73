/** @typedef {import('./aggregate.mjs').Aggregate} Aggregate */

/** @param {Aggregate} aggregate */
export const entity = ({ one, many }) => `import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('${many.snake}')
export class ${one.pascal}Entity extends RecordEntity {
  @Column({ type: 'varchar' })
  title!: string;

  @TextColumn()
  notes!: string | null;
}
`;

/** @param {Aggregate} aggregate */
export const mapper = ({
  one,
  service,
}) => `import type { ${one.pascal} } from '@fsvp/contracts/${service}/${one.kebab}';
import type { ${one.pascal}Entity } from './${one.kebab}.entity.js';

/** A record as the calls return it. */
export function to${one.pascal}({ deletedAt: _deletedAt, ...fields }: ${one.pascal}Entity): ${one.pascal} {
  return fields;
}
`;

/** @param {Aggregate} aggregate */
export const queries = ({ one, many, service }) => `import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { list${many.pascal} } from '@fsvp/contracts/${service}/${one.kebab}';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';

type ListQuery = HandlerInput<typeof list${many.pascal}>['query'];

const MEMBERS: Members = {
  id: 'id',
  version: 'version',
  createdBy: 'created_by',
  createdAt: 'iso(created_at)',
  updatedAt: 'iso(updated_at)',
  title: 'title',
  notes: 'notes',
};

const SORTS: Record<NonNullable<ListQuery['sort']>, Omit<OrderKey, 'direction'>> = {
  title: { sql: 'lower(title)', type: 'text' },
  createdAt: { sql: 'created_at', type: 'timestamptz' },
  updatedAt: { sql: 'updated_at', type: 'timestamptz' },
};

/** Reads of ${many.words}, as SQL that returns JSON. */
@Injectable()
export class ${many.pascal}Queries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, updatedSince, sort = 'createdAt' } = query;
    const values = new SqlValues();
    const direction = query.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: '${many.camel}',
      json: jsonSql(MEMBERS, query.fields),
      from: '${many.snake}',
      conditions: [
        'deleted_at is null',
        search && \`lower(title) like lower(\${values.add(likePattern(search))})\`,
        updatedSince && \`updated_at >= \${values.add(updatedSince)}::timestamptz\`,
      ],
      keys: [
        { ...SORTS[sort], direction },
        { sql: 'id', type: 'uuid', direction },
      ],
      values,
    });
  }
}
`;

/** @param {Aggregate} aggregate */
export const service = ({ one, many, service }) => `import { Injectable } from '@nestjs/common';
import type { ${one.pascal}, ${one.pascal}Create, ${one.pascal}Update } from '@fsvp/contracts/${service}/${one.kebab}';
import { ${one.camel}Created, ${one.camel}Deleted, ${one.camel}Updated } from '@fsvp/contracts/${service}/${one.kebab}.record';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { ${one.pascal}Entity } from './${one.kebab}.entity.js';
import { to${one.pascal} } from './${one.kebab}.mapper.js';

const NOUN = '${one.words}';

@Injectable()
export class ${many.pascal}Service {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<${one.pascal}> {
    const found = await this.dataSource.getRepository(${one.pascal}Entity).findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound(NOUN);
    return to${one.pascal}(found);
  }

  create(body: ${one.pascal}Create): Promise<${one.pascal}> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const created = merge(Object.assign(new ${one.pascal}Entity(), newRecord(), { notes: null }), body);
      await manager.insert(${one.pascal}Entity, created);
      record({ event: ${one.camel}Created, before: null, after: created });
      return to${one.pascal}(created);
    });
  }

  update(id: string, body: ${one.pascal}Update): Promise<${one.pascal}> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockRecord(manager, ${one.pascal}Entity, id, NOUN, to${one.pascal});
      const before = snapshot(current);
      touch(merge(current, body));
      await manager.update(${one.pascal}Entity, id, current);
      record({ event: ${one.camel}Updated, before, after: current });
      return to${one.pascal}(current);
    });
  }

  /** The row is kept as evidence, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockRecord(manager, ${one.pascal}Entity, id, NOUN, to${one.pascal});
      const before = snapshot(current);
      touch(current);
      await manager.update(${one.pascal}Entity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: ${one.camel}Deleted, before, after: null });
    });
  }
}
`;

/** @param {Aggregate} aggregate */
export const controller = ({ one, many, service }) => `import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  create${one.pascal},
  delete${one.pascal},
  get${one.pascal},
  list${many.pascal},
  update${one.pascal},
  type ${one.pascal},
} from '@fsvp/contracts/${service}/${one.kebab}';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ${many.pascal}Queries } from './${many.kebab}.queries.js';
import { ${many.pascal}Service } from './${many.kebab}.service.js';

@Controller()
export class ${many.pascal}Controller {
  constructor(
    private readonly ${many.camel}: ${many.pascal}Service,
    private readonly queries: ${many.pascal}Queries,
  ) {}

  @Handle(list${many.pascal})
  list(@Input() { query }: HandlerInput<typeof list${many.pascal}>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(get${one.pascal})
  get(@Input() { params }: HandlerInput<typeof get${one.pascal}>): Promise<${one.pascal}> {
    return this.${many.camel}.get(params.id);
  }

  @Handle(create${one.pascal})
  create(@Input() { body }: HandlerInput<typeof create${one.pascal}>): Promise<${one.pascal}> {
    return this.${many.camel}.create(body);
  }

  @Handle(update${one.pascal})
  update(@Input() { params, body }: HandlerInput<typeof update${one.pascal}>): Promise<${one.pascal}> {
    return this.${many.camel}.update(params.id, body);
  }

  @Handle(delete${one.pascal})
  delete(@Input() { params }: HandlerInput<typeof delete${one.pascal}>): Promise<void> {
    return this.${many.camel}.delete(params.id);
  }
}
`;

/** @param {Aggregate} aggregate */
export const module = ({ many }) => `import { Module } from '@nestjs/common';
import { ${many.pascal}Controller } from './${many.kebab}.controller.js';
import { ${many.pascal}Queries } from './${many.kebab}.queries.js';
import { ${many.pascal}Service } from './${many.kebab}.service.js';

@Module({ controllers: [${many.pascal}Controller], providers: [${many.pascal}Service, ${many.pascal}Queries] })
export class ${many.pascal}Module {}
`;

/** @param {Aggregate} aggregate */
export const migration = ({ many, migration: name }) => `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ${many.title}: newest first, by title, and by the last change. */
export class ${name} implements MigrationInterface {
  name = '${name}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      create table ${many.snake} (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        title varchar(255) not null,
        notes text
      );
      create index ${many.snake}_newest on ${many.snake} (created_at, id) where deleted_at is null;
      create index ${many.snake}_updated on ${many.snake} (updated_at, id) where deleted_at is null;
      create index ${many.snake}_title on ${many.snake} (lower(title), id) where deleted_at is null;
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ${many.snake}');
  }
}
`;
