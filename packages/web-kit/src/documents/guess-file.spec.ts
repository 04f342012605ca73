import { expect, test } from '@jest/globals';
import type { DocumentType } from '@fsvp/contracts/documents/document';
import { type FileToGuess, guessFile, titleOfFile } from './guess-file.js';

const TODAY = '2026-11-28';
const SUPPLIERS = [
  { id: 'bay', name: 'Bay Seafood Ltd', country: 'Thailand' },
  { id: 'bay-vn', name: 'Bay Seafood Vietnam Co., Ltd', country: 'Vietnam' },
  { id: 'mekong', name: 'Mekong Delta Shrimp JSC', country: 'Vietnam' },
  { id: 'hai', name: '青岛海丰食品有限公司', country: 'China' },
  { id: 'mueller', name: 'Müller Käse GmbH', country: 'Germany' },
  { id: 'andes', name: 'Frutas Andes S.A.', country: 'Peru' },
  { id: 'sol-mx', name: 'Sol Foods', country: 'Mexico' },
  { id: 'sol-es', name: 'Sol Foods', country: 'Spain' },
  { id: 'agro', name: 'AgroFresh Inc', country: 'Chile' },
  { id: 'audit', name: 'Audit', country: 'Chile' },
  { id: 'boston', name: 'Boston Chowder Company', country: 'United States' },
];
const guess = (file: FileToGuess) => guessFile(file, SUPPLIERS, TODAY);
const named = (name: string) => guess({ name });

test.each<[string, DocumentType | undefined]>([
  ['Audit_Report-2026.pdf', 'audit_report'],
  ['AuditReport2026.pdf', 'audit_report'],
  ['COA lot 17.pdf', 'test_result'],
  ['coa2026.pdf', 'test_result'],
  ['Certificate of Analysis.pdf', 'test_result'],
  ['HACCP plan.docx', 'haccp_plan'],
  ['HACCP certificate.pdf', 'certificate'],
  ['BRCGS 2027.pdf', 'certificate'],
  ['Procedure for approval.pdf', 'sop'],
  ['Supplier evaluation procedure and evaluation.pdf', undefined],
  ['CAPA 12.pdf', 'corrective_action'],
  ['Letter.pdf', 'letter'],
  ['Letter of guarantee.pdf', 'letter'],
  ['Supplier Evaluation 2026.pdf', 'supplier_evaluation'],
  ['Visit report.pdf', 'visit_report'],
  ['FDA registration.pdf', 'registration'],
  ['Prior Notice 123.pdf', 'prior_notice'],
  ['Informe de auditoría.pdf', 'audit_report'],
  ['Certificado de análisis.pdf', 'test_result'],
  ['Certificado orgánico.pdf', 'certificate'],
  ['Carta de garantía.pdf', 'letter'],
  ['Evaluación de proveedores.pdf', 'supplier_evaluation'],
  ['Laudo de análise.pdf', 'test_result'],
  ['Relatório de visita.pdf', 'visit_report'],
  ['Aviso prévio.pdf', 'prior_notice'],
  ["Rapport d'audit.pdf", 'audit_report'],
  ['Lettre de garantie.pdf', 'letter'],
  ["Certificat d'enregistrement.pdf", 'registration'],
  ['Prüfbericht.pdf', 'test_result'],
  ['Lieferantenbewertung.pdf', 'supplier_evaluation'],
  ['Verfahrensanweisung.pdf', 'sop'],
  ['Korrekturmaßnahme.pdf', 'corrective_action'],
  ['Rapporto di prova.pdf', 'test_result'],
  ['Lettera di garanzia.pdf', 'letter'],
  ['检测报告.pdf', 'test_result'],
  ['有机证书2026.pdf', 'certificate'],
  ['供应商评估.pdf', 'supplier_evaluation'],
  ['保证函.pdf', 'letter'],
  ['Giấy chứng nhận.pdf', 'certificate'],
  ['Phiếu kết quả kiểm nghiệm.pdf', 'test_result'],
  ['Thư cam kết.pdf', 'letter'],
  ['Kế hoạch HACCP.pdf', 'haccp_plan'],
  ['Receiving inspection.pdf', undefined],
  ['Audit certificate.pdf', undefined],
  ['scan0001.pdf', undefined],
])('the kind of %s is %s', (name, type) => expect(named(name).type).toBe(type));

