import { constants, setPriority } from 'node:os';
import { startProcess } from '@fsvp/service-kit/process/bootstrap';
import { loadOrExit } from '@fsvp/service-kit/runtime/config';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { loadConfig } from './config.js';
import { WorkerModule } from './worker.module.js';

// Lower priority than the API process, which may run on the same machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = loadOrExit(loadConfig);
const logger = createLogger('documents-worker', config.LOG_LEVEL);
await startProcess({ module: WorkerModule.register(config, logger), config, logger });
