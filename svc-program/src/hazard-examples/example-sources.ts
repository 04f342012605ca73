interface ExampleSource {
  /** Stands behind each statement that rests on it. */
  short: string;
  title: string;
  /** Only where the address is known; a source without one is found by its title. */
  url?: string;
}

const ecfr = (part: string) => `https://www.ecfr.gov/current/title-21/chapter-I/subchapter-B/part-${part}`;
const CODEX_CODES = 'https://www.fao.org/fao-who-codexalimentarius/codex-texts/codes-of-practice/en/';

/** What the examples rest on: law, guidance of authorities, codes of Codex, reports of illness. */
export const EXAMPLE_SOURCES = {
  fsvp: {
    short: '21 CFR part 1, subpart L',
    title: '21 CFR part 1, subpart L: Foreign Supplier Verification Programs for Food Importers',
    url: 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-L',
  },
  fsvpGuidance: {
    short: 'FDA FSVP guidance 2023',
    title:
      'FDA, Foreign Supplier Verification Programs for Importers of Food for Humans and Animals: Guidance for Industry (January 2023)',
  },
  part74: {
    short: '21 CFR part 74',
    title: '21 CFR part 74: Listing of Color Additives Subject to Certification',
    url: 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-74',
  },
  part101: { short: '21 CFR part 101', title: '21 CFR part 101: Food Labeling', url: ecfr('101') },
  part108: { short: '21 CFR part 108', title: '21 CFR part 108: Emergency Permit Control', url: ecfr('108') },
  part112: {
    short: '21 CFR part 112',
    title:
      '21 CFR part 112: Standards for the Growing, Harvesting, Packing, and Holding of Produce for Human Consumption',
    url: ecfr('112'),
  },
  part113: {
    short: '21 CFR part 113',
    title: '21 CFR part 113: Thermally Processed Low-Acid Foods Packaged in Hermetically Sealed Containers',
    url: ecfr('113'),
  },
  part117: {
    short: '21 CFR part 117',
    title:
      '21 CFR part 117: Current Good Manufacturing Practice, Hazard Analysis, and Risk-Based Preventive Controls for Human Food',
    url: ecfr('117'),
  },
  part123: { short: '21 CFR part 123', title: '21 CFR part 123: Fish and Fishery Products', url: ecfr('123') },
  part133: {
    short: '21 CFR part 133',
    title: '21 CFR part 133: Cheeses and Related Cheese Products',
    url: ecfr('133'),
  },
  tolerances: {
    short: '40 CFR part 180',
    title: '40 CFR part 180: Tolerances and Exemptions for Pesticide Chemical Residues in Food',
    url: 'https://www.ecfr.gov/current/title-40/chapter-I/subchapter-E/part-180',
  },
  allergens: {
    short: 'FD&C Act 201(qq), 403(w)',
    title:
      'Federal Food, Drug, and Cosmetic Act, sections 201(qq) and 403(w): major food allergens and their labeling (sesame since January 1, 2023)',
  },
  hazardsGuide: {
    short: 'FDA PCHF guidance, Appendix 1',
    title:
      'FDA, Hazard Analysis and Risk-Based Preventive Controls for Human Food: Draft Guidance for Industry, Appendix 1: Known or Reasonably Foreseeable Hazards (2024)',
  },
  controlsGuide: {
    short: 'FDA PCHF guidance',
    title:
      'FDA, Hazard Analysis and Risk-Based Preventive Controls for Human Food: Draft Guidance for Industry (2016 to 2024)',
  },
  badBugBook: {
    short: 'FDA Bad Bug Book',
    title: 'FDA, Bad Bug Book: Handbook of Foodborne Pathogenic Microorganisms and Natural Toxins, 2nd edition (2012)',
    url: 'https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition',
  },
  spiceProfile: {
    short: 'FDA spice risk profile',
    title: 'FDA, Risk Profile: Pathogens and Filth in Spices (2013, updated 2017)',
    url: 'https://www.fda.gov/food/cfsan-risk-safety-assessments/risk-profile-pathogen-and-filth-spices',
  },
  cheeseAssessment: {
    short: 'FDA/Health Canada 2015',
    title:
      'FDA and Health Canada, Joint Quantitative Assessment of the Risk of Listeriosis from Soft-Ripened Cheese Consumption in the United States and Canada (2015)',
    url: 'https://www.fda.gov/food/cfsan-risk-safety-assessments/joint-fda-health-canada-quantitative-assessment-risk-listeriosis-soft-ripened-cheese-consumption',
  },
  arsenicAssessment: {
    short: 'FDA arsenic in rice 2016',
    title: 'FDA, Arsenic in Rice and Rice Products: Risk Assessment Report (2016)',
  },
  actionLevels: {
    short: 'FDA action levels',
    title:
      'FDA, Guidance for Industry: Action Levels for Poisonous or Deleterious Substances in Human Food and Animal Feed (2000)',
    url: 'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-action-levels-poisonous-or-deleterious-substances-human-food-and-animal-feed',
  },
  acrylamideGuide: {
    short: 'FDA acrylamide guidance 2016',
    title: 'FDA, Guidance for Industry: Acrylamide in Foods (2016)',
  },
  hardObjects: {
    short: 'FDA CPG 555.425',
    title: 'FDA, Compliance Policy Guide Sec. 555.425: Foods, Adulteration Involving Hard or Sharp Foreign Objects',
  },
  seafoodGuide: {
    short: 'FDA fish hazards guide',
    title: 'FDA, Fish and Fishery Products Hazards and Controls Guidance, 4th edition',
  },
  cdcSalmonella: {
    short: 'CDC, Salmonella',
    title: 'CDC, Salmonella infection: symptoms, complications, outbreaks',
    url: 'https://www.cdc.gov/salmonella/',
  },
  cdcListeria: {
    short: 'CDC, Listeria',
    title: 'CDC, Listeria infection: people at increased risk, complications, outbreaks',
    url: 'https://www.cdc.gov/listeria/',
  },
  cdcEcoli: { short: 'CDC, E. coli', title: 'CDC, E. coli infection', url: 'https://www.cdc.gov/ecoli/' },
  cdcBotulism: { short: 'CDC, Botulism', title: 'CDC, Botulism', url: 'https://www.cdc.gov/botulism/' },
  pepperOutbreak: {
    short: 'MMWR 2010;59:1647',
    title:
      'CDC, Salmonella Montevideo Infections Associated with Salami Products Made with Contaminated Imported Black and Red Pepper, MMWR 2010;59(50):1647-1650',
    url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/mm5950a3.htm',
  },
  tahiniOutbreak: {
    short: 'CDC, tahini outbreak 2019',
    title: 'CDC, Outbreak of Salmonella Infections Linked to Karawan Brand Tahini (final update June 26, 2019)',
    url: 'https://www.cdc.gov/salmonella/concord-05-19/index.html',
  },
  mangoOutbreak: {
    short: 'CDC, mango outbreak 2012',
    title:
      'CDC, Multistate Outbreak of Salmonella Braenderup Infections Associated with Mangoes (final update October 11, 2012)',
  },
  cuminRecalls: {
    short: 'FDA, cumin recalls 2014-2015',
    title: 'FDA, Recalls of ground cumin and of foods made with it for undeclared peanut protein (2014 to 2015)',
  },
  toxicOil: {
    short: 'WHO 1992, toxic oil',
    title: 'WHO Regional Office for Europe, Toxic Oil Syndrome: Current Knowledge and Future Perspectives (1992)',
  },
  codexHygiene: {
    short: 'Codex CXC 1-1969',
    title: 'Codex Alimentarius, General Principles of Food Hygiene, CXC 1-1969',
    url: CODEX_CODES,
  },
  codexLowMoisture: {
    short: 'Codex CXC 75-2015',
    title: 'Codex Alimentarius, Code of Hygienic Practice for Low-Moisture Foods, CXC 75-2015',
    url: CODEX_CODES,
  },
  codexSpiceMycotoxins: {
    short: 'Codex CXC 78-2017',
    title: 'Codex Alimentarius, Code of Practice for the Prevention and Reduction of Mycotoxins in Spices, CXC 78-2017',
    url: CODEX_CODES,
  },
  codexProduce: {
    short: 'Codex CXC 53-2003',
    title: 'Codex Alimentarius, Code of Hygienic Practice for Fresh Fruits and Vegetables, CXC 53-2003',
    url: CODEX_CODES,
  },
  codexMilk: {
    short: 'Codex CXC 57-2004',
    title: 'Codex Alimentarius, Code of Hygienic Practice for Milk and Milk Products, CXC 57-2004',
    url: CODEX_CODES,
  },
  codexCanned: {
    short: 'Codex CXC 23-1979',
    title: 'Codex Alimentarius, Code of Hygienic Practice for Low and Acidified Low Acid Canned Foods, CXC 23-1979',
    url: CODEX_CODES,
  },
  codexAllergens: {
    short: 'Codex CXC 80-2020',
    title: 'Codex Alimentarius, Code of Practice on Food Allergen Management for Food Business Operators, CXC 80-2020',
    url: CODEX_CODES,
  },
  codexArsenic: {
    short: 'Codex CXC 77-2017',
    title:
      'Codex Alimentarius, Code of Practice for the Prevention and Reduction of Arsenic Contamination in Rice, CXC 77-2017',
    url: CODEX_CODES,
  },
  codexOchratoxin: {
    short: 'Codex CXC 69-2009',
    title:
      'Codex Alimentarius, Code of Practice for the Prevention and Reduction of Ochratoxin A Contamination in Coffee, CXC 69-2009',
    url: CODEX_CODES,
  },
  codexPah: {
    short: 'Codex CXC 68-2009',
    title:
      'Codex Alimentarius, Code of Practice for the Reduction of Contamination of Food with Polycyclic Aromatic Hydrocarbons from Smoking and Direct Drying Processes, CXC 68-2009',
    url: CODEX_CODES,
  },
  codexContaminants: {
    short: 'Codex CXS 193-1995',
    title: 'Codex Alimentarius, General Standard for Contaminants and Toxins in Food and Feed, CXS 193-1995',
  },
  codexPepper: {
    short: 'Codex CXS 326-2017',
    title: 'Codex Alimentarius, Standard for Black, White and Green Peppers, CXS 326-2017',
  },
  codexChili: {
    short: 'Codex CXS 353-2022',
    title: 'Codex Alimentarius, Standard for Dried or Dehydrated Chilli Pepper and Paprika, CXS 353-2022',
  },
  codexOliveOil: {
    short: 'Codex CXS 33-1981',
    title: 'Codex Alimentarius, Standard for Olive Oils and Olive Pomace Oils, CXS 33-1981',
  },
  codexMango: { short: 'Codex CXS 184-1993', title: 'Codex Alimentarius, Standard for Mangoes, CXS 184-1993' },
  efsaDyes: {
    short: 'EFSA 2005, dyes',
    title: 'EFSA, Opinion to review the toxicology of a number of dyes illegally present in food in the EU (2005)',
  },
  efsaAcrylamide: {
    short: 'EFSA 2015, acrylamide',
    title: 'EFSA, Scientific Opinion on acrylamide in food, EFSA Journal 2015;13(6):4104',
    url: 'https://doi.org/10.2903/j.efsa.2015.4104',
  },
  efsaBacillus: {
    short: 'EFSA 2016, Bacillus cereus',
    title:
      'EFSA, Risks for public health related to the presence of Bacillus cereus and other Bacillus spp. in foodstuffs, EFSA Journal 2016;14(7):4524',
    url: 'https://doi.org/10.2903/j.efsa.2016.4524',
  },
  efsaOchratoxin: {
    short: 'EFSA 2020, ochratoxin A',
    title: 'EFSA, Risk assessment of ochratoxin A in food, EFSA Journal 2020;18(5):6113',
    url: 'https://doi.org/10.2903/j.efsa.2020.6113',
  },
  efsaMineralOil: {
    short: 'EFSA 2012, mineral oil',
    title: 'EFSA, Scientific Opinion on Mineral Oil Hydrocarbons in Food, EFSA Journal 2012;10(6):2704',
    url: 'https://doi.org/10.2903/j.efsa.2012.2704',
  },
} as const satisfies Record<string, ExampleSource>;