test.each<[string, string | undefined, string | undefined]>([
  ['Letter 2026-03-04.pdf', '2026-03-04', undefined],
  ['Letter_2026_03_04.pdf', '2026-03-04', undefined],
  ['20260304 letter.pdf', '2026-03-04', undefined],
  ['letter20260304.pdf', '2026-03-04', undefined],
  ['Letter 4 Mar 2026.pdf', '2026-03-04', undefined],
  ['Letter-4mar2026.pdf', '2026-03-04', undefined],
  ['Letter of March 4, 2026.pdf', '2026-03-04', undefined],
  ['Letter of 4th of March 2026.pdf', '2026-03-04', undefined],
  ['Carta 4 de marzo de 2026.pdf', '2026-03-04', undefined],
  ['Carta 1º de março de 2026.pdf', '2026-03-01', undefined],
  ['Lettre du 1er août 2026.pdf', '2026-08-01', undefined],
  ['Schreiben vom 4. März 2026.pdf', '2026-03-04', undefined],
  ['Lettera 4 maggio 2026.pdf', '2026-05-04', undefined],
  ['保证函2026年3月4日.pdf', '2026-03-04', undefined],
  ['Thư cam kết ngày 4 tháng 3 năm 2026.pdf', '2026-03-04', undefined],
  ['Letter 25.03.2026.pdf', '2026-03-25', undefined],
  ['Letter 03-25-2026.pdf', '2026-03-25', undefined],
  ['Letter 25032026.pdf', '2026-03-25', undefined],
  ['Letter 03-04-2026.pdf', undefined, undefined],
  ['Letter 04-04-2026.pdf', '2026-04-04', undefined],
  ['Schreiben vom 03.04.2026.pdf', '2026-04-03', undefined],
  ['Letter 03-04-2026 and 25-04-2026.pdf', undefined, undefined],
  ['Letter 2026-02-30.pdf', undefined, undefined],
  ['Letter 2027-03-04.pdf', undefined, undefined],
  ['Letter 2026-03-04 and 2026-03-05.pdf', undefined, undefined],
  ['Letter March 2026.pdf', undefined, undefined],
  ['Lot 20260304 COA.pdf', undefined, undefined],
  ['Scan 2026-03-04.pdf', undefined, undefined],
  ['Certificate valid until 2027-03-04.pdf', undefined, '2027-03-04'],
  ['Certificate 2027-03-04.pdf', undefined, '2027-03-04'],
  ['Certificate 2026-03-04 - 2027-03-03.pdf', '2026-03-04', '2027-03-03'],
  ['Certificate issued 4 Mar 2026 expires March 3, 2027.pdf', '2026-03-04', '2027-03-03'],
  ['Certificate valid from 2026-03-04 to 2027-03-03.pdf', '2026-03-04', '2027-03-03'],
  ['Certificado válido hasta el 3 de marzo de 2027.pdf', undefined, '2027-03-03'],
  ['Certificado válido até 3 de março de 2027.pdf', undefined, '2027-03-03'],
  ["Certificat valable jusqu'au 3 mars 2027.pdf", undefined, '2027-03-03'],
  ['Zertifikat gültig bis 3. März 2027.pdf', undefined, '2027-03-03'],
  ['Certificato valido fino al 3 marzo 2027.pdf', undefined, '2027-03-03'],
  ['证书 有效期至2027年3月3日.pdf', undefined, '2027-03-03'],
  ['Giấy chứng nhận có hiệu lực đến ngày 3 tháng 3 năm 2027.pdf', undefined, '2027-03-03'],
])('the days of %s are %s and %s', (name, documentDate, expirationDate) => {
  const found = named(name);
  expect([found.documentDate, found.expirationDate]).toEqual([documentDate, expirationDate]);
});

test.each<[FileToGuess, string | undefined, string | undefined]>([
  [{ name: 'Bay Seafood audit.pdf' }, 'bay', 'name'],
  [{ name: 'BaySeafood_audit.pdf' }, 'bay', 'name'],
  [{ name: 'bayseafood audit.pdf' }, 'bay', 'name'],
  [{ name: 'Bay Seafood Vietnam audit.pdf' }, 'bay-vn', 'name'],
  [{ name: 'Mekong audit.pdf' }, 'mekong', 'name'],
  [{ name: 'agrofresh audit.pdf' }, 'agro', 'name'],
  [{ name: '青岛海丰食品检测报告.pdf' }, 'hai', 'name'],
  [{ name: 'Audit Muller Kase.pdf' }, 'mueller', 'name'],
  [{ name: 'Bay Seafood and Frutas Andes.pdf' }, undefined, undefined],
  [{ name: 'Sol Foods.pdf' }, undefined, undefined],
  [{ name: 'Sol Foods Spain.pdf' }, 'sol-es', 'name'],
  [{ name: 'Sol Foods.pdf', path: 'Mexico/Sol Foods.pdf' }, 'sol-mx', 'name'],
  [{ name: 'audit.pdf' }, undefined, undefined],
  [{ name: 'audit.pdf', path: 'Frutas Andes/2026/audit.pdf' }, 'andes', 'folder'],
  [{ name: 'audit.pdf', text: 'Dear importer,\nwe, Frutas Andes S.A., of Lima' }, 'andes', 'first page'],
  [{ name: 'audit.pdf', text: 'in the mekong river' }, undefined, undefined],
  [{ name: 'audit.pdf', text: 'Bay Seafood Ltd buys from Frutas Andes' }, undefined, undefined],
])('the supplier of %j is %s, by its %s', (file, ...expected) => {
  const { supplierId, sources } = guess(file);
  expect([supplierId, sources.supplierId]).toEqual(expected);
});

