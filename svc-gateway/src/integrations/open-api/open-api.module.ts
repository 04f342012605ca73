import { Module } from '@nestjs/common';
import { UpstreamsModule } from '../../upstreams/upstreams.module.js';
import { ExampleRecords } from './example-records.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { OwnExampleRecords } from './own-example-records.js';

@Module({ imports: [UpstreamsModule], providers: [MergedOpenApi, ExampleRecords, OwnExampleRecords] })
export class OpenApiModule {}
