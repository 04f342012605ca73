import type { DocumentType } from '@fsvp/contracts/documents/document';
import { phraseOf, tokensOf } from './file-tokens.js';

/** 3: names the document; 2: names a kind, which another word may narrow; 1: is mostly found in documents of the kind. */
type Weight = 1 | 2 | 3;
type Words = Partial<Record<Weight, string>>;

/** Separated by commas. A language is given where the words are of no other one. */
const WORDS: Record<Exclude<DocumentType, 'other'>, Partial<Record<string, Words>>> = {
  certificate: {
    '': {
      2: 'certificate, certificates, cert, certificado, certificados, certification',
      1: 'brc, brcgs, fssc, sqf, ifs, iso, globalgap, gfsi, kosher, halal, organic',
    },
    fr: { 2: 'certificat, attestation de conformité' },
    de: { 2: 'zertifikat, bescheinigung', 1: 'zertifizierung' },
    it: { 2: 'certificato, certificazione' },
    zh: { 2: '证书, 證書', 1: '认证, 認證' },
    vi: { 2: 'giấy chứng nhận, chứng chỉ, chứng nhận' },
  },
  audit_report: {
    '': { 3: 'audit report, inspection report', 2: 'audit, inspection, auditoria' },
    es: { 3: 'informe de auditoría, informe de inspección, reporte de auditoría', 2: 'inspección' },
    pt: { 3: 'relatório de auditoria, relatório de inspeção', 2: 'inspeção' },
    fr: { 3: "rapport d'audit, rapport d'inspection" },
    de: { 3: 'auditbericht, prüfbericht audit, inspektionsbericht', 2: 'inspektion' },
    it: { 3: 'rapporto di audit, rapporto di ispezione', 2: 'ispezione' },
    zh: { 3: '审核报告, 審核報告, 审计报告, 检查报告', 2: '审核, 審核' },
    vi: { 3: 'báo cáo kiểm tra, báo cáo kiểm toán', 2: 'kiểm toán' },
  },
  test_result: {
    '': {
      3: 'certificate of analysis, coa, test report, test result, test results, lab report, lab result, lab results, laboratory report, analysis report, analytical report',
      2: 'laboratory, analysis, analyses, analyse',
      1: 'lab, test, tests, results',
    },
    es: {
      3: 'certificado de análisis, informe de ensayo, informe de análisis, resultados de laboratorio, reporte de laboratorio',
      2: 'análisis',
    },
    pt: { 3: 'certificado de análise, laudo de análise, relatório de ensaio, laudo', 2: 'ensaio' },
    fr: { 3: "certificat d'analyse, rapport d'essai, rapport d'analyse, bulletin d'analyse" },
    de: { 3: 'analysenzertifikat, prüfbericht, laborbericht, analysebericht, untersuchungsbericht' },
    it: { 3: 'certificato di analisi, rapporto di prova, rapporto di analisi', 2: 'analisi' },
    zh: { 3: '检测报告, 檢測報告, 检验报告, 檢驗報告, 化验报告, 分析报告, 分析证书, 测试报告', 2: '检测, 化验' },
    vi: {
      3: 'phiếu kết quả, kết quả kiểm nghiệm, phiếu kiểm nghiệm, kết quả phân tích, phiếu phân tích',
      2: 'kiểm nghiệm',
    },
  },
  haccp_plan: {
    '': {
      3: 'haccp plan, plan haccp, food safety plan, hazard analysis, harpc plan, plan appcc, appcc',
      1: 'haccp, hazards',
    },
    es: { 3: 'plan de inocuidad, análisis de peligros' },
    pt: { 3: 'plano haccp, plano appcc, análise de perigos, plano de segurança' },
    fr: { 3: 'plan de maîtrise sanitaire, analyse des dangers' },
    de: { 3: 'haccp konzept, gefahrenanalyse' },
    it: { 3: 'piano haccp, analisi dei pericoli, manuale haccp' },
    zh: { 3: 'haccp 计划, haccp 計劃, 食品安全计划, 危害分析' },
    vi: { 3: 'kế hoạch haccp, phân tích mối nguy' },
  },
  sop: {
    '': {
      3: 'sop, sops, procedure, procedures, standard operating procedure',
      1: 'protocol, policy, instruction, instructions',
    },
    es: { 3: 'procedimiento, procedimientos', 1: 'instructivo' },
    pt: { 3: 'procedimento, procedimentos' },
    fr: { 3: 'procédures, mode opératoire' },
    de: { 3: 'verfahrensanweisung, arbeitsanweisung, verfahren' },
    it: { 3: 'procedura, istruzione operativa' },
    zh: { 3: '操作规程, 作业指导书, 标准操作程序, 程序文件' },
    vi: { 3: 'quy trình, hướng dẫn công việc' },
  },
  corrective_action: {
    '': { 3: 'corrective action, corrective actions, capa' },
    es: { 3: 'acción correctiva, acciones correctivas' },
    pt: { 3: 'ação corretiva, ações corretivas' },
    fr: { 3: 'action corrective, actions correctives, mesure corrective, mesures correctives' },
    de: { 3: 'korrekturmaßnahme, korrekturmaßnahmen, abstellmaßnahmen' },
    it: { 3: 'azione correttiva, azioni correttive' },
    zh: { 3: '纠正措施, 糾正措施, 整改报告' },
    vi: { 3: 'hành động khắc phục, biện pháp khắc phục' },
  },
  receiving_inspection: { '': { 3: 'receiving inspection, receiving report' } },
  letter: {
    '': {
      3: 'letter, letters, assurance letter, letter of guarantee, letter of assurance, written assurance, continuing guarantee, carta',
      2: 'assurance, guarantee, declaration, affidavit, attestation, statement',
    },
    es: { 3: 'carta de garantía, declaración jurada', 2: 'garantía, declaración' },
    pt: { 3: 'carta de garantia', 2: 'declaração' },
    fr: { 3: 'lettre, courrier, lettre de garantie', 2: 'déclaration' },
    de: {
      3: 'schreiben, anschreiben, brief vom, brief von, brief der, brief an, garantieschreiben, lieferantenerklärung',
      2: 'zusicherung',
    },
    it: { 3: 'lettera, lettera di garanzia', 2: 'dichiarazione' },
    zh: { 3: '保证函, 保證函, 保证书, 承诺书, 确认函', 2: '声明, 信函' },
    vi: { 3: 'thư cam kết, bản cam kết, thư bảo đảm, thư xác nhận, công văn', 2: 'cam kết' },
  },
  supplier_evaluation: {
    '': {
      3: 'supplier evaluation, supplier assessment, vendor evaluation, vendor assessment, supplier approval',
      2: 'evaluation, questionnaire, reevaluation',
      1: 'assessment',
    },
    es: {
      3: 'evaluación de proveedor, evaluación de proveedores, evaluación del proveedor',
      2: 'evaluación, cuestionario',
    },
    pt: {
      3: 'avaliação de fornecedor, avaliação de fornecedores, avaliação do fornecedor',
      2: 'avaliação, questionário',
    },
    fr: { 3: 'évaluation fournisseur, évaluation du fournisseur, évaluation des fournisseurs' },
    de: { 3: 'lieferantenbewertung, lieferantenbeurteilung', 2: 'bewertung, beurteilung, fragebogen' },
    it: {
      3: 'valutazione fornitore, valutazione del fornitore, valutazione dei fornitori',
      2: 'valutazione, questionario',
    },
    zh: { 3: '供应商评估, 供应商评价, 供應商評估, 供应商评审', 2: '评估, 评价, 评审, 評估' },
    vi: { 3: 'đánh giá nhà cung cấp', 2: 'đánh giá' },
  },
  visit_report: {
    '': { 3: 'visit report, site visit, trip report, facility visit', 2: 'visit' },
    es: { 3: 'informe de visita, reporte de visita' },
    pt: { 3: 'relatório de visita' },
    fr: { 3: 'rapport de visite, compte rendu de visite', 2: 'visite' },
    de: { 3: 'besuchsbericht, besuchsprotokoll', 2: 'besuch' },
    it: { 3: 'rapporto di visita, relazione di visita' },
    zh: { 3: '考察报告, 走访报告, 参观报告, 考察報告', 2: '考察' },
    vi: { 3: 'báo cáo thăm, báo cáo tham quan, báo cáo chuyến thăm' },
  },
  registration: {
    '': {
      3: 'registration certificate, certificate of registration, fda registration, facility registration, ffr',
      2: 'registration',
    },
    es: { 3: 'registro fda, registro sanitario, registro de instalación, certificado de registro' },
    pt: { 3: 'registro de estabelecimento, registro da instalação' },
    fr: { 3: "certificat d'enregistrement", 2: 'enregistrement, immatriculation' },
    de: { 3: 'fda registrierung, registrierungsbescheinigung', 2: 'registrierung' },
    it: { 3: 'certificato di registrazione', 2: 'registrazione' },
    zh: { 3: 'fda 注册, 注册证书, 注册证明, 註冊證書', 2: '注册, 註冊' },
    vi: { 3: 'giấy đăng ký, đăng ký fda, đăng ký cơ sở', 2: 'đăng ký' },
  },
  prior_notice: {
    '': { 3: 'prior notice, prior notices, pn confirmation, notificación previa, aviso previo, aviso prévio' },
    pt: { 3: 'notificação prévia' },
    fr: { 3: 'notification préalable, préavis' },
    de: { 3: 'vorabanmeldung, voranmeldung, vorankündigung' },
    it: { 3: 'notifica preventiva, preavviso' },
    zh: { 3: '预先通报, 預先通報, 预先申报, 事先通知, 预申报' },
    vi: { 3: 'thông báo trước, khai báo trước' },
  },
};

