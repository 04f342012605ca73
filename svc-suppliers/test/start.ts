import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { AppModule } from '../src/app.module.js';
import { migrations } from '../src/migrations/index.js';

/** Starts svc-suppliers with its own database. */
export function startSuppliers(namespace?: string): Promise<TestService> {
  return startTestService({
    name: 'suppliers',
    migrations,
    module: (config, logger) => AppModule.register(config, logger),
    namespace,
  });
}
