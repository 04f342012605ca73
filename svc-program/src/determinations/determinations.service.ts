import { Injectable } from '@nestjs/common';
import { effectiveRegime } from '@fsvp/contracts/program/readiness/derive-regime';
import type { Determination, DeterminationCreate, DeterminationUpdate } from '@fsvp/contracts/program/determination';
import { CONDITIONS, REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { regimesOfFile } from '../fsvp-files/file-regimes.js';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { assertOpen, FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import type { DeterminationEntity } from './determination.entity.js';
import { ANSWERS, readDeterminationsOf } from './read-determination.js';
import { determinationSeries } from './series.js';

/** The determinations of files: drafts that are made from the facts of the moment, and signed ones, which never change. */
@Injectable()
export class DeterminationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(fileId: string): Promise<{ determinations: Determination[]; total: number }> {
    const { manager } = this.dataSource;
    const [known, determinations] = await Promise.all([
      manager.existsBy(FsvpFileEntity, { id: fileId }),
      readDeterminationsOf(manager, fileId),
    ]);
    if (!known) throw notFound(FILE_NOUN);
    return { determinations, total: determinations.length };
  }

  get(id: string): Promise<Determination> {
    return determinationSeries.get(this.dataSource.manager, id);
  }

  create(fileId: string, body: DeterminationCreate): Promise<Determination> {
    return this.unitOfWork.run((transaction) => draft(transaction, fileId, body));
  }

  update(id: string, body: DeterminationUpdate): Promise<Determination> {
    return this.unitOfWork.run((transaction) =>
      determinationSeries.update(transaction, id, async (current) => {
        const { manager } = transaction;
        const file = await manager.findOneByOrFail(FsvpFileEntity, { id: current.fileId });
        assertOpen(file);
        const { chosenRegime = current.chosenRegime, reason = current.reason } = body;
        Object.assign(current, await determine(manager, file, { chosenRegime, reason }));
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => determinationSeries.delete(transaction, id));
  }

  /** Drafts the regime of the signed one again. */
  createVersion(id: string): Promise<Determination> {
    return this.unitOfWork.run(async (transaction) => {
      const { fileId, chosenRegime, reason } = await determinationSeries.lockSigned(transaction.manager, id);
      return draft(transaction, fileId, { chosenRegime, reason });
    });
  }
}

/** @throws 404 for an unknown file, 409 for a closed one or when there is a draft; as `determine` */
async function draft(transaction: Transaction, fileId: string, body: DeterminationCreate): Promise<Determination> {
  const { manager } = transaction;
  const file = await manager.findOne(FsvpFileEntity, { where: { id: fileId }, lock: { mode: 'pessimistic_write' } });
  if (!file) throw notFound(FILE_NOUN);
  assertOpen(file);
  return determinationSeries.create(transaction, { fileId }, () => determine(manager, file, body));
}

type Determined = Pick<
  DeterminationEntity,
  'answers' | 'proposedRegime' | 'chosenRegime' | 'citations' | 'entryCode' | 'reason'
>;

/**
 * What a choice of today rests on.
 * @throws 422 with the conditions that nobody has confirmed, 400 without a reason for another regime than the proposed one
 */
async function determine(
  manager: EntityManager,
  file: FsvpFileEntity,
  { chosenRegime, reason = null }: DeterminationCreate,
): Promise<Determined> {
  const [row] = await manager.query<{ answers: Determination['answers'] }[]>(
    `select ${ANSWERS} as answers from fsvp_files f join foods food on food.id = f.food_id
     left join supplier_directory s on s.id = f.supplier_id where f.id = $1`,
    [file.id],
  );
  const { answers } = row!;
  // The eligibility of a very small importer may be signed together with the determination, before it.
  const derivation = await regimesOfFile(manager, { ...answers, importerId: file.importerId }, { withDrafts: true });
  const { effective, determination } = effectiveRegime(derivation, chosenRegime);
  if (determination === 'stale') {
    const unmet = derivation.candidates.find(({ regime }) => regime === chosenRegime)?.unmet ?? [];
    throw new ProblemError(
      'regime-not-derivable',
      unmet.length
        ? `"${REGIME_LABELS[chosenRegime]}" needs conditions that nobody has confirmed: ${unmet.map((one) => CONDITIONS[one]).join('; ')}.`
        : `"${REGIME_LABELS[chosenRegime]}" does not fit the facts of this file.`,
      { errors: unmet.map((one) => ({ path: 'circumstances.confirmed', message: CONDITIONS[one] })) },
    );
  }
  const proposedRegime = derivation.proposed.regime;
  if (chosenRegime !== proposedRegime && !reason)
    throw invalidInput([
      { path: 'reason', message: `Explain why it is not "${REGIME_LABELS[proposedRegime]}", which was proposed` },
    ]);
  const { citation, entryCode } = effective;
  return { answers, proposedRegime, chosenRegime, citations: [citation], entryCode, reason };
}
