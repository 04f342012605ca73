import { SIGNATURES_EVIDENCE } from '@fsvp/service-kit/signatures/signatures.migration';
import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { AppModule } from '../src/app.module.js';
import { migrations } from '../src/migrations/index.js';

/** Starts svc-program with its own database. */
export function startProgram(namespace?: string): Promise<TestService> {
  return startTestService({
    name: 'program',
    migrations,
    evidence: [SIGNATURES_EVIDENCE],
    module: (config, logger) => AppModule.register(config, logger),
    namespace,
  });
}
