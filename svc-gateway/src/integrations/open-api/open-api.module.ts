import { Module } from '@nestjs/common';
import { ProxyModule } from '../../upstreams/upstreams.module.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { OwnExampleRecords } from './own-example-records.js';

@Module({ imports: [ProxyModule], providers: [MergedOpenApi, OwnExampleRecords] })
export class OpenApiModule {}
