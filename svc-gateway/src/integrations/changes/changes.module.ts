import { Module } from '@nestjs/common';
import { UpstreamsModule } from '../../upstreams/upstreams.module.js';
import { ChangeHeads } from './change-heads.service.js';
import { ChangePages } from './change-pages.service.js';
import { ChangesController } from './changes.controller.js';

@Module({ imports: [UpstreamsModule], controllers: [ChangesController], providers: [ChangeHeads, ChangePages] })
export class ChangesModule {}
