/** @typedef {import('./names.mjs').Name} Name */

/** @param {Name} name */
export const packageFile = ({ kebab }) => `{
  "name": "@fsvp/svc-${kebab}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "swc src -d dist --strip-leading-paths --config-file ../swc.node.json",
    "lint": "eslint . --max-warnings 0",
    "typecheck": "tsc --noEmit",
    "test": "NODE_OPTIONS=--experimental-vm-modules jest"
  },
  "dependencies": {
    "@fsvp/contracts": "1.0.0",
    "@fsvp/service-kit": "1.0.0",
    "@nestjs/common": "12.5.1",
    "@nestjs/core": "12.5.1",
    "@nestjs/typeorm": "12.0.2",
    "pino": "10.4.0",
    "typeorm": "1.1.1",
    "zod": "4.6.7"
  },
  "nx": {
    "tags": ["kind:service", "scope:svc-${kebab}", "platform:node"]
  }
}
`;

/** @param {Name} name */
export const readme = ({ kebab }) => `# svc-${kebab}

Database \`fsvp_${kebab}\`; no other service reads its tables. It has no records yet: \`npm run new -- aggregate NAME svc-${kebab}\` adds some.

Alone: \`npm run build\`, then \`MIGRATION_DATABASE_URL=… node dist/migrate.js\` and \`PORT=… DATABASE_URL=… NATS_URL=… INTERNAL_TOKEN_SECRET=… EVENT_LOG_KEYS=… node dist/main.js\`.
Tests: \`NODE_OPTIONS=--experimental-vm-modules npx jest\` (starts the PostgreSQL and NATS it needs).
`;

/** @param {Name} name */
export const main = ({ kebab }) => `import { startProcess } from '@fsvp/service-kit/process/bootstrap';
import { loadOrExit } from '@fsvp/service-kit/runtime/config';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { AppModule } from './app.module.js';
import { loadConfig } from './config.js';

const config = loadOrExit(loadConfig);
const logger = createLogger('${kebab}', config.LOG_LEVEL);
await startProcess({ module: AppModule.register(config, logger), config, logger });
`;

/** With the places where the generator of aggregates inserts. @param {Name} name */
export const appModule = ({ kebab }) => `import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { DeadLettersModule } from '@fsvp/service-kit/events/dead-letters/dead-letters.module';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import type { Logger } from 'pino';
import type { Config } from './config.js';

const ENTITIES: Type[] = [];

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    const events = EventsModule.register({ service: '${kebab}', config, relay: true }, []);
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({ name: '${kebab}', config, logger, entities: ENTITIES }),
        events,
        DeadLettersModule.register(events),
        ChangesModule.register('${kebab}'),
      ],
    };
  }
}
`;

export const config = `import { dataConfig, processConfig, readConfig } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';

export const schema = z.extend(processConfig, dataConfig.shape);
export type Config = z.output<typeof schema>;

/** Reads this service's environment. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(schema, environment);
}
`;

export const migrate = `import { migrateFromEnvironment } from '@fsvp/service-kit/process/migrate';
import { migrations } from './migrations/index.js';

await migrateFromEnvironment(migrations);
`;

export const migrations = `import { readMigrations } from '@fsvp/service-kit/database/migrations/read-migrations';

export const migrations = await readMigrations(import.meta.url);
`;

/** @param {Name} name */
export const start = ({
  kebab,
  pascal,
}) => `import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { AppModule } from '../src/app.module.js';
import { migrations } from '../src/migrations/index.js';

/** Starts svc-${kebab} with its own database. */
export function start${pascal}(namespace?: string): Promise<TestService> {
  return startTestService({
    name: '${kebab}',
    migrations,
    module: (config, logger) => AppModule.register(config, logger),
    namespace,
  });
}
`;

/** @param {Name} name */
export const bootSpec = ({
  kebab,
  pascal,
}) => `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start${pascal} } from './start.js';

describe('svc-${kebab}', () => {
  let service: Awaited<ReturnType<typeof start${pascal}>>;
  beforeAll(async () => {
    service = await start${pascal}();
  });
  afterAll(() => service.close());

  it('is ready with its database and events, and lists its dead letters', async () => {
    expect((await service.request('GET', '/readyz')).status).toBe(200);
    expect(await service.request('GET', '/internal/dead-letters')).toMatchObject({
      status: 200,
      body: { deadLetters: [], total: 0 },
    });
  });

  it('takes no call without the token of the gateway', async () => {
    expect((await fetch(\`\${service.url}/internal/dead-letters\`)).status).toBe(401);
  });
});
`;

/** What the contracts declare for the service: nothing yet. */
export const domainIndex = `import type { StoredRecord } from '../core/stored-record.js';

export * from './live.js';

/** In the order in which documents name them. */
export const records: StoredRecord[] = [];
`;

/** @param {string} name of the constant */
export const domainLive = (
  name,
) => `/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const ${name} = {} as const;
`;
