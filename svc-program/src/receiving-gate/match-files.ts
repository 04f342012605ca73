import { textKey } from '@fsvp/contracts/core/text';

/** A product of a supplier. */
export interface KnownProduct {
  id: string;
  name: string;
  /** FDA product code. */
  code: string | null;
}

/** What of an FSVP file decides which products it is for. */
export interface ProductsOfFile {
  foodName: string;
  productIds: readonly string[];
}

export interface Match<F> {
  files: F[];
  /** `supplier`: the suite does not know a product of that name, so that all files count. */
  matchedBy: 'product' | 'supplier';
}

/**
 * The files of a supplier that a received product belongs to. A receipt has the name of the product as somebody typed it. It is the name or
 * the code of a product, or the name of a food. A known product that is in no file belongs to the files that list no products.
 */
export function matchFiles<F extends ProductsOfFile>(
  productName: string,
  files: readonly F[],
  products: readonly KnownProduct[],
): Match<F> {
  const key = textKey(productName);
  const named = products.filter(({ name, code }) => textKey(name) === key || (code !== null && textKey(code) === key));
  const listing = files.filter(
    ({ foodName, productIds }) => textKey(foodName) === key || named.some(({ id }) => productIds.includes(id)),
  );
  if (listing.length) return { files: listing, matchedBy: 'product' };
  if (!named.length) return { files: [...files], matchedBy: 'supplier' };
  return { files: files.filter(({ productIds }) => !productIds.length), matchedBy: 'product' };
}
