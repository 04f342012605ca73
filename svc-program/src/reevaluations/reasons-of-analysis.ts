import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { findNewControls } from '@fsvp/contracts/program/food-hazard-analyses/compare-analyses';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { dueOfReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { In, LessThan } from 'typeorm';
import { FoodHazardAnalysisEntity } from '../food-hazard-analyses/food-hazard-analysis.entity.js';
import { addReasons } from './add-reasons.js';
import { forFilesOf } from './files-with-news.js';

const SHOWN = 5;

/**
 * A version that is being signed reopens the evaluation of each file of its food, if a hazard that requires a control is new or not what it
 * was in the version that was signed before.
 */
export async function reevaluateForAnalysis(
  transaction: Transaction,
  analysis: FoodHazardAnalysis,
  signedAt: string,
): Promise<void> {
  const { manager } = transaction;
  const earlier = await manager.findOne(FoodHazardAnalysisEntity, {
    where: {
      foodId: analysis.foodId,
      state: In(['signed', 'superseded', 'withdrawn']),
      versionNumber: LessThan(analysis.versionNumber),
    },
    order: { versionNumber: 'DESC' },
  });
  const found = earlier ? findNewControls(earlier, analysis) : [];
  if (!found.length) return;
  const more = found.length > SHOWN ? `; and ${found.length - SHOWN} more` : '';
  const hazards = found
    .slice(0, SHOWN)
    .map(({ hazard, isNew }) => `${hazard.name} ${isNew ? 'is new' : 'has changed'}`);
  await addReasons(
    transaction,
    await forFilesOf(manager, 'food', analysis.foodId, signedAt, {
      kind: 'hazard_analysis_changed',
      recordType: 'food-hazard-analysis',
      recordId: analysis.id,
      recordVersion: null,
      text: `Version ${analysis.versionNumber} of the hazard analysis: ${hazards.join('; ')}${more}`,
      dueOn: dueOfReason('hazard_analysis_changed', dayOfInstant(signedAt)),
    }),
  );
}
