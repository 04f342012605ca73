import { Module } from '@nestjs/common';
import { FoodsController } from './foods.controller.js';
import { FoodsQueries } from './foods.queries.js';
import { FoodsService } from './foods.service.js';

@Module({ controllers: [FoodsController], providers: [FoodsService, FoodsQueries], exports: [FoodsService] })
export class FoodsModule {}
