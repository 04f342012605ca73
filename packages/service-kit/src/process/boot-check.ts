import type { INestApplication } from '@nestjs/common';
import { collectionOf, SERVICE_OF_COLLECTION } from '@fsvp/contracts/catalogue/calls';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { callOf } from '../http/handle.decorator.js';
import { HandledCalls, OpenApiController, SERVICE_NAME } from '../api-documents/open-api/open-api.controller.js';
import { HealthController } from '../http/health.controller.js';

const NEST_PATH = 'path';
const WITHOUT_CONTRACT: unknown[] = [HealthController, OpenApiController];

/**
 * Walks every route before the process listens: each must come from a contract, and so say what it needs of a caller, and the gateway must
 * send its calls to this service.
 * @throws Error naming a route that was declared by hand, or one of another service
 */
export function checkRoutes(app: INestApplication): void {
  const scanner = new MetadataScanner();
  const handled = app.get(HandledCalls);
  const service = app.get<ServiceName>(SERVICE_NAME);
  handled.app = app;
  for (const wrapper of app.get(DiscoveryService).getControllers()) {
    if (!wrapper.instance || WITHOUT_CONTRACT.includes(wrapper.metatype)) continue;
    const prototype = Object.getPrototypeOf(wrapper.instance) as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      if (!handler || !Reflect.hasMetadata(NEST_PATH, handler)) continue;
      const call = callOf(handler);
      if (!call) throw new Error(`${wrapper.name}.${name} is a route without a contract; bind it with @Handle(call).`);
      const owner = SERVICE_OF_COLLECTION.get(collectionOf(call.path)) ?? service;
      if (owner !== service)
        throw new Error(`${call.method} ${call.path} is a call of svc-${owner}, not of svc-${service}.`);
      handled.handlers.push({ call, prototype, method: name, module: wrapper.host!.metatype });
    }
  }
}
