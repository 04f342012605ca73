import { Module } from '@nestjs/common';
import { Upstreams } from './upstreams.js';

@Module({ providers: [Upstreams], exports: [Upstreams] })
export class UpstreamsModule {}
