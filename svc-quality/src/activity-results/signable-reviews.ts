import { Injectable } from '@nestjs/common';
import { EMPTY_RESULT, type ResultContent } from '@fsvp/contracts/quality/activity-result';
import type { SignedResultReview } from '@fsvp/contracts/quality/result-review.record';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { Performers } from '@fsvp/service-kit/signatures/signable-records';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Attachments } from '../document-directory/attachments.js';
import { refreshLines } from '../planned-activities/plan-lines.js';
import { ActivityResultEntity } from './activity-result.entity.js';
import { readReview } from './read-result.js';
import { ResultReviewEntity } from './result-review.entity.js';
import { reviewSeries } from './review-series.js';

/** Reviews for their signatures, each with the result and its documents. */
@Injectable()
export class SignableReviews extends SignableSeries<ResultReviewEntity, SignedResultReview> {
  readonly type = 'result-review';
  readonly documents;

  constructor(
    private readonly dataSource: DataSource,
    private readonly attachments: Attachments,
  ) {
    super(reviewSeries);
    this.documents = {
      files: attachments.files,
      idsOf: ({ result }: SignedResultReview) => result.documentIds,
    };
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<SignedResultReview | undefined> {
    const review = await readReview(manager, id);
    if (!review) return undefined;
    const result = await manager.findOneByOrFail(ActivityResultEntity, { id: review.resultId });
    return { ...review, result: contentOf(result), isComplete: result.state === 'complete' };
  }

  /** Foods are not named; the documents are what is reviewed. */
  async demand({ result }: SignedResultReview): Promise<Omit<QualificationDemand, 'activity'>> {
    return { food: null, languages: await this.attachments.languages(result.documentIds) };
  }

  /** Who is named as the performer, and who signed that they conducted the activity. */
  async performers({ activityId, result }: SignedResultReview, manager: EntityManager): Promise<Performers> {
    const signatures = await manager.findBy(SignatureEntity, {
      recordType: 'verification-activity',
      recordId: activityId,
      meaning: 'conducted',
      withdrawnAt: IsNull(),
    });
    return { ids: signatures.map(({ signerId }) => signerId), typed: [result.performedBy.name] };
  }

  override async names(
    content: Record<string, unknown>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Names> {
    const { activityId, hazardKeys, actionIds, result } = content as Partial<SignedResultReview>;
    const rows = await manager.query<{ id: string; name: string | null }[]>(
      `select id, title as name from verification_activities where id::text = $1
       union all select id, title from corrective_actions where id = any($2::uuid[])
       union all select id, title from document_directory where id = any($3::uuid[])
       union all select key, name from plan_lines l, unnest(l.hazard_keys, l.hazard_names) as hazard (key, name) where key = any($4::uuid[])`,
      [activityId ?? '', actionIds ?? [], result?.documentIds ?? [], hazardKeys ?? []],
    );
    return Object.fromEntries(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
  }

  override async onSigned(review: SignedResultReview, by: SignatureEntity, transaction: Transaction): Promise<void> {
    const { signerName: signedByName, signedAt } = by;
    await transaction.manager.update(ResultReviewEntity, review.id, { signedByName, signedAt });
    await super.onSigned(review, by, transaction);
    await refreshLineOf(review, transaction);
  }

  override async onWithdrawn(
    review: SignedResultReview | undefined,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    await super.onWithdrawn(review, signature, transaction);
    if (review) await refreshLineOf(review, transaction);
  }
}

async function refreshLineOf({ planLineKey }: SignedResultReview, { manager }: Transaction): Promise<void> {
  if (planLineKey) await refreshLines(manager, [planLineKey]);
}

/** The fields of a result that are reviewed. */
function contentOf(result: ActivityResultEntity): ResultContent {
  const names = ['activity', ...Object.keys(EMPTY_RESULT)] as (keyof ResultContent)[];
  return Object.fromEntries(names.map((name) => [name, result[name]])) as unknown as ResultContent;
}
