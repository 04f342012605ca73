import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '@fsvp/service-kit/process/bootstrap';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { newNamespace, startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { AppModule } from '../src/app.module.js';
import type { Config } from '../src/config.js';
import { EVIDENCE } from '../src/evidence.js';
import { parseObjectStoreUrl } from '../src/object-store/object-store-url.js';
import { reportTimings, type ReportTimings } from '../src/reports/runs/report-timings.js';
import { migrations } from '../src/migrations/index.js';
import { streamUploads } from '../src/uploads/stream-uploads.js';
import { webhookTimings, type WebhookTimings } from '../src/webhooks/webhook-settings.js';
import { WebhookWorkerModule } from '../src/webhook-worker.module.js';
import { WorkerModule } from '../src/worker.module.js';
import { startUpstream, type Upstream } from './upstream.js';

/** svc-documents with its own database and folder, and fakes of the other services. */
export interface TestDocuments extends TestService {
  upstream: Upstream;
  /** Root of the object store on disk. */
  folder: string;
  objectStoreUrl: string;
  /** Configuration for worker processes. */
  config: Config;
  /** Starts what generates reports, in this process. `stopWorkers` and `close` stop it. */
  startWorker(): Promise<NestFastifyApplication>;
  /** Starts what sends webhooks, likewise. */
  startWebhookWorker(): Promise<NestFastifyApplication>;
  stopWorkers(): Promise<void>;
}

export async function startDocuments(
  settings: {
    redisUrl?: string;
    objectStoreUrl?: string;
    timings?: Partial<ReportTimings>;
    webhooks?: Partial<WebhookTimings>;
  } & Partial<Config> = {},
): Promise<TestDocuments> {
  const folder = await mkdtemp(join(tmpdir(), 'fsvp-documents-'));
  const {
    redisUrl = process.env.TEST_REDIS_URL ?? '',
    objectStoreUrl = pathToFileURL(folder).href,
    timings = {},
    webhooks = {},
    ...more
  } = settings;
  const upstream = await startUpstream();
  const namespace = newNamespace();
  let config: Config | undefined;
  const service = await startTestService({
    name: 'documents',
    migrations,
    evidence: EVIDENCE,
    namespace,
    prepare: streamUploads,
    module: (base, logger) => {
      config = {
        ...base,
        REDIS_URL: redisUrl,
        OBJECT_STORE_URL: parseObjectStoreUrl(objectStoreUrl),
        SUPPLIERS_URL: [upstream.url],
        QUALITY_URL: [upstream.url],
        PROGRAM_URL: [upstream.url],
        REPORT_TIMINGS: reportTimings.parse(timings),
        REPORT_FILES_KEEP_DAYS: 365,
        UPLOAD_SCAN_TIMEOUT_MS: 8000,
        WEBHOOK_ALLOWED_NETWORKS: [],
        WEBHOOK_TIMINGS: webhookTimings.parse(webhooks),
        ...more,
      };
      return AppModule.register(config, logger);
    },
  });
  const workers: NestFastifyApplication[] = [];
  const start = async (module: typeof WorkerModule | typeof WebhookWorkerModule) => {
    const logger = createLogger('documents-worker', process.env.TEST_LOG_LEVEL ?? 'silent');
    const worker = await createApplication({ module: module.register(config!, logger), logger });
    await worker.init();
    workers.push(worker);
    return worker;
  };
  const stopWorkers = async () => void (await Promise.all(workers.splice(0).map((worker) => worker.close())));
  return {
    ...service,
    upstream,
    folder,
    objectStoreUrl,
    config: config!,
    startWorker: () => start(WorkerModule),
    startWebhookWorker: () => start(WebhookWorkerModule),
    stopWorkers,
    async close() {
      await stopWorkers();
      await service.close();
      await upstream.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
