import type { ShippedSet } from './shipped-set.types.js';

/**
 * The suite's own list of hazards: names, synonyms, severity and notes are ours. A suite that loaded the first set with an earlier release has
 * it with fewer synonyms; a new hazard is in a set of its own, so that every suite gets it.
 */
export const HAZARD_LIBRARY: readonly ShippedSet[] = [
  {
    id: '01a20ada-2c06-746d-ad5f-84b646f2905c',
    kind: 'hazard_library',
    effectiveFrom: '2017-05-30',
    effectiveTo: null,
    source:
      "FSVP Suite, hazards of 21 CFR 1.504(b)(1) with the names that recalls and RASFF use; severity is our own judgement and was not compared with FDA's guidance. Check it for your food",
    retrievedOn: '2026-11-24',
    csv: `code,name,class,subtype,synonyms,severity,note
SALM,Salmonella,biological,pathogen,salmonella; salmonella spp; salmonella spp.; salmonella enteritidis; salmonella typhimurium; salmonella infantis; salmonella newport; salmonellen; salmonella species,high,In dry foods it is an environmental pathogen too: evaluate it as one.
LM,Listeria monocytogenes,biological,environmental_pathogen,listeria monocytogenes; l. monocytogenes; l monocytogenes; listeria mono; listeria; l. mono; l.monocytogenes,high,"Grows at refrigerator temperature. Severe for pregnant, old and ill people."
STEC,Escherichia coli that produces Shiga toxin,biological,pathogen,stec; ehec; e. coli o157:h7; e. coli o157; e.coli o157:h7; escherichia coli shigatoxin-producing; shiga toxin; shigatoxin; shiga toxin-producing e. coli; e. coli o26; e. coli o121; e. coli o103; e.coli o26; e.coli o157; escherichia coli o157:h7; escherichia coli verotoxin producing; vtec,high,"Kidney failure, mostly in children, from a small dose."
PATHOGEN,Pathogen that is not named,biological,pathogen,bacteria; pathogenic bacteria; pathogens; microbial contamination; microbiological contamination; too high count of enterobacteriaceae; escherichia coli; e. coli; e.coli,high,Judged as severe until the pathogen is known.
SHIG,Shigella,biological,pathogen,shigella; shigella sonnei; shigella spp,high,Spread by infected people and by polluted water.
CAMP,Campylobacter,biological,pathogen,campylobacter; campylobacter jejuni; campylobacter spp,medium,Mostly raw milk and poultry.
CRONO,Cronobacter in powdered food,biological,environmental_pathogen,cronobacter; cronobacter sakazakii; enterobacter sakazakii; cronobacter spp,high,Severe for infants; survives in dry powder.
STAPH,Staphylococcus aureus and its toxin,biological,pathogen,staphylococcus aureus; staphylococcus; staphylococcal enterotoxin; s. aureus; coagulase-positive staphylococci,medium,The toxin withstands cooking.
VIBRIO,Vibrio,biological,pathogen,vibrio; vibrio cholerae; vibrio parahaemolyticus; vibrio vulnificus; v. parahaemolyticus; v. vulnificus,high,"Seafood, above all raw molluscan shellfish."
BRUC,Brucella,biological,pathogen,brucella; brucella melitensis; brucellosis,medium,Cheese of unpasteurized milk.
CBOT,Clostridium botulinum and its toxin,biological,sporeformer,clostridium botulinum; c. botulinum; botulinum; botulism; botulinum toxin,high,Low-acid food without oxygen; 21 CFR part 113 may apply.
CPERF,Clostridium perfringens,biological,sporeformer,clostridium perfringens; c. perfringens; perfringens,medium,Cooked food that cools slowly; spices carry spores.
BCER,Bacillus cereus,biological,sporeformer,bacillus cereus; b. cereus; cereulide; presumptive bacillus cereus,medium,"Rice, spices, powders and cooked food kept warm."
HAV,Hepatitis A virus,biological,virus,hepatitis a; hepatitis a virus; hepatitis-a,high,"Berries, shellfish and food that people handle."
NORO,Norovirus,biological,virus,norovirus; noroviruses; norwalk virus,medium,Shellfish and berries; a very small dose is enough.
ANIS,Anisakis and other roundworms of fish,biological,parasite,anisakis; nematodes; parasitic infestation with anisakis; anisakis simplex; roundworms,medium,Killed by freezing or cooking.
CYCLO,Cyclospora,biological,parasite,cyclospora; cyclospora cayetanensis; cyclosporiasis,medium,"Fresh produce, above all herbs and leafy greens."
TRICH,Trichinella,biological,parasite,trichinella; trichinella spiralis; trichinosis,medium,Raw meat of pigs and game.
AFLA,Aflatoxins,chemical,natural_toxin,aflatoxin; aflatoxins; aflatoxin b1; aflatoxins b1; aflatoxin m1; aflatoxin total; aflatoxins total,high,"Causes cancer of the liver. Nuts, maize, dried figs and spices; milk through feed."
OCHRA,Ochratoxin A,chemical,natural_toxin,ochratoxin; ochratoxin a,medium,"Coffee, dried fruit, cereals, spices."
FUSAR,"Toxins of Fusarium: deoxynivalenol, fumonisins, zearalenone",chemical,natural_toxin,deoxynivalenol; vomitoxin; fumonisin; fumonisins; zearalenone; t-2 toxin; ht-2 toxin,medium,"Maize and other cereals, and feed made of them."
PATULIN,Patulin,chemical,natural_toxin,patulin,medium,Apple juice and apple products.
PLANT-TOX,Toxins of plants,chemical,natural_toxin,pyrrolizidine alkaloids; tropane alkaloids; atropine; scopolamine; ergot; ergot alkaloids; rye ergot; claviceps purpurea; cyanide; hydrocyanic acid; cyanogenic glycosides; tetrahydrocannabinol; japanese star anise; opium alkaloids; grayanotoxins; yellow oleander; muscimol,high,"Herbs, teas, seeds and kernels of stone fruit."
HIST,Histamine (scombrotoxin),chemical,natural_toxin,histamine; scombrotoxin; scombroid; scombroid poisoning; biogenic amines,medium,"Tuna, mackerel, mahi mahi and others that were not kept cold."
MARINE-TOX,Toxins of fish and shellfish,chemical,natural_toxin,ciguatoxin; ciguatera; paralytic shellfish poison; paralytic shellfish poisoning; psp; saxitoxin; domoic acid; okadaic acid; diarrhetic shellfish poisoning; tetrodotoxin; marine biotoxins; biotoxin,high,Reef fish and molluscan shellfish of closed waters; not destroyed by cooking.
PEST,Pesticide residues,chemical,pesticide,pesticide; pesticides; pesticide residue; pesticide residues; chlorpyrifos; chlorpyriphos-ethyl; chlorpyriphos; chlorpyrifos-methyl; acetamiprid; thiamethoxam; imidacloprid; tricyclazole; lambda-cyhalothrin; clothianidin; tolfenpyrad; acephate; dimethoate; omethoate; propiconazole; azoxystrobin; carbendazim; fipronil; methamidophos; hexaconazole; profenofos; cypermethrin; formetanate; chlorfenapyr; dinotefuran; prochloraz; carbofuran; permethrin; anthraquinone; metalaxyl; tebuconazole; flonicamid; pyraclostrobin; phosmet; imazalil; propargite; chlorothalonil; thiophanate-methyl; buprofezin; bifenthrin; dithiocarbamates; indoxacarb; lufenuron; difenoconazole; boscalid; fenpropathrin; oxamyl; pyriproxyfen; trifloxystrobin; chlorpropham; imidaclopride; diafenthiuron; diflubenzuron; propamocarb; ethion; penconazole; linuron; fluxapyroxad; fluopyram; ethephon; pyrimethanil; iprodione; triazophos; etoxazole; famoxadone; methomyl; carbaryl; triadimenol; flutriafol; malathion; deltamethrin; dimethomorph; kresoxim-methyl; picoxystrobin; tetramethrin; fluazifop; glufosinate; heptachlor; cyfluthrin; diazinon,medium,A residue without a tolerance is unlawful at any level.
ETO,Ethylene oxide,chemical,pesticide,ethylene oxide; 2-chloroethanol; ethylene chlorohydrin,medium,"Fumigant of spices, sesame and thickeners."
DRUG,Residues of veterinary drugs,chemical,drug_residue,veterinary drug; veterinary drugs; drug residue; nitrofuran; nitrofurans; furazolidone; aoz; chloramphenicol; malachite green; leucomalachite green; fluoroquinolone; enrofloxacin; sulfonamides; antibiotic residues; gentian violet; doxycycline; oxytetracycline; closantel; clopidol; veterinary drug residues; leucocrystal violet; antibiotics,high,"Aquaculture, honey, meat and milk. Some are forbidden at any level."
COLOR,Color additive that is not approved or not declared,chemical,unapproved_additive,unsafe color; unapproved color; undeclared color; undeclared color additives; undeclared yellow; undeclared red; yellow 5; yellow no. 5; yellow 6; red 40; sudan 1; sudan 4; sudan dye; rhodamine b; unauthorised colour; tartrazine; titanium dioxide; e 171; sunset yellow; yellow #5; yellow #6; yellow no. 6; red #40; red no. 40; red #3; blue #1; blue #2; blue 1; fd&c yellow; fd&c red; fd&c blue; sudan 3; e 124; ponceau 4r; e 110; e 102,medium,Industrial dyes are severe; undeclared Yellow No. 5 harms sensitive people.
ADDITIVE,Food additive that is not approved,chemical,unapproved_additive,unsafe food additive; unapproved additive; unauthorised additive; cyclamate; dulcin; benzoic acid; e 210; saccharin; sorbic acid; unauthorised food additive; boric acid; formaldehyde; cyclamates; unapproved food additives,medium,Includes approved additives above their limit.
UNDECL-DRUG,Drug substance that is not declared,chemical,unapproved_additive,sildenafil; tadalafil; sibutramine; vardenafil; undeclared drug; undeclared sildenafil; undeclared tadalafil; androstenedione; ephedrine; undeclared drugs,high,"Added on purpose for economic gain, mostly to dietary supplements."
MELAMINE,Melamine and its analogs,chemical,unapproved_additive,melamine; cyanuric acid,high,Added for economic gain to feign protein.
LEAD,Lead,chemical,heavy_metal,lead; elevated lead; lead contamination; elevated levels of lead; lead high content; lead chromate,high,"Harms the development of children; spices, candy, cookware."
CADM,Cadmium,chemical,heavy_metal,cadmium,medium,"Cocoa, seeds, rice, cephalopods, leafy vegetables."
MERC,Mercury,chemical,heavy_metal,mercury; methylmercury; methyl mercury,high,Large predatory fish; harms the unborn.
ARSE,Arsenic,chemical,heavy_metal,arsenic; inorganic arsenic,high,"Rice, seaweed, fruit juice."
RADIO,Radionuclides,chemical,radiological,radionuclide; radionuclides; cesium-137; caesium-137; cesium 137; cs-137; radioactivity; radiological,high,Regions of nuclear accidents; wild mushrooms and berries.
SULFITE,Sulfites,chemical,intolerance,sulfite; sulfites; undeclared sulfites; sulphite; sulphites; sulphite undeclared; sulfur dioxide; sulphur dioxide; excessive sulfites; e220; e 220,high,"Asthma attacks in sensitive people. Dried fruit, shrimp, wine."
GLUTEN,Gluten in food sold as free of it,chemical,intolerance,gluten; undeclared gluten; gluten undeclared; gluten presence,medium,Celiac disease.
FILTH,Filth and decomposition,chemical,decomposition,filth; filthy; putrid; decomposed; decomposition; insects; insect fragments; rodent hairs; rodent; moulds; mold; mould; infested; off odor; spoilage; rancid,low,"Insects, rodents and mold also carry other hazards: evaluate them."
ALLERGEN,Food allergen that is not named,chemical,allergen,undeclared allergen; undeclared allergens; undeclared food allergen; allergen; allergens; allergen not declared,high,Judged as severe until the allergen is known.
ALLERGEN-MILK,Milk,chemical,allergen,undeclared milk; milk undeclared; milk allergen; undeclared whey; whey undeclared; whey allergen; undeclared casein; casein undeclared; casein allergen; undeclared dairy; undeclared milk allergen; milk ingredient undeclared; undeclared milk protein,high,A major food allergen: section 201(qq) of the Act.
ALLERGEN-EGG,Egg,chemical,allergen,undeclared egg; egg undeclared; egg allergen; undeclared eggs; eggs undeclared; eggs allergen; undeclared egg white,high,A major food allergen.
ALLERGEN-FISH,Fish,chemical,allergen,undeclared fish; fish undeclared; fish allergen; undeclared anchovy; anchovy undeclared; anchovy allergen; undeclared tuna; tuna undeclared; tuna allergen; undeclared anchovies,high,A major food allergen.
ALLERGEN-CRUSTACEAN,Crustacean shellfish,chemical,allergen,undeclared crustacean; crustacean undeclared; crustacean allergen; undeclared crustaceans; crustaceans undeclared; crustaceans allergen; undeclared shrimp; shrimp undeclared; shrimp allergen; undeclared crab; crab undeclared; crab allergen; undeclared lobster; lobster undeclared; lobster allergen; undeclared shellfish,high,A major food allergen.
ALLERGEN-TREE-NUT,Tree nuts,chemical,allergen,undeclared tree nuts; tree nuts undeclared; tree nuts allergen; undeclared tree nut; tree nut undeclared; tree nut allergen; undeclared almond; almond undeclared; almond allergen; undeclared almonds; almonds undeclared; almonds allergen; undeclared walnut; walnut undeclared; walnut allergen; undeclared walnuts; walnuts undeclared; walnuts allergen; undeclared cashew; cashew undeclared; cashew allergen; undeclared cashews; cashews undeclared; cashews allergen; undeclared hazelnut; hazelnut undeclared; hazelnut allergen; undeclared hazelnuts; hazelnuts undeclared; hazelnuts allergen; undeclared pistachio; pistachio undeclared; pistachio allergen; undeclared pecan; pecan undeclared; pecan allergen; undeclared pecans; undeclared nuts,high,A major food allergen.
ALLERGEN-PEANUT,Peanuts,chemical,allergen,undeclared peanut; peanut undeclared; peanut allergen; undeclared peanuts; peanuts undeclared; peanuts allergen; undeclared peanut residue; groundnut undeclared,high,A major food allergen; traces can be fatal.
ALLERGEN-WHEAT,Wheat,chemical,allergen,undeclared wheat; wheat undeclared; wheat allergen; undeclared wheat flour; wheat flour undeclared; wheat flour allergen; undeclared wheat allergens,high,A major food allergen.
ALLERGEN-SOY,Soybeans,chemical,allergen,undeclared soy; soy undeclared; soy allergen; undeclared soybean; soybean undeclared; soybean allergen; undeclared soybeans; soybeans undeclared; soybeans allergen; undeclared soya; soya undeclared; soya allergen; undeclared soy lecithin; soy lecithin undeclared; soy lecithin allergen,high,A major food allergen.
ALLERGEN-SESAME,Sesame,chemical,allergen,undeclared sesame; sesame undeclared; sesame allergen; undeclared sesame seeds; sesame seeds undeclared; sesame seeds allergen; undeclared tahini; tahini undeclared; tahini allergen,high,"A major food allergen since January 1, 2023."
PROCESS,Substances that form in processing,chemical,process_contaminant,acrylamide; 3-mcpd; 3-monochloropropane-1; 2-propanediol (3-mcpd); glycidyl esters; polycyclic aromatic hydrocarbons; benzo(a)pyrene; pah; furan,medium,"Frying, roasting, smoking and refining."
DIOXIN,"Dioxins, PCBs and PFAS",chemical,other,dioxin; dioxins; pcb; pcbs; polychlorinated biphenyls; pfas; pfoa; perfluorooctanoic acid,medium,"Fish, eggs and fat of animals from polluted regions."
MINERAL-OIL,Mineral oil and migration from packaging,chemical,other,mineral oil; moah; mosh; mineral oil migration; migration of; bisphenol a; phthalates,medium,"Packaging, lubricants and jute bags."
TOXIC,Poisonous substance that is not named,chemical,other,poisonous; poisonous substance; deleterious substance; chemical contamination; cleaning solution; sanitizer; cleaning agent,high,Judged as severe until the substance is known.
NUTRIENT,Lack or excess of a nutrient,chemical,nutrient,elevated vitamin d; excess vitamin d; vitamin d toxicity; thiamine deficiency; low thiamine; nutrient deficiency; elevated copper; excess copper; iodine high content; infant formula nutrients,high,"Food for animals, and infant formula."
GLASS,Glass,physical,glass,glass; glass fragments; glass pieces; shards of glass; glass splinters,high,Cuts of mouth and gut.
METAL,Metal,physical,metal,metal; metal fragments; metal pieces; metal shavings; metal wire; steel pieces; stainless steel; metallic foreign body; metallic,high,Hard or sharp pieces of 7 to 25 mm are the ones that FDA considers: CPG 555.425.
STONE,Stones,physical,stone,stone; stones; rocks; rock fragments; small stones,medium,"Legumes, grain and dried fruit; broken teeth."
PLASTIC,Hard plastic,physical,plastic,plastic; plastic fragments; plastic pieces; hard plastic; pieces of plastic; rubber pieces,medium,Sharp pieces are severe.
FOREIGN,Other foreign objects,physical,other,foreign objects; foreign object; foreign material; foreign matter; foreign body; wood pieces; bone fragments; choking hazard; suffocation risk; choke hazard; foreign bodies; wood fragments; foreign materials,medium,Objects on which a child can choke are severe.
`,
  },
  {
    id: '01a21e9d-225a-7661-89f3-70d760d79905',
    kind: 'hazard_library',
    effectiveFrom: '2017-05-30',
    effectiveTo: null,
    source:
      'FSVP Suite, hazards that charges of FDA name and the earlier set does not have; severity is our own judgement. Check it for your food',
    retrievedOn: '2026-11-27',
    csv: `code,name,class,subtype,synonyms,severity,note
MYCOTOXIN,Mycotoxin that is not named,chemical,natural_toxin,mycotoxin; mycotoxins; alternariol; tenuazonic acid,high,Judged as severe until the toxin is known.
`,
  },
];
