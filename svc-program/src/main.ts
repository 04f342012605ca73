import { startProcess } from '@fsvp/service-kit/bootstrap';
import { loadOrExit } from '@fsvp/service-kit/config';
import { createLogger } from '@fsvp/service-kit/logger';
import { AppModule } from './app.module.js';
import { loadConfig } from './config.js';

const config = loadOrExit(loadConfig);
const logger = createLogger('program', config.LOG_LEVEL);
await startProcess({ module: AppModule.register(config, logger), config, logger });
