import { expect, it } from '@jest/globals';
import { countryCode, countryKey, countryName, countrySpellings, distinctCountries, listCountries } from './country.js';

it.each([
  ['New Zealand', 'NZ'],
  ['  australia ', 'AU'],
  ['CA', 'CA'],
  ['ca', 'CA'],
  ['Viet Nam', 'VN'],
  ['Vietnam', 'VN'],
  ['Germany', 'DE'],
  ['South Korea', 'KR'],
  ['United Kingdom', 'GB'],
  ['Myanmar (Burma)', 'MM'],
  ['Atlantis', null],
  ['', null],
  // Apostrophes and accents
  ["Côte d'Ivoire", 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ["COTE D'IVOIRE", 'CI'],
  ['Ivory Coast', 'CI'],
  ['Curacao', 'CW'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  // As ISO prints them
  ['Korea (the Republic of)', 'KR'],
  ["Korea (the Democratic People's Republic of)", 'KP'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Russian Federation (the)', 'RU'],
  ['Congo (the Democratic Republic of the)', 'CD'],
  ['Congo (the)', 'CG'],
  ['Tanzania, the United Republic of', 'TZ'],
  ['Moldova (the Republic of)', 'MD'],
  ['Taiwan (Province of China)', 'TW'],
  ['Venezuela (Bolivarian Republic of)', 'VE'],
  ['Falkland Islands (the) [Malvinas]', 'FK'],
  ['Virgin Islands (U.S.)', 'VI'],
  // As FDA prints them
  ['Korea, Republic Of', 'KR'],
  ['Korea, Republic Of (South)', 'KR'],
  ['Korea, Democratic Peoples Repu', 'KP'],
  ['Congo, Dem Rep of (Kinshasa)', 'CD'],
  ['Congo (Brazzaville)', 'CG'],
  ['Hong Kong SAR', 'HK'],
  ['Macau SAR', 'MO'],
  ['St. Vincent & The Grenadines', 'VC'],
  ['Saint Christopher & Nevis', 'KN'],
  ['Bosnia-Hercegovina', 'BA'],
  ['Lao Peoples Democratic Repblc.', 'LA'],
  ['Burma', 'MM'],
  ['Gambia, The', 'GM'],
  // Others that mean something else
  ['Dominica', 'DM'],
  ['Dominican Republic', 'DO'],
  ['Niger', 'NE'],
  ['Guinea', 'GN'],
  ['Guinea-Bissau', 'GW'],
  ['Samoa', 'WS'],
  ['American Samoa', 'AS'],
  // Three letters
  ['VNM', 'VN'],
  ['usa', 'US'],
  ['GBR', 'GB'],
  // FDA's codes
  ['BU', 'MM'],
  ['TP', 'TL'],
  ['KV', 'XK'],
  ['GZ', 'PS'],
  ['WE', 'PS'],
  ['YD', 'YE'],
  ['AN', null],
  ['CS', null],
  ['NT', null],
  ['YU', null],
  // Codes of no country
  ['ZZ', null],
  ['XA', null],
  ['XB', null],
  ['EU', null],
  ['EZ', null],
  ['UN', null],
  ['QO', null],
  ['AC', null],
  ['European Union', null],
])('the code of %j is %j', (text, code) => expect(countryCode(text)).toBe(code));

it('texts of one country have one key, others their own', () => {
  expect(new Set(['Viet Nam', 'vietnam', 'VN', 'VNM'].map(countryKey))).toEqual(new Set(['VN']));
  expect(countryKey('Atlantis')).toBe('Atlantis');
});

it('knows the spellings of a country, for filters', () => {
  expect(countrySpellings('VNM')).toEqual(expect.arrayContaining(['vnm', 'vn', 'vietnam', 'viet nam']));
  expect(countrySpellings('ivory coast')).toEqual(expect.arrayContaining(["côte d'ivoire", 'côte d’ivoire', 'ci']));
  expect(countrySpellings(' Atlantis ')).toEqual(['atlantis']);
});

it.each([
  ['Brasil', 'BR'],
  ['Perú', 'PE'],
  ['Türkiye', 'TR'],
  ['Deutschland', 'DE'],
  ['Côte d’Ivoire', 'CI'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
])('the code of %j, as its own people or others write it, is %j', (text, code) => expect(countryCode(text)).toBe(code));

it('offers each country once, by its English name', () => {
  expect(distinctCountries(['Brasil', 'Viet Nam', 'Brazil', 'Perú', 'Vietnam', 'Atlantis'])).toEqual([
    'Atlantis',
    'Brazil',
    'Peru',
    'Vietnam',
  ]);
});

it('lists all countries with their other names and codes', () => {
  const all = listCountries();
  expect(all.length).toBeGreaterThan(240);
  expect(all.find(({ name }) => name === 'Vietnam')!.others).toEqual(expect.arrayContaining(['Viet Nam', 'VN', 'VNM']));
  expect(all.every(({ name }) => countryName(name) === name)).toBe(true);
});
