/** Codes of ISO 3166-1, two and three letters, as of 2024. */
const ISO_3166 =
  'AD AND,AE ARE,AF AFG,AG ATG,AI AIA,AL ALB,AM ARM,AO AGO,AQ ATA,AR ARG,AS ASM,AT AUT,AU AUS,AW ABW,AX ALA,' +
  'AZ AZE,BA BIH,BB BRB,BD BGD,BE BEL,BF BFA,BG BGR,BH BHR,BI BDI,BJ BEN,BL BLM,BM BMU,BN BRN,BO BOL,BQ BES,' +
  'BR BRA,BS BHS,BT BTN,BV BVT,BW BWA,BY BLR,BZ BLZ,CA CAN,CC CCK,CD COD,CF CAF,CG COG,CH CHE,CI CIV,CK COK,' +
  'CL CHL,CM CMR,CN CHN,CO COL,CR CRI,CU CUB,CV CPV,CW CUW,CX CXR,CY CYP,CZ CZE,DE DEU,DJ DJI,DK DNK,DM DMA,' +
  'DO DOM,DZ DZA,EC ECU,EE EST,EG EGY,EH ESH,ER ERI,ES ESP,ET ETH,FI FIN,FJ FJI,FK FLK,FM FSM,FO FRO,FR FRA,' +
  'GA GAB,GB GBR,GD GRD,GE GEO,GF GUF,GG GGY,GH GHA,GI GIB,GL GRL,GM GMB,GN GIN,GP GLP,GQ GNQ,GR GRC,GS SGS,' +
  'GT GTM,GU GUM,GW GNB,GY GUY,HK HKG,HM HMD,HN HND,HR HRV,HT HTI,HU HUN,ID IDN,IE IRL,IL ISR,IM IMN,IN IND,' +
  'IO IOT,IQ IRQ,IR IRN,IS ISL,IT ITA,JE JEY,JM JAM,JO JOR,JP JPN,KE KEN,KG KGZ,KH KHM,KI KIR,KM COM,KN KNA,' +
  'KP PRK,KR KOR,KW KWT,KY CYM,KZ KAZ,LA LAO,LB LBN,LC LCA,LI LIE,LK LKA,LR LBR,LS LSO,LT LTU,LU LUX,LV LVA,' +
  'LY LBY,MA MAR,MC MCO,MD MDA,ME MNE,MF MAF,MG MDG,MH MHL,MK MKD,ML MLI,MM MMR,MN MNG,MO MAC,MP MNP,MQ MTQ,' +
  'MR MRT,MS MSR,MT MLT,MU MUS,MV MDV,MW MWI,MX MEX,MY MYS,MZ MOZ,NA NAM,NC NCL,NE NER,NF NFK,NG NGA,NI NIC,' +
  'NL NLD,NO NOR,NP NPL,NR NRU,NU NIU,NZ NZL,OM OMN,PA PAN,PE PER,PF PYF,PG PNG,PH PHL,PK PAK,PL POL,PM SPM,' +
  'PN PCN,PR PRI,PS PSE,PT PRT,PW PLW,PY PRY,QA QAT,RE REU,RO ROU,RS SRB,RU RUS,RW RWA,SA SAU,SB SLB,SC SYC,' +
  'SD SDN,SE SWE,SG SGP,SH SHN,SI SVN,SJ SJM,SK SVK,SL SLE,SM SMR,SN SEN,SO SOM,SR SUR,SS SSD,ST STP,SV SLV,' +
  'SX SXM,SY SYR,SZ SWZ,TC TCA,TD TCD,TF ATF,TG TGO,TH THA,TJ TJK,TK TKL,TL TLS,TM TKM,TN TUN,TO TON,TR TUR,' +
  'TT TTO,TV TUV,TW TWN,TZ TZA,UA UKR,UG UGA,UM UMI,US USA,UY URY,UZ UZB,VA VAT,VC VCT,VE VEN,VG VGB,VI VIR,' +
  'VN VNM,VU VUT,WF WLF,WS WSM,YE YEM,YT MYT,ZA ZAF,ZM ZMB,ZW ZWE';

/** Two letters by three. */
export const CODES_OF_THREE_LETTERS: ReadonlyMap<string, string> = new Map(
  ISO_3166.split(',').map((pair) => [pair.slice(3), pair.slice(0, 2)]),
);

/**
 * FDA's codes that are none of ISO 3166-1 ("FDA Country Codes" of its import systems, as in import refusals and entries), with the
 * country of today; null where there is no single one.
 */
