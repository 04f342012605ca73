import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addMonths, today } from '@fsvp/contracts/core/calendar-day';
import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { endConnectionAt, type ConnectionEnd } from '@fsvp/service-kit/testing/end-connection';
import { ReevaluationSchedule } from '../src/reevaluations/reevaluation-schedule.js';
import { SALMONELLA, TestEvaluations } from './evaluations.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const LISTERIA = { ...SALMONELLA, libraryCode: 'LM', name: 'Listeria monocytogenes' };

let program: TestProgram;
let evaluations: TestEvaluations;
beforeAll(async () => {
  program = await startTestProgram();
  evaluations = new TestEvaluations(program);
});
afterAll(() => program.close());

const reevaluationsOf = async (fileId: string): Promise<Reevaluation[]> =>
  (await program.send('GET', `/api/reevaluations?fileId=${fileId}`)).body.reevaluations;
/** Each file has one reevaluation for one reason, and one event tells of it. */
async function expectOneEach(fileIds: readonly string[], kind: string): Promise<void> {
  for (const fileId of fileIds) {
    const found = await reevaluationsOf(fileId);
    expect(found).toMatchObject([{ status: 'open', reasons: [{ kind }] }]);
    expect((await program.events(found[0]!.id)).map(({ type }) => type)).toEqual(['reevaluation.opened.v1']);
  }
}

/** Tests that end the connection at points of the work that reopens files. */
export function testKilledReopening(ends: { byAnalysis: ConnectionEnd[]; bySchedule: ConnectionEnd[] }): void {
  it.each(ends.byAnalysis)(
    'a new analysis version that is killed reopens no file, and signed again each once: %j',
    async (end) => {
      const { id: foodId } = await evaluations.files.addFood();
      await evaluations.signAnalysis(foodId);
      const fileIds: string[] = [];
      for (let count = 0; count < 3; count += 1) fileIds.push((await evaluations.files.open({ foodId })).id);
      const path = await evaluations.draftAnalysis(foodId, [SALMONELLA, LISTERIA]);
      const signer = await evaluations.qualified();
      const sign = () => evaluations.files.signRecord(path, 'conducted', signer);
      await endConnectionAt(program.ownerUrl, end, async (hasEnded) => {
        expect((await sign()).status).toBeGreaterThanOrEqual(500);
        expect(await hasEnded()).toBe(true);
      });
      expect((await program.send('GET', path)).body.state).toBe('draft');
      expect(await Promise.all(fileIds.map(reevaluationsOf))).toEqual([[], [], []]);
      expect((await sign()).status).toBe(201);
      await expectOneEach(fileIds, 'hazard_analysis_changed');
      expect((await sign()).status).toBe(409);
      await expectOneEach(fileIds, 'hazard_analysis_changed');
    },
  );

  it.each(ends.bySchedule)(
    'the reevaluations after three years open once each after a run that was killed: %j',
    async (end) => {
      const fileIds: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const { id } = await evaluations.open();
        await evaluations.evaluate(id);
        fileIds.push(id);
      }
      const day = addMonths(today(), 36);
      const run = () => program.app.get(ReevaluationSchedule, { strict: false }).open(day);
      await endConnectionAt(program.ownerUrl, end, async (hasEnded) => {
        await expect(run()).rejects.toThrow();
        expect(await hasEnded()).toBe(true);
      });
      expect(await Promise.all(fileIds.map(reevaluationsOf))).toEqual([[], []]);
      await Promise.all([run(), run()]);
      expect(await run()).toBe(0);
      await expectOneEach(fileIds, 'three_years');
    },
  );
}
