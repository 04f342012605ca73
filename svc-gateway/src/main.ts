import { startProcess } from '@fsvp/service-kit/process/bootstrap';
import { loadOrExit } from '@fsvp/service-kit/runtime/config';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { AppModule } from './app.module.js';
import { loadConfig } from './config.js';
import { configureHttpPipeline } from './web/http-pipeline.js';

const config = loadOrExit(loadConfig);
const logger = createLogger('gateway', config.LOG_LEVEL);
await startProcess({
  module: AppModule.register(config, logger),
  config,
  logger,
  trustedProxies: config.TRUSTED_PROXIES,
  facesClients: true,
  probes: { host: config.METRICS_HOST, port: config.METRICS_PORT },
  prepare: configureHttpPipeline,
});