export const FDA_CODES: Readonly<Record<string, string | null>> = {
  // Netherlands Antilles
  AN: null,
  // Burma
  BU: 'MM',
  // Czechoslovakia
  CS: null,
  // Gaza Strip
  GZ: 'PS',
  KV: 'XK',
  // Neutral Zone (Iraq and Saudi Arabia)
  NT: null,
  // East Timor
  TP: 'TL',
  // West Bank
  WE: 'PS',
  // Yemen, Democratic (South)
  YD: 'YE',
  // Yugoslavia
  YU: null,
};

/**
 * Names by code, beside those of CLDR: as ISO 3166-1, FDA and the European Commission print them, and as people write them. The order of
 * words, case, accents, punctuation, "the", "of" and "and" make no difference.
 */
export const PRINTED_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  BA: ['Bosnia-Hercegovina', 'Bosnia and Herzegowina'],
  BN: ['Brunei Darussalam'],
  BO: ['Bolivia, Plurinational State of'],
  BQ: ['Bonaire', 'Bonaire, Sint Eustatius and Saba'],
  CC: ['Cocos Islands'],
  CD: ['Congo, Democratic Republic of the', 'Congo, Dem Rep of (Kinshasa)', 'DR Congo'],
  CG: ['Congo', 'Congo, Republic of the'],
  CI: ['Ivory Coast', "Cote d'Ivoire", "Cote d' Ivoire"],
  CN: ["People's Republic of China", 'P.R. China', 'PR of China', 'PRC'],
  CV: ['Cabo Verde'],
  CX: ['Christmas Islands (Indian Ocn)'],
  CZ: ['Czech Republic'],
  FK: ['Falkland Islands (Malvinas)'],
  FM: ['Micronesia, Federated States of', 'Micronesia, Federated State of'],
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'United Kingdom of Great Britain and Northern Ireland',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
  ],
  HK: ['Hong Kong', 'Hong Kong SAR', 'Hong Kong, China'],
  HM: ['Heard Island and McDonald Islands'],
  IE: ['Republic of Ireland'],
  IR: ['Iran, Islamic Republic of'],
  KH: ['Kampuchea'],
  KN: ['Saint Christopher and Nevis'],
  KP: ["Korea, Democratic People's Republic of", 'Korea, Democratic Peoples Repu', 'DPRK'],
  KR: ['Korea', 'Korea, Republic of', 'Korea, Republic of (South)'],
  LA: ["Lao People's Democratic Republic", 'Lao Peoples Democratic Repblc.', 'Lao PDR'],
  MD: ['Moldova, Republic of'],
  MF: ['Saint Martin (French part)'],
  MK: ['Macedonia', 'Macedonia, The Former Yugoslav Republic of', 'Republic of North Macedonia'],
  MM: ['Myanmar', 'Burma'],
  MO: ['Macao', 'Macau', 'Macao SAR', 'Macau SAR'],
  MT: ['Malta and Gozo'],
  NL: ['Holland', 'Netherlands, Kingdom of the'],
  PN: ['Pitcairn', 'Pitcairn Island'],
  PS: ['Palestine', 'Palestine, State of', 'Palestinian Territory', 'Gaza Strip', 'West Bank'],
  RU: ['Russian Federation'],
  SH: ['Saint Helena, Ascension and Tristan da Cunha'],
  SJ: ['Svalbard', 'Svalbard and Jan Mayen Islands'],
  SR: ['Surinam'],
  SX: ['Sint Maarten (Dutch part)'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TC: ['Turks and Caicos Island'],
  TF: ['French Southern Antarctic'],
  TK: ['Tokelau Islands'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye', 'Turkiye'],
  TW: ['Taiwan, Province of China', 'Taiwan, Republic of China'],
  TZ: ['Tanzania, United Republic of'],
  UM: ['United States Minor Outlying Islands', 'United States Outlying Islands'],
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America'],
  VA: ['Holy See', 'Vatican', 'Vatican City State'],
  VE: ['Venezuela, Bolivarian Republic of'],
  VG: ['Virgin Islands (British)'],
  VI: ['Virgin Islands of the U. S.', 'Virgin Islands (U.S.)'],
  VN: ['Viet Nam', 'Socialist Republic of Viet Nam'],
  WF: ['Wallis and Futuna Islands'],
  WS: ['Western Samoa'],
  YE: ['Yemen, Democratic (South)'],
};
