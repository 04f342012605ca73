import { startProcess } from '@fsvp/service-kit/bootstrap';
import { createLogger } from '@fsvp/service-kit/logger';
import { AppModule } from './app.module.js';
import { loadConfig, type Config } from './config.js';
import { configureHttpPipeline } from './http-pipeline.js';

function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const config = loadConfigOrExit();
const logger = createLogger('gateway', config.LOG_LEVEL);
await startProcess({
  module: AppModule.register(config, logger),
  config,
  logger,
  trustedProxies: config.TRUSTED_PROXIES,
  probes: { host: config.METRICS_HOST, port: config.METRICS_PORT },
  prepare: configureHttpPipeline,
});
