import { Module } from '@nestjs/common';
import { UpstreamsModule } from '../../upstreams/upstreams.module.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { OwnExampleRecords } from './own-example-records.js';

@Module({ imports: [UpstreamsModule], providers: [MergedOpenApi, OwnExampleRecords] })
export class OpenApiModule {}
