import { startProcess } from '@fsvp/service-kit/process/bootstrap';
import { loadOrExit } from '@fsvp/service-kit/runtime/config';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { AppModule } from './app.module.js';
import { loadConfig } from './config.js';
import { streamUploads } from './uploads/stream-uploads.js';

const config = loadOrExit(loadConfig);
const logger = createLogger('documents', config.LOG_LEVEL);
await startProcess({ module: AppModule.register(config, logger), config, logger, prepare: streamUploads });
