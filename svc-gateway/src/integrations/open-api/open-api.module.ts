import { Module } from '@nestjs/common';
import { ProxyModule } from '../../proxy/proxy.module.js';
import { ExampleRecords } from './example-records.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { OwnExampleRecords } from './own-example-records.js';

@Module({ imports: [ProxyModule], providers: [MergedOpenApi, ExampleRecords, OwnExampleRecords] })
export class OpenApiModule {}
