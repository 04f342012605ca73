/** FDA writes products in capitals with trade notes behind. @param {string} product */
export function productName(product) {
  const plain = product
    .replace(/\([^)]*\)?/g, '')
    .replace(/,? N\.E\.C\.?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
