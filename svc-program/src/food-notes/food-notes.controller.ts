import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { getFoodNote, listFoodNotes, updateFoodNote, type FoodNote } from '@fsvp/contracts/program/food-note';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { FoodNotesQueries } from './food-notes.queries.js';
import { FoodNotesService } from './food-notes.service.js';

@Controller()
export class FoodNotesController {
  constructor(
    private readonly notes: FoodNotesService,
    private readonly queries: FoodNotesQueries,
  ) {}

  @Handle(listFoodNotes)
  list(@Input() { query }: HandlerInput<typeof listFoodNotes>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getFoodNote)
  get(@Input() { params }: HandlerInput<typeof getFoodNote>): Promise<FoodNote> {
    return this.notes.get(params.id);
  }

  @Handle(updateFoodNote)
  update(@Input() { params, body }: HandlerInput<typeof updateFoodNote>): Promise<FoodNote> {
    return this.notes.update(params.id, body);
  }
}
