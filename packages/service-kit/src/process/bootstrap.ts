import 'reflect-metadata';
import type { Server } from 'node:http';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeZone } from '@fsvp/contracts/core/calendar-day';
import type { Logger } from 'pino';
import { checkRoutes } from './boot-check.js';
import { exitWithSettingsError, SettingsError, type ProcessConfig } from '../runtime/config.js';
import { addRequestHooks, createAdapter } from '../http/fastify.js';
import { NestLogger } from '../observability/logger.js';
import { addBuildInfo } from '../observability/metrics/build-info.js';
import { startProbeServer, type ProbeAddress } from './probe-server.js';
import { ProcessState } from '../runtime/process-state.js';
import { startTracing, stopTracing } from '../observability/tracing/tracing.js';

/** When requests that still run are interrupted, so that the hooks of the shutdown run and the last spans are sent. */
const INTERRUPT_MS = 20_000;
const HARD_EXIT_MS = 25_000;

export interface BootSettings {
  /** The root module of the process. */
  module: Type | DynamicModule;
  config: ProcessConfig;
  logger: Logger;
  /** Proxies in front of this process, by address or network; X-Forwarded-* headers of others are ignored. */
  trustedProxies?: string[];
  /** Where liveness, readiness and metrics are served too; required if the guard refuses them on the main port. */
  probes?: ProbeAddress;
  /** Whether requests come from outside of the suite, so that callers may not decide what is traced. */
  facesClients?: boolean;
  /** Adds Fastify plugins and hooks before the application starts. */
  prepare?: (app: NestFastifyApplication) => Promise<void> | void;
}

/** Builds the application without listening, for processes and tests alike. */
export async function createApplication({
  module,
  logger,
  prepare,
  trustedProxies,
}: Omit<BootSettings, 'config' | 'probes' | 'facesClients'>): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(logger, trustedProxies), {
    logger: new NestLogger(logger),
    bodyParser: true,
    abortOnError: false,
  });
  addRequestHooks(app, app.get(ProcessState));
  await prepare?.(app);
  checkRoutes(app);
  return app;
}

/** Starts a process: listens, drains on SIGTERM or SIGINT, and exits on an uncaught error. */
export async function startProcess(settings: BootSettings): Promise<NestFastifyApplication> {
  const { config, logger, probes, facesClients } = settings;
  const die = (error: unknown) => {
    if (error instanceof SettingsError) exitWithSettingsError(error);
    logger.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  setTimeZone(config.APP_TIME_ZONE);
  addBuildInfo(config.BUILD_REVISION);
  await startTracing({ service: String(logger.bindings().service), config, logger, facesClients });
  const app = await createApplication(settings);
  await app.init();
  await app.listen(config.PORT, config.HOST);
  // Last, so that it never reports ready before the process can be reached.
  if (probes) await startProbeServer(app, probes);
  logger.info({ port: config.PORT, probes }, 'ready');
  const drain = () => void drainAndExit(app, config, logger);
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  return app;
}

async function drainAndExit(app: NestFastifyApplication, config: ProcessConfig, logger: Logger): Promise<void> {
  const state = app.get(ProcessState);
  if (state.draining) return;
  state.draining = true;
  logger.info('draining');
  setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
  setTimeout(() => interruptRequests(app, logger), INTERRUPT_MS).unref();
  await new Promise((resolve) => setTimeout(resolve, config.DRAIN_MS));
  const nestLogger = new NestLogger(logger);
  app.useLogger(nestLogger);
  try {
    await app.close();
    await stopTracing();
    process.exit(nestLogger.hasErrors ? 1 : 0);
  } catch (error) {
    logger.error({ err: error }, 'closing failed');
    process.exit(1);
  }
}

function interruptRequests(app: NestFastifyApplication, logger: Logger): void {
  logger.warn('requests were interrupted, because they took too long');
  (app.getHttpServer() as Server).closeAllConnections();
}
