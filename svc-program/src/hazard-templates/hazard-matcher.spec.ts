import { beforeAll, describe, expect, it } from '@jest/globals';
import { HazardMatcher } from './hazard-matcher.js';
import { readShippedLibrary } from './load-sources.js';

let matcher: HazardMatcher;
beforeAll(async () => {
  matcher = new HazardMatcher(await readShippedLibrary());
});

describe('the hazards that a text names', () => {
  it.each([
    ['Products may contain SALMONELLA\nand Listeria  monocytogenes.', ['LM', 'SALM']],
    ['chlorpyrifos unauthorised substance, lambda-cyhalothrin', ['PEST']],
    ['Aflatoxin B1 , aflatoxin total', ['AFLA']],
    ['Lead in sheep liver; Elevated levels of Lead (Pb)', ['LEAD']],
    ['E220- sulfur dioxide too high content', ['SULFITE']],
    ['fragments glass', ['GLASS']],
    ['Undeclared Yellow #5, Yellow #6 and Red #40', ['COLOR']],
    // On word boundaries: hepatitis A is a virus.
    ['Mislead by misreading; a leader; glasses; unstoned', []],
    ['Hepatitis alpha; ochratoxin abc', ['OCHRA']],
    ['Nothing that is known', []],
    ['', []],
    // The longest first.
    ['Contaminated with E. coli O157:H7', ['STEC']],
    ['Generic E. coli', ['PATHOGEN']],
    ['Missing the ingredient list (which lead to missing wheat)', []],
    ['Potential contamination with heavy metal (Lead).', ['LEAD']],
    ['The glass bottle may break; macaroni is visible through a clear plastic package', []],
    // What is named takes the place of what is not.
    ['Foreign material (metal)', ['METAL']],
    ['Foreign material', ['FOREIGN']],
    ['Salmonella bacteria', ['SALM']],
    ['Contaminated with bacteria', ['PATHOGEN']],
    ['ochratoxin A (mycotoxin)', ['OCHRA']],
  ])('%s', (text, codes) => expect(matcher.find(text)).toEqual(codes));
});

describe('a food that is not declared', () => {
  it.each([
    ['Undeclared milk', ['ALLERGEN-MILK']],
    ['milk ingredient undeclared', ['ALLERGEN-MILK']],
    ['Undeclared wheat and soy', ['ALLERGEN-SOY', 'ALLERGEN-WHEAT']],
    [
      'Undeclared allergens: milk, eggs, wheat, peanuts, and tree nuts.',
      [...['ALLERGEN-EGG', 'ALLERGEN-MILK', 'ALLERGEN-PEANUT', 'ALLERGEN-TREE-NUT', 'ALLERGEN-WHEAT']],
    ],
    ['Product contains undeclared fish (anchovy) and soy lecithin', ['ALLERGEN-FISH', 'ALLERGEN-SOY']],
    ['Label does not declare sesame.', ['ALLERGEN-SESAME']],
    ['Failed to declare milk', ['ALLERGEN-MILK']],
    ['Undeclared allergens', ['ALLERGEN']],
    // Where the clause ends.
    ['Undeclared milk in peanut butter cups', ['ALLERGEN-MILK']],
    ['Undeclared soy. The product is a fish sauce', ['ALLERGEN-SOY']],
    ['Milk chocolate with peanuts may contain metal', ['METAL']],
    ['Frozen fish, undeclared sulfites', ['SULFITE']],
  ])('%s', (text, codes) => expect(matcher.find(text)).toEqual(codes));
});
