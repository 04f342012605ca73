/** Months in English, Spanish, Portuguese, French, German and Italian, folded; no word is two months. */
const MONTHS = [
  'january jan enero ene janeiro janvier janv januar janner jaenner gennaio gen',
  'february feb febrero fevereiro fev fevrier fevr februar febbraio',
  'march mar marzo marco mars marz maerz',
  'april apr abril abr avril avr aprile',
  'may mayo maio mai maggio mag',
  'june jun junio junho juin juni giugno giu',
  'july jul julio julho juillet juil juli luglio lug',
  'august aug agosto ago aout',
  'september sep sept septiembre setiembre set setembro septembre settembre',
  'october oct octubre outubro out octobre oktober okt ottobre ott',
  'november nov noviembre novembro novembre',
  'december dec diciembre dic dezembro dez decembre dezember dicembre',
];
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** Months of one language only. English is left out: its names are in files of all languages. */
const MONTHS_OF_LANGUAGES = {
  es: 'enero febrero mayo junio julio septiembre setiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro',
  fr: 'janvier fevrier avril juin juillet aout septembre octobre decembre',
  de: 'januar februar marz maerz juni juli oktober dezember',
  it: 'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
};
export const LANGUAGE_OF_MONTH: ReadonlyMap<string, string> = new Map(
  Object.entries(MONTHS_OF_LANGUAGES).flatMap(([language, words]) =>
    words.split(' ').map((word) => [word, language] as const),
  ),
);

export type DateLabel = 'expires' | 'issued' | 'dated' | 'from' | 'validity' | 'other';

/**
 * What the words before a date say of it. `issued` names the document's own day, `dated` may be it, `from` and `validity` begin a period,
 * `other` belongs to something else.
 */
export const DATE_LABELS: Record<DateLabel, string> = {
  expires: `valid until, valid till, valid to, valid through, valid thru, expires, expires on, expiry, expiry date, expiration,
    expiration date, exp, exp date, good until, until, válido hasta, válida hasta, vigente hasta, vigencia hasta, vence, vencimiento,
    fecha de vencimiento, caduca, caducidad, expira, válido até, válida até, validade, vencimento, data de validade, valable jusqu'au,
    valide jusqu'au, jusqu'au, expire le, date d'expiration, gültig bis, gueltig bis, ablaufdatum, läuft ab am, valido fino al, valida fino al,
    scadenza, data di scadenza, scade il, 有效期至, 有效期到, 有效至, 到期日期, 到期日, 失效日期, 截止日期, hiệu lực đến, hiệu lực đến ngày,
    có giá trị đến, có giá trị đến ngày, ngày hết hạn, hết hạn`,
  issued: `issued, issued on, issue date, date issued, date of issue, issuance date, date of issuance, report date, date of report, dated, signed,
    signed on, audit date, date of audit, inspection date, date of inspection, date of visit, visit date, fecha de emisión, fecha de expedición, emitido el, expedido el,
    fecha del informe, fecha de auditoría, data de emissão, emitido em, data do relatório, data da auditoria, date d'émission,
    délivré le, émis le, fait le, date du rapport, date d'audit, ausgestellt am, ausstellungsdatum, berichtsdatum, auditdatum, data di emissione,
    data di rilascio, rilasciato il, emesso il, data del rapporto, 签发日期, 发证日期, 報告日期, 报告日期, 颁发日期, 签署日期, 发布日期, ngày cấp, ngày phát hành,
    ngày ban hành, cấp ngày`,
  dated: 'date, fecha, data, le, datum, vom, 日期, ngày, effective, effective date',
  from: 'valid from, from, desde, válido desde, gültig ab, gültig vom, gültig von, valable du, valido dal, dal, 有效期自, có hiệu lực từ',
  validity:
    'valid, validity, validity period, vigencia, validez, validité, gültigkeit, validità, 有效期, 有效期限, hiệu lực',
  other: `manufactured, manufacturing date, mfg, mfg date, production date, produced, packed, best before, use by, sell by,
    received, date received, receipt date, sampled, sampling date, date of sampling, collected, next audit, next audit date, next review, due, due date, deadline, printed, date of birth, lot, batch, lote,
    charge, lô, lo, 批号, 生产日期, 收样日期, 采样日期, invoice, order, po, fecha de producción, fecha de recepción, data de fabricação, date de fabrication,
    herstellungsdatum, data di produzione, ngày sản xuất, ngày nhận mẫu, reference, ref, phone, tel, fax`,
};

/** Joins the first and the last day of a validity. */
export const RANGE_WORDS: ReadonlySet<string> = new Set([
  '',
  'to',
  'through',
  'until',
  'a',
  'al',
  'ate',
  'au',
  'bis',
  'hasta',
  'den',
  'den ngay',
  '至',
  '到',
]);
