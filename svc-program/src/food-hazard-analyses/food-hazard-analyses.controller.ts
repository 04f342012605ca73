import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  adoptHazardAnalyses,
  checkFoodHazardAnalysis,
  compareFoodHazardAnalyses,
  createFoodHazardAnalysis,
  createFoodHazardAnalysisVersion,
  deleteFoodHazardAnalysis,
  getFoodHazardAnalysis,
  listFoodHazardAnalyses,
  listHazardAdoptions,
  setAnalysisHazards,
  updateFoodHazardAnalysis,
  type AnalysisComparison,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { FoodHazardAnalysesQueries } from './food-hazard-analyses.queries.js';
import { FoodHazardAnalysesService } from './food-hazard-analyses.service.js';

@Controller()
export class FoodHazardAnalysesController {
  constructor(
    private readonly analyses: FoodHazardAnalysesService,
    private readonly queries: FoodHazardAnalysesQueries,
  ) {}

  @Handle(listFoodHazardAnalyses)
  list(@Input() { query }: HandlerInput<typeof listFoodHazardAnalyses>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(compareFoodHazardAnalyses)
  compare(@Input() { query }: HandlerInput<typeof compareFoodHazardAnalyses>): Promise<AnalysisComparison> {
    return this.analyses.compare(query.from, query.to);
  }

  @Handle(listHazardAdoptions)
  listAdoptions(@Input() { query }: HandlerInput<typeof listHazardAdoptions>): Promise<JsonText> {
    return this.queries.adoptions(query);
  }

  @Handle(getFoodHazardAnalysis)
  get(@Input() { params }: HandlerInput<typeof getFoodHazardAnalysis>): Promise<FoodHazardAnalysis> {
    return this.analyses.get(params.id);
  }

  @Handle(createFoodHazardAnalysis)
  create(@Input() { body }: HandlerInput<typeof createFoodHazardAnalysis>): Promise<FoodHazardAnalysis> {
    return this.analyses.create(body);
  }

  @Handle(updateFoodHazardAnalysis)
  update(@Input() { params, body }: HandlerInput<typeof updateFoodHazardAnalysis>): Promise<FoodHazardAnalysis> {
    return this.analyses.update(params.id, body);
  }

  @Handle(setAnalysisHazards)
  replaceHazards(@Input() { params, body }: HandlerInput<typeof setAnalysisHazards>): Promise<FoodHazardAnalysis> {
    return this.analyses.replaceHazards(params.id, body.hazards);
  }

  @Handle(deleteFoodHazardAnalysis)
  delete(@Input() { params }: HandlerInput<typeof deleteFoodHazardAnalysis>): Promise<void> {
    return this.analyses.delete(params.id);
  }

  @Handle(createFoodHazardAnalysisVersion)
  createVersion(
    @Input() { params }: HandlerInput<typeof createFoodHazardAnalysisVersion>,
  ): Promise<FoodHazardAnalysis> {
    return this.analyses.createVersion(params.id);
  }

  @Handle(checkFoodHazardAnalysis)
  check(
    @Input() { params }: HandlerInput<typeof checkFoodHazardAnalysis>,
  ): Promise<ResponseOf<typeof checkFoodHazardAnalysis>> {
    return this.analyses.check(params.id);
  }

  @Handle(adoptHazardAnalyses)
  adopt(@Input() { params, body }: HandlerInput<typeof adoptHazardAnalyses>): Promise<FoodHazardAnalysis> {
    return this.analyses.adopt(params.id, body.hazardAnalysisIds);
  }
}
