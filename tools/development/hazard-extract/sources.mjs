/**
 * The public files that the extract is made of. Their columns are those of the publishers; `day` is the one with the day of a row.
 * @typedef {{ file: string, title: string, publisher: string, licence: string, repository: string, day?: string, from?: string, to?: string }} Source
 */

const FDA = 'US Food and Drug Administration';
const PUBLIC_DOMAIN = 'US government work, public domain (17 U.S.C. 105)';

/** @type {Record<'counts' | 'charges' | 'industries' | 'recalls' | 'enforcement' | 'notifications', Source>} */
export const SOURCES = {
  counts: {
    file: 'refusal_counts_by_charge_and_industry_2002_2016.csv',
    title: 'Import refusals of food by charge and industry',
    publisher: FDA,
    licence: PUBLIC_DOMAIN,
    repository: 'github.com/youyanggu/adulteration@92d785e12778b3c899c9dfcdc1d3670cfd74171c',
    // The file has counts only, so its publisher's months are given here.
    from: '2002-01',
    to: '2016-01',
  },
  charges: {
    file: 'refusal_charges.csv',
    title: 'Charges of import refusals (ACT_SECTION_CHARGES, November 2025 and October 2023)',
    publisher: FDA,
    licence: PUBLIC_DOMAIN,
    repository: 'github.com/shafinahamed9/FDA-Import-Refusal-Audit@bdfe901fd0e313ffce0cf1454a81ad1c34ef1ee9',
  },
  industries: {
    file: 'fda_industry_codes.csv',
    title: 'Industries of product codes',
    publisher: FDA,
    licence: PUBLIC_DOMAIN,
    repository: 'github.com/youyanggu/adulteration@92d785e12778b3c899c9dfcdc1d3670cfd74171c',
  },
  recalls: {
    file: 'recalls_fda_food_2023_2025.csv.gz',
    title: 'Recalls of food (Data Dashboard)',
    day: 'Center Classification Date',
    publisher: FDA,
    licence: PUBLIC_DOMAIN,
    repository: 'github.com/SelectFromEddy/FDA-Recall-Project-2024-2025@01384491337e7ed6905ff921d6981d255003478e',
  },
  enforcement: {
    file: 'recalls_openfda_food_2020_2024.csv',
    title: 'Recalls of food (openFDA enforcement reports, an excerpt)',
    publisher: FDA,
    licence: `${PUBLIC_DOMAIN}; openFDA: CC0`,
    repository: 'github.com/galvan0806/project_1_recalls@b7d5a6e4169371251892bc2bf933e0a9c3279599',
  },
  notifications: {
    file: 'rasff_notifications_2024_2025.csv.gz',
    day: 'date',
    title: 'Notifications of the Rapid Alert System for Food and Feed (RASFF Window)',
    publisher: 'European Commission',
    licence: '© European Union; reuse with acknowledgement (Decision 2011/833/EU, CC BY 4.0)',
    repository: 'github.com/M00N69/RASFFDB@feae11b91f789165e1580eb7252dae7c5bda0e08',
  },
};
