import { startProcess } from '@fsvp/service-kit/process/bootstrap';
import { loadOrExit } from '@fsvp/service-kit/runtime/config';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { loadWebhookWorkerConfig } from './config.js';
import { WebhookWorkerModule } from './webhook-worker.module.js';

const config = loadOrExit(loadWebhookWorkerConfig);
const logger = createLogger('documents-webhooks', config.LOG_LEVEL);
await startProcess({ module: WebhookWorkerModule.register(config, logger), config, logger });
