import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { SIGNATURES_EVIDENCE } from '@fsvp/service-kit/signatures/signatures.migration';
import { eventually, startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { AppModule } from '../src/app.module.js';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { migrations } from '../src/migrations/index.js';
import { SourceFreshness } from '../src/source-freshness/source-freshness.service.js';
import { startFakeSuppliers, type FakeSuppliers } from './fake-suppliers.js';

export type TestProgramService = TestService & { suppliers: FakeSuppliers };

/** Starts svc-program with its own database and fakes of the services that it asks. */
export async function startProgram(namespace?: string): Promise<TestProgramService> {
  const suppliers = await startFakeSuppliers();
  const service = await startTestService({
    name: 'program',
    migrations,
    evidence: [SIGNATURES_EVIDENCE],
    module: (config, logger) =>
      AppModule.register(
        {
          ...config,
          SUPPLIERS_URL: [suppliers.url],
          QUALITY_URL: [`${suppliers.url}/quality`],
          DOCUMENTS_URL: [`${suppliers.url}/documents`],
        },
        logger,
      ),
    namespace,
  });
  const named = service.app.get(DocumentDirectory, { strict: false });
  const requireDocuments = named.require.bind(named);
  named.require = async (ids) => (suppliers.sources.checksDocuments ? requireDocuments(ids) : undefined);
  const stream = service.app.get(EventStream, { strict: false });
  suppliers.sources.stream = async () => (await stream.readProgress()).created;
  const freshness = service.app.get(SourceFreshness, { strict: false });
  await eventually(async () => (await freshness.since()).fresh);
  const close = async () => {
    await service.close();
    await suppliers.close();
  };
  return { ...service, suppliers, close };
}
