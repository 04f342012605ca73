import { expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { deleteAction } from '@fsvp/contracts/quality/corrective-action';
import { HandledCalls, SERVICE_NAME } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { Handle } from '@fsvp/service-kit/http/handle.decorator';
import { checkRoutes } from '@fsvp/service-kit/process/boot-check';

@Controller()
class ForeignController {
  @Handle(deleteAction)
  delete(): void {}
}

@Controller()
class PlainController {
  @Get('/api/suppliers/plain')
  get(): string {
    return '';
  }
}

it.each([
  [ForeignController, 'DELETE /api/corrective-actions/{id} is a call of svc-quality, not of svc-suppliers.'],
  [PlainController, 'PlainController.get is a route without a contract; bind it with @Handle(call).'],
])('a service does not start with %p', async (controller, message) => {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers: [controller],
    providers: [HandledCalls, { provide: SERVICE_NAME, useValue: 'suppliers' }],
  }).compile();
  const app = module.createNestApplication(new FastifyAdapter());
  await app.init();
  expect(() => checkRoutes(app)).toThrow(message);
  await app.close();
});
