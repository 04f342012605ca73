import { Injectable } from '@nestjs/common';
import type { FoodNote, FoodNoteUpdate } from '@fsvp/contracts/program/food-note';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { NOTE_NOUN, noteRecords } from './note-records.js';
import { readNote } from './read-note.js';

@Injectable()
export class FoodNotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<FoodNote> {
    const found = await readNote(this.dataSource.manager, id);
    if (!found) throw notFound(NOTE_NOUN);
    return found;
  }

  update(id: string, body: FoodNoteUpdate): Promise<FoodNote> {
    return this.unitOfWork.run(async (transaction) => {
      await noteRecords.update(transaction, id, body);
      return (await readNote(transaction.manager, id))!;
    });
  }
}
