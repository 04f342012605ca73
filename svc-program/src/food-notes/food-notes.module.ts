import { Module } from '@nestjs/common';
import { FoodNotesController } from './food-notes.controller.js';
import { FoodNotesQueries } from './food-notes.queries.js';
import { FoodNotesService } from './food-notes.service.js';

@Module({ controllers: [FoodNotesController], providers: [FoodNotesService, FoodNotesQueries] })
export class FoodNotesModule {}
