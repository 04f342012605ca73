import { Injectable } from '@nestjs/common';
import { addMonths, dayOfInstant, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import { schedulePlan } from '@fsvp/contracts/program/verification-plans/schedule-plan';
import {
  MAX_SCHEDULE_MONTHS,
  SCHEDULE_MONTHS,
  type FileSchedule,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { DataSource } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { readPerformed } from './read-performed.js';

interface SignedVersion {
  lines: PlanLine[];
  foodName: string;
  current: boolean;
  signedAt: string;
}

/** When the activities of the signed plan of a file are due. */
@Injectable()
export class FileScheduleService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws 404 for an unknown file, 400 for a day before today or too far ahead */
  async get(fileId: string, to: Day = addMonths(today(), SCHEDULE_MONTHS)): Promise<FileSchedule> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    if (to < today()) throw invalidInput([{ path: 'to', message: 'Enter a day from today on' }]);
    if (to > addMonths(today(), MAX_SCHEDULE_MONTHS))
      throw invalidInput([{ path: 'to', message: `Enter a day within ${MAX_SCHEDULE_MONTHS} months` }]);
    const versions = await manager.query<SignedVersion[]>(
      `select p.lines, food.name as "foodName", p.state = 'signed' as current, iso(s.signed_at) as "signedAt"
       from verification_plans p join fsvp_files f on f.id = p.file_id join foods food on food.id = f.food_id
       join signatures s on s.record_type = 'verification-plan' and s.record_id = p.id and s.withdrawn_at is null
       where p.file_id = $1 and p.deleted_at is null order by p.version_number`,
      [fileId],
    );
    const plan = versions.find(({ current }) => current);
    if (!plan) return { activities: [], byLots: [] };
    const performed = await readPerformed(manager, fileId);
    const signedOn = (lineKey: string) => versions.find(({ lines }) => lines.some((line) => line.lineKey === lineKey))!;
    return schedulePlan(
      plan.lines,
      (lineKey) => ({ signedOn: dayOfInstant(signedOn(lineKey).signedAt), ...performed(lineKey) }),
      plan.foodName,
      today(),
      to,
    );
  }
}