interface KindWord {
  type: DocumentType;
  language: string;
  weight: number;
  phrase: string;
}

const KIND_WORDS: readonly KindWord[] = Object.entries(WORDS).flatMap(([type, languages]) =>
  Object.entries(languages).flatMap(([language, words]) =>
    Object.entries(words!).flatMap(([weight, list]) =>
      list.split(',').map((words) => ({
        type: type as DocumentType,
        language,
        weight: Number(weight),
        phrase: phraseOf(tokensOf(words)),
      })),
    ),
  ),
);

/** Whether a word says what kind of document a file is, so that it cannot stand for a supplier. */
const SINGLE_WORDS = new Set(KIND_WORDS.map(({ phrase }) => phrase.trim()));
export const isKindWord = (token: string): boolean => SINGLE_WORDS.has(token);

export interface KindReading {
  /** Undefined if several kinds fit equally. */
  type: DocumentType | undefined;
  weight: number;
}

/** The kind of document that words name, and how clearly. */
export function readKind(tokens: readonly string[]): KindReading {
  const words = phraseOf(tokens);
  const found = KIND_WORDS.filter(({ phrase }) => words.includes(phrase));
  const weight = Math.max(0, ...found.map((word) => word.weight));
  const types = new Set(found.filter((word) => word.weight === weight).map(({ type }) => type));
  return { type: types.size === 1 ? [...types][0] : undefined, weight };
}

/** The language of the kind words in a name; undefined if there are none of one language only. */
export function languageOfKinds(tokens: readonly string[]): string | undefined {
  const phrase = phraseOf(tokens);
  const found = KIND_WORDS.filter((word) => word.language && word.weight > 1 && phrase.includes(word.phrase));
  const languages = new Set(found.map(({ language }) => language));
  return languages.size === 1 ? [...languages][0] : undefined;
}
