import type { ClientInput } from '@fsvp/contracts/core/call';
import type { FileProposal, openProposedFile } from '@fsvp/contracts/program/file-proposal';
import { ANIMAL_INDUSTRIES, FACTS_OF_INDUSTRY } from './facts-of-industry.js';
import type { LoadedProposals } from './api/load-proposals.js';

export type DraftProduct = FileProposal['products'][number];

/** A file that the user may open: a proposal that can be changed. */
export interface Draft {
  key: string;
  supplierId: string;
  supplierName: string;
  supplierCountry: string | null;
  chosen: boolean;
  /** An existing food; null for a new one. */
  foodId: string | null;
  foodName: string;
  /** Whether the name of an existing food is typed and not chosen. */
  isFoodUnchosen?: boolean;
  /** Null while nobody has chosen it. */
  industryCode: string | null;
  basis: FileProposal['basis'];
  /** The open file to which the products are added. */
  file: FileProposal['file'];
  products: DraftProduct[];
  fsvpRequired: boolean;
  /** The importer that the supplier names instead of the one of the file. */
  otherImporter: string | undefined;
}

/** All proposals; not chosen are those that cannot be opened as they are, and of suppliers without FSVP or of another importer. */
export function draftsOf({ suppliers, notRequired, otherImporters }: LoadedProposals): Draft[] {
  return suppliers.flatMap(({ supplierId, supplierName, supplierCountry, proposals }) =>
    proposals.map((proposal, index) => {
      const { foodId, foodName, newFood, basis, file, products } = proposal;
      const fsvpRequired = !notRequired.has(supplierId);
      const otherImporter = otherImporters.get(supplierId);
      const industryCode = newFood?.industryCode ?? null;
      return {
        key: `${supplierId}-${index}`,
        supplierId,
        supplierName,
        supplierCountry,
        foodId,
        foodName,
        industryCode,
        basis,
        file,
        products,
        fsvpRequired,
        otherImporter,
        chosen: fsvpRequired && !otherImporter && Boolean(foodId ?? industryCode),
      };
    }),
  );
}

/** Why a draft cannot be opened; undefined if it can. */
export function problemOf(draft: Draft): string | undefined {
  const { foodId, foodName, isFoodUnchosen, industryCode, products } = draft;
  if (products.length === 0) return 'This food has no products';
  if (!foodId && isFoodUnchosen) return 'Choose a food from the list';
  if (!foodId && !foodName.trim()) return 'Enter a name';
  return foodId || industryCode ? undefined : 'Choose the industry of the food';
}

/** The body of the call that opens a draft. */
export function bodyOf(draft: Draft, importerId: string): ClientInput<typeof openProposedFile>['body'] {
  const { supplierId, foodId, foodName, basis, products } = draft;
  const productIds = products.map(({ id }) => id);
  if (foodId) return { importerId, supplierId, productIds, foodId };
  const industryCode = draft.industryCode ?? '';
  const facts = FACTS_OF_INDUSTRY[industryCode];
  const newFood = {
    name: foodName,
    foodClass: ANIMAL_INDUSTRIES.includes(industryCode) ? ('animal' as const) : ('human' as const),
    industryCode,
    productCodes: basis
      .filter(({ kind, value }) => kind === 'product_code' && value.startsWith(industryCode))
      .map(({ value }) => value),
    ...(facts && { facts }),
  };
  return { importerId, supplierId, productIds, newFood };
}

const WORDS = { product_code: 'Product code', category: 'Category', name: 'Name' } as const;

/** Why the products are one food. */
export function basisText(basis: Draft['basis']): string {
  return basis.map(({ kind, value }) => `${WORDS[kind]} ${value}`).join(', ');
}

/** Moves a product to another draft, or to a new one that has its name. */
export function moveProduct(drafts: readonly Draft[], from: string, product: DraftProduct, to: string): Draft[] {
  const moved = drafts.map((draft) => {
    if (draft.key === from) return { ...draft, products: draft.products.filter(({ id }) => id !== product.id) };
    if (draft.key === to) return { ...draft, products: [...draft.products, product] };
    return draft;
  });
  if (to !== NEW_FOOD) return moved;
  const source = drafts.find(({ key }) => key === from)!;
  return [
    ...moved,
    {
      ...source,
      key: `${from}-${product.id}`,
      foodId: null,
      foodName: product.name,
      file: null,
      products: [product],
      basis: [{ kind: 'name' as const, value: product.name }],
      chosen: true,
      industryCode: source.industryCode ?? /^\d\d/.exec(product.productCode ?? '')?.[0] ?? null,
    },
  ];
}

/** Where a product goes that gets a food of its own. */
export const NEW_FOOD = 'new';
