import { Module } from '@nestjs/common';
import { ActivityGenerator } from './activity-generator.js';

/** Activities that follow from signed verification plans. */
@Module({ providers: [ActivityGenerator] })
export class PlannedActivitiesModule {}
