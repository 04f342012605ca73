import {
  foodHazardAnalysisDeleted,
  foodHazardAnalysisDrafted,
  foodHazardAnalysisSigned,
  foodHazardAnalysisSuperseded,
  foodHazardAnalysisUpdated,
  foodHazardAnalysisWithdrawn,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { FoodHazardAnalysisEntity } from './food-hazard-analysis.entity.js';
import { readAnalysis } from './read-analysis.js';

/** The hazard analysis of one food. */
export const analysisSeries = new SignedSeries({
  entity: FoodHazardAnalysisEntity,
  noun: 'food hazard analysis',
  shortNoun: 'hazard analysis',
  key: ['foodId'],
  ownerTable: 'foods',
  events: {
    drafted: foodHazardAnalysisDrafted,
    updated: foodHazardAnalysisUpdated,
    deleted: foodHazardAnalysisDeleted,
    signed: foodHazardAnalysisSigned,
    superseded: foodHazardAnalysisSuperseded,
    withdrawn: foodHazardAnalysisWithdrawn,
  },
  read: readAnalysis,
});