test.each<[FileToGuess, string | undefined]>([
  [{ name: 'Evaluación de proveedores.pdf' }, 'es'],
  [{ name: 'Carta de garantía.pdf' }, undefined],
  [{ name: 'Relatório de visita.pdf' }, 'pt'],
  [{ name: 'Letter_ES.pdf' }, 'es'],
  [{ name: 'Letter (VI).pdf' }, 'vi'],
  [{ name: 'Letter in Chinese.pdf' }, 'zh'],
  [{ name: 'Letter 2026.pdf' }, undefined],
  [{ name: 'Lettre 4 juillet 2026.pdf' }, 'fr'],
  [
    {
      name: 'a.pdf',
      text: 'We confirm that the food of this letter is produced in compliance with the processes that are required by the law of the country.',
    },
    'en',
  ],
  [
    {
      name: 'a.pdf',
      text: 'Por la presente confirmamos que los alimentos son producidos con las normas del país y que el sistema es el mismo de la ley.',
    },
    'es',
  ],
  [
    {
      name: 'a.pdf',
      text: 'Confirmamos que os alimentos são produzidos em conformidade com as normas do país, e que não há uma alteração no sistema pela lei.',
    },
    'pt',
  ],
  [{ name: 'a.pdf', text: '我们确认食品是按照法律要求的过程生产的，并且符合标准。' }, 'zh'],
  [
    {
      name: 'a.pdf',
      text: 'Chúng tôi xác nhận rằng thực phẩm này được sản xuất trong các điều kiện của luật và không có thay đổi theo tài liệu này cho năm nay.',
    },
    'vi',
  ],
])('the language of %j is %s', (file, language) => expect(guess(file).language).toBe(language));

test('reads a first page: the kind in its heading, its own day, its end, and not the days of other things', () => {
  const text = `CERTIFICATE OF REGISTRATION
    Mekong Delta Shrimp JSC
    Production date: 2026-01-02
    Date of issue (dd/mm/yyyy): 03/04/2026
    Valid until: 25/03/2027`;
  expect(guess({ name: 'scan0001.pdf', text })).toEqual({
    title: 'scan0001',
    type: 'registration',
    supplierId: 'mekong',
    documentDate: '2026-04-03',
    expirationDate: '2027-03-25',
    sources: {
      title: 'name',
      type: 'first page',
      supplierId: 'first page',
      documentDate: 'first page',
      expirationDate: 'first page',
    },
  });
});

test('an ambiguous day of a first page is read as the country of the supplier writes it', () => {
  const day = (name: string) => guess({ name, text: 'Date: 03/04/2026' }).documentDate;
  expect(day('Frutas Andes letter.pdf')).toBe('2026-04-03');
  expect(day('Boston Chowder letter.pdf')).toBe('2026-03-04');
  expect(day('青岛海丰食品 letter.pdf')).toBeUndefined();
  expect(day('letter.pdf')).toBeUndefined();
});

test('labels above columns are not read, and shelf life is not the end of an analysis', () => {
  const columns = guess({ name: 'certificate.pdf', text: 'Issue date   Expiry date\n2025-03-04   2027-03-03' });
  expect(columns.expirationDate).toBeUndefined();
  const lines = guess({ name: 'certificate.pdf', text: 'Issue date:\nExpiry date:\n2025-03-04\n2027-03-03' });
  expect(lines.expirationDate).toBeUndefined();
  expect(guess({ name: 'COA.pdf', text: 'Expiry date: 2027-03-03' }).expirationDate).toBeUndefined();
  expect(guess({ name: 'Certificate.pdf', text: 'Expiry date\n2027-03-03' }).expirationDate).toBe('2027-03-03');
});

test('the day in the name is used before one of the folder, and a labelled one of the page before both', () => {
  const file = { name: 'letter 2026-03-04.pdf', path: '2026-02-02/letter.pdf' };
  expect(guess(file).documentDate).toBe('2026-03-04');
  expect(guess({ ...file, text: 'Issued on 2026-03-05' })).toMatchObject({
    documentDate: '2026-03-05',
    sources: { documentDate: 'first page' },
  });
  expect(guess({ ...file, name: 'letter.pdf' }).sources.documentDate).toBe('folder');
});

test('the title is the name of the file in words', () => {
  expect(titleOfFile('Letter_of-Bay Seafood.pdf')).toBe('Letter of Bay Seafood');
  expect(titleOfFile('Carta_2026-02-01.final.pdf')).toBe('Carta 2026-02-01.final');
  expect(titleOfFile('.pdf')).toBe('.pdf');
  expect(titleOfFile(`${'a'.repeat(400)}.pdf`)).toHaveLength(255);
});

test.each([
  ['digits', '1'.repeat(300_000)],
  ['dates', '03/04/2026 '.repeat(30_000)],
  ['months', '4 march '.repeat(40_000)],
  ['suppliers', 'Bay Seafood '.repeat(30_000)],
  ['Chinese', '青岛海丰食品'.repeat(50_000)],
  ['separators', '-_. '.repeat(90_000)],
  ['cases', 'aB'.repeat(150_000)],
])('a file of many %s is guessed', (_what, text) => {
  expect(guess({ name: text, path: text.replaceAll(' ', '/'), text }).title.length).toBeLessThanOrEqual(255);
});
