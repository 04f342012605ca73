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
import { list${many.pascal} } from '@fsvp/contracts/${service}/${one.kebab}';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, letters, type List } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { ${one.pascal}Entity } from './${one.kebab}.entity.js';

type ListQuery = HandlerInput<typeof list${many.pascal}>['query'];

const LIST: List<ListQuery> = {
  name: '${many.camel}',
  from: '${many.snake} r',
  row: 'r',
  members: recordMembers(${one.pascal}Entity, fieldsOf(list${many.pascal})),
  sorts: { title: { sql: letters('r.title'), type: 'text' } },
  search: contains('r.title'),
};

/** Reads of ${many.words}, as SQL that returns JSON. */
@Injectable()
export class ${many.pascal}Queries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
`;

/** @param {Aggregate} aggregate */
export const service = ({ one, many, service }) => `import { Injectable } from '@nestjs/common';
import type { ${one.pascal}, ${one.pascal}Create, ${one.pascal}Update } from '@fsvp/contracts/${service}/${one.kebab}';
import { ${one.camel}Created, ${one.camel}Deleted, ${one.camel}Updated } from '@fsvp/contracts/${service}/${one.kebab}.record';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { ${one.pascal}Entity } from './${one.kebab}.entity.js';
import { to${one.pascal} } from './${one.kebab}.mapper.js';

const records = new Records({
  entity: ${one.pascal}Entity,
  noun: '${one.words}',
  events: { created: ${one.camel}Created, updated: ${one.camel}Updated, deleted: ${one.camel}Deleted },
  answered: to${one.pascal},
});

@Injectable()
export class ${many.pascal}Service {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<${one.pascal}> {
    return to${one.pascal}(await records.get(this.dataSource.manager, { id }));
  }

  create(body: ${one.pascal}Create): Promise<${one.pascal}> {
    return this.unitOfWork.run(async (transaction) => to${one.pascal}(await records.create(transaction, body)));
  }

  update(id: string, body: ${one.pascal}Update): Promise<${one.pascal}> {
    return this.unitOfWork.run(async (transaction) => to${one.pascal}(await records.update(transaction, id, body)));
  }

  /** The row is kept as evidence, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) => records.remove(transaction, id));
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
      create index ${many.snake}_title on ${many.snake} (lower(title collate "und-x-icu"), id) where deleted_at is null;
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ${many.snake}');
  }
}
`;
