import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ExportedSignature } from '@fsvp/contracts/signatures/exported-signature';
import { reportBody, type ReportBody, type ReportType } from '@fsvp/contracts/reports/report';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { eventually, TEST_PRINCIPAL } from '@fsvp/service-kit/testing/test-service';
import { signatureText } from '../src/reports/definitions/signature-texts.js';
import { parseCsv, readPdfTexts, readSheetRows, unzip } from './read-formats.js';
import { createActionRows, createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
  await service.startWorker();
});
afterAll(() => service.close());

const signature: ExportedSignature = {
  signerName: 'Mia Chen',
  signerTitle: 'Lead Auditor',
  signedAt: '2026-11-23T18:01:30.000Z',
  meaning: 'conducted',
  reason: 'Annual audit',
  recordVersion: 4,
  currentVersion: 4,
  contentSha256: 'a1b2c3d4e5f60718'.repeat(4),
  state: 'valid',
  samePerson: null,
  withdrawnReason: null,
  withdrawnByName: null,
  withdrawnByTitle: null,
  withdrawnAt: null,
};
const stale: ExportedSignature = { ...signature, state: 'stale', currentVersion: 6 };
const withdrawn: ExportedSignature = {
  ...signature,
  state: 'withdrawn',
  withdrawnByName: 'Noah Berg',
  withdrawnByTitle: 'Plant Manager',
  withdrawnAt: '2026-11-24T08:00:00.000Z',
  withdrawnReason: 'Wrong plant',
};
const SIGNED = [[signature], [stale, withdrawn], []];

async function generateFiles(type: ReportType) {
  const { body } = await service.request('POST', '/api/reports', { type });
  await eventually(async () => (await service.request('GET', `/api/reports/runs/${body.id}`)).body.status === 'done');
  const token = await new ServiceTokens(service.config.INTERNAL_TOKEN_SECRET).sign('documents', TEST_PRINCIPAL);
  const file = async (format: string) => {
    const response = await fetch(`${service.url}/api/reports/runs/${body.id}/download?format=${format}`, {
      headers: { [TOKEN_HEADER]: token },
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const json = (await file('json')).toString();
  const { generatedAt } = JSON.parse(json) as ReportBody;
  return {
    /** Without the time, which is different in each run. */
    json: json.replaceAll(generatedAt, ''),
    csv: (await file('csv')).toString(),
    sheet: (await unzip(await file('xlsx')))['xl/worksheets/sheet2.xml'] ?? '',
    pdf: (await readPdfTexts(await file('pdf'))).filter(
      ({ text }) => !/\d\d:\d\d UTC/.test(text) || /version|Wrong plant/.test(text),
    ),
  };
}

it.each([
  ['verification', 'verifications', createVerificationRows(3)],
  ['corrective-actions', 'corrective-actions', createActionRows(3)],
] as const)('%s has the signatures of its records last, in each format', async (type, name, records) => {
  service.upstream.exports[name] = [...records];
  const without = await generateFiles(type);
  // What svc-quality sends of unsigned records changes no byte.
  service.upstream.exports[name] = records.map((record) => ({ ...record, signatures: [] }));
  expect(await generateFiles(type)).toEqual(without);
  expect(JSON.stringify(without)).not.toMatch(/signatures/i);

  service.upstream.exports[name] = records.map((record, index) => ({ ...record, signatures: SIGNED[index] }));
  const files = await generateFiles(type);
  const texts = SIGNED.map((signatures) => signatures.map((one) => signatureText(one)));
  expect(texts[1]!.join('; ')).toMatch(
    /stale: the record is now version 6; Conducted.*withdrawn by Noah Berg, Plant Manager, 2026-11-24 08:00 UTC .*: Wrong plant$/,
  );

  const { rows } = reportBody.parse({ ...(JSON.parse(files.json) as object), generatedAt: signature.signedAt });
  expect(rows.map(({ signatures }) => signatures)).toEqual([
    [{ ...signature, text: texts[0]![0] }],
    [
      { ...stale, text: texts[1]![0] },
      { ...withdrawn, text: texts[1]![1] },
    ],
    undefined,
  ]);
  const plain = (JSON.parse(without.json) as ReportBody).rows;
  expect(rows.map(({ signatures: _, ...row }) => row)).toEqual(plain);

  const joined = texts.map((of) => of.join('; '));
  expect(parseCsv(files.csv)).toEqual(
    parseCsv(without.csv).map((row, index) => ({ ...row, signatures: joined[index] })),
  );
  expect(files.csv.split('\r\n')[0]).toBe(`${without.csv.split('\r\n')[0]},signatures`);

  const [heading, ...sheet] = readSheetRows(files.sheet);
  const last = Object.keys(heading ?? {}).at(-1)!;
  expect([heading, ...sheet].map((row) => row?.[last] ?? '')).toEqual(['Signatures', ...joined]);
  expect([heading, ...sheet].map(({ [last]: _, ...row } = {}) => row)).toEqual(readSheetRows(without.sheet));

  // The lines of a signature are one text below each other; the other texts and their places are as without.
  const left = files.pdf.find(({ text }) => text.startsWith('Conducted: Mia Chen'))?.x;
  const lines = files.pdf.filter(
    ({ x, text }) => x === left && !without.pdf.some((one) => one.x === x && one.text === text),
  );
  // A line may also end after a hyphen.
  const withoutSpaces = (all: string[]) => all.join('').replaceAll(' ', '');
  expect(withoutSpaces(lines.map(({ text }) => text))).toBe(withoutSpaces(texts.flat()));
  const others = files.pdf.filter((text) => !lines.includes(text) && text.text !== 'Signatures');
  expect(others).toEqual(without.pdf);
  expect(files.pdf.filter(({ text }) => text === 'Signatures')).toHaveLength(2);
});
