import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { AppModule } from '../src/app.module.js';
import { migrations } from '../src/migrations/index.js';
import { startFakeProgram, type FakeProgram } from './fake-program.js';

export type TestSuppliers = TestService & { program: FakeProgram };

/** Starts svc-suppliers with its own database and a fake svc-program. */
export async function startSuppliers(namespace?: string): Promise<TestSuppliers> {
  const program = await startFakeProgram();
  const service = await startTestService({
    name: 'suppliers',
    migrations,
    module: (config, logger) => AppModule.register({ ...config, PROGRAM_URL: [program.url] }, logger),
    namespace,
  });
  const close = async () => {
    await service.close();
    await program.close();
  };
  return { ...service, program, close };
}
