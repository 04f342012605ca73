import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { dayFrom } from './days.mjs';
import { productName } from './product-name.mjs';

/** @typedef {import('./api-client.mjs').ApiClient} ApiClient */
/** @typedef {import('./records.mjs').Case} Case */
/** @typedef {{ fei: string, code: string, product: string, category: string }} Product */
/** @typedef {{ day: number, quality: number, compliance: number, delivery: number, notes?: string }} Evaluation */

/** @type {Product[]} products that FDA has recorded for the firms of the sample */
export const products = parse(readFileSync(new URL('../sample/products.csv', import.meta.url)), { columns: true });

/**
 * Products of the firms that have some in the sample, with their FDA codes. The description of a refused product mentions the refusal.
 * @param {ApiClient} api @param {Map<string, string>} supplierOfFei @param {Case[]} cases
 */
export async function seedProducts(api, supplierOfFei, cases) {
  for (const { fei, code, product, category } of products) {
    const supplierId = supplierOfFei.get(fei);
    if (!supplierId) continue;
    const refusal = cases.find((one) => one.fei === fei && one.product === product);
    await api.post(`/api/suppliers/${supplierId}/products`, {
      productName: productName(product).slice(0, 255),
      productCategory: category,
      fdaFoodCode: code,
      description: `FDA's description: ${product}`,
      riskAssessment:
        refusal && `FDA refused a shipment on ${refusal.refusalDate}. The hazard analysis covers the cause.`,
    });
  }
}

/** The products' ids by refused shipment. @param {ApiClient} api @param {Case[]} cases @returns {Promise<Map<Case, string>>} */
export async function refusedProducts(api, cases) {
  const found = new Map();
  for (const one of cases) {
    const { products: listed } = await api.get(`/api/suppliers/${one.supplierId}/products?limit=100`);
    const product = listed.find(
      (/** @type {{ productName: string }} */ { productName: name }) => name === productName(one.product).slice(0, 255),
    );
    if (product) found.set(one, product.id);
  }
  return found;
}

/** A history of evaluations; the overall score is the mean of the three. @param {ApiClient} api @param {Case} found @param {Evaluation[]} history */
export async function seedEvaluations(api, found, history) {
  for (const { day, quality, compliance, delivery, notes } of history) {
    await api.post(`/api/suppliers/${found.supplierId}/performance`, {
      evaluationDate: dayFrom(day),
      qualityScore: quality,
      complianceScore: compliance,
      deliveryScore: delivery,
      overallScore: ((quality + compliance + delivery) / 3).toFixed(2),
      notes,
    });
  }
}
