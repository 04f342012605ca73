import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createFood,
  deleteFood,
  getFood,
  listFoods,
  restoreFood,
  updateFood,
  type Food,
} from '@fsvp/contracts/program/food';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { FoodsQueries } from './foods.queries.js';
import { FoodsService } from './foods.service.js';

@Controller()
export class FoodsController {
  constructor(
    private readonly foods: FoodsService,
    private readonly queries: FoodsQueries,
  ) {}

  @Handle(listFoods)
  list(@Input() { query }: HandlerInput<typeof listFoods>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getFood)
  get(@Input() { params }: HandlerInput<typeof getFood>): Promise<Food> {
    return this.foods.get(params.id);
  }

  @Handle(createFood)
  create(@Input() { body }: HandlerInput<typeof createFood>): Promise<Food> {
    return this.foods.create(body);
  }

  @Handle(updateFood)
  update(@Input() { params, body }: HandlerInput<typeof updateFood>): Promise<Food> {
    return this.foods.update(params.id, body);
  }

  @Handle(deleteFood)
  delete(@Input() { params }: HandlerInput<typeof deleteFood>): Promise<void> {
    return this.foods.delete(params.id);
  }

  @Handle(restoreFood)
  restore(@Input() { params }: HandlerInput<typeof restoreFood>): Promise<Food> {
    return this.foods.restore(params.id);
  }
}
