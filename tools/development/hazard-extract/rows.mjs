/** @typedef {Record<string, string>} Row a row of a public file, by its columns */

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** @param {string} one @param {string} other by code units, whatever the language of the machine */
export const byText = (one, other) => (one < other ? -1 : Number(one > other));

const CLASSES = ['Class I', 'Class II', 'Class III'];
const MAX_PRODUCT = 160;

/** FDA's short name of a charge, without the number that older editions have behind it. @param {Row} row */
const chargeName = ({ ASC_ID, CHRG_CODE }) => CHRG_CODE.replace(new RegExp(`-${ASC_ID}$`), '').trim();

/** @param {Row[]} rows @returns {string[][]} */
export function chargesOf(rows) {
  return rows
    .map((row) => [row.ASC_ID, chargeName(row), oneLine(row.CHRG_STMNT_TEXT)])
    .sort(([one], [other]) => Number(one) - Number(other));
}

/** @param {Row[]} rows @returns {string[][]} */
export function countsOf(rows) {
  return rows
    .map(({ charge_code: charge, industry_name: industry, refusals }) => [
      industry,
      charge.slice(charge.lastIndexOf('-') + 1),
      charge.slice(0, charge.lastIndexOf('-')),
      refusals,
    ])
    .sort((one, other) => byText(one[0], other[0]) || Number(one[1]) - Number(other[1]));
}

/** @param {Row[]} rows @returns {string[][]} */
export const industriesOf = (rows) =>
  rows.map(({ industry_code: code, industry_name: name }) => [code, name]).sort(([one], [other]) => byText(one, other));

/**
 * A recall is one event with a row for each product; an event keeps its different reasons.
 * @param {Row[]} dashboard complete for its months @param {Row[]} enforcement an excerpt, whose events the dashboard may have too
 * @returns {string[][]}
 */
export function recallEventsOf(dashboard, enforcement) {
  const known = new Set(dashboard.map((row) => row['Event ID']));
  const products = [
    ...dashboard
      // The Office of the Chief Scientist: cosmetics, which FDA publishes together with food.
      .filter((row) => row.Center !== 'OCS')
      .map((row) => ({
        event: row['Event ID'],
        class: row['Event Classification'],
        day: row['Center Classification Date'],
        firm: row['Recalling Firm Name'],
        country: row['Recalling Firm Country'],
        reason: row['Reason for Recall'],
        product: row['Product Description'],
      })),
    ...enforcement
      .filter((row) => !known.has(row.event_id))
      .map((row) => ({
        event: row.event_id,
        class: row.classification,
        day: row.center_classification_date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
        firm: row.recalling_firm,
        country: row.country,
        reason: row.reason_for_recall,
        product: row.product_description,
      })),
  ];
  /** @type {Map<string, typeof products>} */
  const events = new Map();
  for (const product of products) events.set(product.event, [...(events.get(product.event) ?? []), product]);
  return [...events]
    .map(([event, rows]) => [
      event,
      // openFDA has classes of products only: that of the event is the most severe one.
      CLASSES[Math.min(...rows.map((row) => CLASSES.indexOf(row.class)))],
      rows.map(({ day }) => day).sort(byText)[0],
      oneLine(rows[0].firm),
      rows[0].country,
      String(rows.length),
      shorten(oneLine(rows[0].product)),
      [...new Set(rows.map(({ reason }) => oneLine(reason)))].join('\n'),
    ])
    .sort(([one], [other]) => Number(one) - Number(other));
}

/** @param {string} text */
const shorten = (text) =>
  [...text].length > MAX_PRODUCT ? `${[...text].slice(0, MAX_PRODUCT).join('').trim()}…` : text;

/**
 * One row of each reference: the first one, where the file has it twice.
 * @param {Row[]} rows @returns {string[][]}
 */
export function notificationsOf(rows) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const row of rows) {
    const reference = completeReference(row.reference);
    const day = row.date.slice(0, 'yyyy-MM-dd'.length);
    if ((found.get(reference)?.[1] ?? '9999') <= day) continue;
    found.set(reference, [
      reference,
      day,
      row.category,
      oneLine(row.subject),
      oneLine(row.hazards.replace(/\s*,\s*/g, ', ')),
      row.classification,
      row.risk_decision,
      row.notifying_country,
      row.origin.split(',').join(', '),
    ]);
  }
  return [...found.values()].sort(([one], [other]) => byText(one, other));
}

/** The file has references as numbers, without their last zeros: 2024.965 is 2024.9650. @param {string} reference */
function completeReference(reference) {
  const [year, number = ''] = reference.split('.');
  return `${year}.${number.padEnd(4, '0')}`;
}
