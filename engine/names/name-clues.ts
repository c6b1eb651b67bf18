/** Words around and inside names that show the kind of the name. */
const list = (words: string): ReadonlySet<string> =>
  new Set(words.split(',').map((word) => word.trim().toLowerCase()))

/** Titles before a person's name, never part of it. */
export const personTitles = list(`
  mr, mr., mrs, mrs., ms, ms., miss, sir, dame, lord, lady, baroness, dr, dr., prof, prof., professor, president,
  vice, chancellor, prime, minister, senator, sen, sen., sens, sens., representative, rep, rep., reps, reps.,
  congressman, congresswoman, governor, gov, gov., mayor, judge, justice, chief, king, queen, prince, princess,
  pope, emperor, sheikh, imam, ayatollah, rabbi, bishop, archbishop, cardinal, father, sister, captain, capt.,
  colonel, col., general, gen., lieutenant, lt., maj., major, sgt., sergeant, admiral, adm., cmdr., commander,
  officer, detective, sheriff, coach, analyst, spokesman, spokeswoman, spokesperson, director, chairman, chairwoman,
  chair, ceo, founder, co-founder, secretary, attorney, ambassador, leader, speaker, commissioner, superintendent,
  editor, reporter, correspondent, host, anchor, actor, actress, singer, rapper, director, author, rev, rev.,
  reverend, saint, deputy, senior, former, ex-president, herr, frau, präsident, präsidentin, kanzler, kanzlerin,
  bundeskanzler, ministerin, bürgermeister, bürgermeisterin, monsieur, madame, mme, président, présidente, ministre,
  maire, señor, señora, presidente, presidenta, ministro, ministra, alcalde, alcaldesa, signor, signora, sindaco,
  prefeito, dom, defendant, councilman, councilwoman, treasurer, comptroller, quarterback, pitcher, forward,
  striker, midfielder, goalkeeper, manager, star, staff, press, legal, contributor, counsel, adviser, advisor, aide,
  nominee, candidate, democrat, republican, sir, national, foreign, defense, treasury, press, athletic, executive,
  special, envoy, assistant, principal, nobel, laureate, billionaire, mogul, tycoon`)

/** Titles that do not prove a person: "White House Press", "National Guard". */
export const weakTitles = list(`
  vice, prime, chief, staff, press, legal, national, foreign, defense, treasury, athletic, executive, special,
  assistant, senior, deputy, former, star, major, general, father, sister, cardinal, justice, forward, principal,
  nobel, democrat, republican, minister, saint, officer, dom, chair, king, queen, prince, princess, director,
  leader, host, anchor, speaker, manager, commander, candidate, editor, judge, reporter, attorney, representative,
  ms`)

/**
 * Adjectives of offices and other things. A capitalized word after one is not the name of a person.
 */
export const adjectives = list(`
  vice, prime, chief, press, legal, national, foreign, defense, treasury, athletic, executive, special, assistant,
  senior, deputy, former, major, general, principal`)

/** Roles in lower case before the name of a person: "actor Steven Spielberg". */
export const roles = list(`
  actor, actress, actors, singer, rapper, musician, songwriter, comedian, comic, filmmaker, director, producer,
  writer, author, novelist, poet, artist, painter, photographer, journalist, reporter, columnist, correspondent,
  anchor, host, podcaster, streamer, influencer, youtuber, activist, lawyer, attorney, prosecutor, judge, justice,
  sheriff, detective, officer, doctor, surgeon, scientist, physicist, biologist, economist, historian, professor,
  researcher, analyst, strategist, pollster, adviser, advisor, aide, spokesman, spokeswoman, spokesperson,
  secretary, minister, chancellor, president, premier, leader, lawmaker, congressman, congresswoman, senator,
  governor, mayor, candidate, nominee, ambassador, envoy, diplomat, general, commander, pilot, astronaut, ceo,
  executive, founder, co-founder, cofounder, chairman, chairwoman, chief, boss, billionaire, entrepreneur, investor,
  coach, manager, player, quarterback, receiver, cornerback, linebacker, pitcher, catcher, infielder, outfielder,
  shortstop, slugger, guard, forward, center, striker, midfielder, defender, goalkeeper, golfer, boxer, fighter,
  sprinter, swimmer, skater, gymnast, cyclist, driver, jockey, star, superstar, legend, icon, rookie, veteran,
  student, teacher, principal, nurse, mother, father, brother, sister, son, daughter, wife, husband, partner,
  girlfriend, boyfriend, ex-wife, ex-husband, widow, fiancé, fiancée, suspect, defendant, victim, gunman, killer,
  financier, mogul, tycoon, chef, model, designer, architect, farmer, surrogate, resident, neighbor, neighbour,
  survivor, witness, named, called, incumbent, challenger, democrat, republican, king, queen, prince, princess,
  pope, rep, sen, actress, contributor, editor, critic, presenter, broadcaster, politician, dissident, opposition`)

/**
 * People who are known by their last name everywhere, also on a server that has not learned any
 * names yet.
 */
export const famousSurnames = list(
  `trump, biden, obama, putin, zelenskyy, zelensky, zelenskiy, netanyahu, macron, merz, starmer, farage, modi, erdogan, erdoğan, musk, vance, epstein, maduro, milei, lula, khamenei, zuckerberg, altman, bezos, hegseth, rubio, mamdani, newsom, desantis, meloni, orbán, orban, sánchez, tusk, lavrov, selenskyj`,
)

/** Words after a person's name: "Ilva Renn said". */
export const saying = list(`
  said, says, told, tells, added, wrote, writes, tweeted, argued, argues, warned, warns, explained, insisted,
  testified, recalls, recalled, thinks, believes, pleaded, pleads, died, dies, joins, reports, starred, stars, weds,
  married, resigned, resigns, sagte, sagt, erklärte, betonte, schrieb, dit, déclaré, expliqué, affirme, dijo, dice,
  afirmó, explicó, disse, afirmou, zei, zegt`)

/** Last words of names of organizations. */
export const organisationEnds = list(`
  inc, inc., corp, corp., corporation, co, co., ltd, ltd., llc, plc, ag, gmbh, nv, spa, group, holdings, bank,
  university, college, institute, institution, ministry, department, agency, commission, committee, subcommittee,
  council, court, party, union, association, federation, foundation, company, labs, laboratory, laboratories,
  airlines, airways, motors, pharmaceuticals, pharma, therapeutics, technologies, technology, systems, software,
  studios, pictures, entertainment, records, gazette, courier, herald, tribune, fc, afc, united, society, authority,
  bureau, police, hospital, clinic, shipping, towing, organization, organisation,
  bundestag, universität, ministerium, verband, partei, gericht, ministère, université, parti, universidad,
  ministerio, partido, universidade, guild, museum, observatory, forces, guard, squad, league, coalition, alliance,
  caucus, administration, school, academy, orchestra, church, brigade, battalion, cartel, network, nations,
  farms, foods, brands, industries, enterprises, logistics, hotels, stores, insurance, steel, mining, aerospace,
  robotics, aviation, realty, properties, consulting, analytics, biosciences, beverages, polling, legislature,
  assembly, parliament, partners, capital, ventures, investments, securities, energy, petroleum, trust,
  fund, pac, commissioners, service, services, office, command, militia, front, tigers, wildcats, bulldogs,
  huskies, mercury, railway, railways, railroad, brewery, theater company, initiative, consortium, task force,
  center, centre, project`)
/**
 * Last words of organizations that may also end other names. They need two words before them, or a
 * learned name.
 */
export const looseOrganisationEnds = list(`
  co, co., group, center, centre, project, office, service, services, front, capital, energy, school, church, guard,
  records, pictures, capital, command, forces, trust, technology, fund, network, administration, united, court`)
/** First words of organizations: "Ministry of Health". */
export const organisationStarts =
  list(`center, centre, fund, agency, administration, ministry, department, bank, university, institute, office, commission, committee, council, court, association,
  federation, union, society, college, museum, board, bureau, church, academy, school, house`)

export const placeEnds = list(`
  city, county, island, islands, lake, river, bay, gulf, sea, ocean, valley, street, avenue, boulevard, road,
  square, park, bridge, beach, coast, peninsula, desert, strait, straits, harbor, harbour, airport, station,
  province, prefecture, district, quay, forest, hills, springs, falls, mountain, mountains, canyon, creek, canal,
  reservoir, dam, memorial, township, village, heights, stadium, arena, borough, moor, volcano, glacier, reef,
  plaza, palace, castle, cathedral, tower, towers, building, basin, plateau, archipelago, waterfall`)
export const placeStarts = list(`
  lake, mount, mt., mt, cape, port, fort, ft., gulf, strait, isle, lago, rio, river, san, santa, saint, st., el,
  los, las`)

/** Words before a place: "in Paris". */
export const placePrepositions = list(`
  in, near, from, across, outside, around, throughout, im, bei, aus, nach, nahe, à, en, près, desde, cerca, nel, em,
  uit, naar`)

/** Abbreviations and other words in capitals that name no organization. */
export const plainLetters = list(`
  ai, tv, ceo, cfo, coo, cto, pm, am, mp, mps, pr, hr, it, id, ids, ufo, uap, ev, evs, gdp, ipo, vip, mvp, ptsd,
  dna, rna, hiv, aids, covid, covid-19, adhd, ivf, gps, gpu, cpu, cgi, dvd, cd, pc, vpn, llm, llms, agi, api, diy,
  faq, rip, lgbt, lgbtq, lgbtq+, dei, esg, wwi, wwii, ww2, gop's, oscar, usb, vr, ar, xr, ios, qb, rb, wr, era, rbi,
  ncis, law, live, watch, new, exclusive, breaking, updated, update, video, photos, opinion, analysis, editorial,
  review, act, iq, bbq, rv, suv, suvs, atv, er, icu, mri, ct, pac, usaid's, sos, phd, md, jr, sr, ii, iii, iv, vi,
  vii, viii, ix, xi, no, yes, ok, top, best, how, why, what, the, and, for, not, you, all, one, two, hot, big, est,
  edt, gmt, pdt, pst, utc, bst, cest, cet, mph, kph, km, kg, lbs, usd, gbp, eur, uss, hms, cctv, pfas, snap, ebt,
  etf, etfs, roi, nil, ufos, bac, dui, dwi, doa, awol, potus, flotus, scotus, vp, aoc, amlo, jfk, rfk, mlk, fdr,
  lbj, bts, abba, ac, dc, la, nyc, us, usa, uk, uae, drc, maga, nft, nfts, ice-t, ppe, sms, url, pdf, ama, cv, vcr,
  acl, mcl, tko, ko, gmo, lng, lpg, oled, 4k, hd, uhd, ssd, ram, usc., f1, nba2k, gta, rpg, fps, dlc, tba, tbd, eta,
  asap, fyi, imo, lol, omg, ddos, ssn, nda, ndas, hoa, ira, llcs, mba, ged, sat, gcse, gpa, k-12, k12, nsfw, cbd,
  thc, lsd, mdma, ufc., gen, bc, ad, ce`)

/** Peoples and faiths, which are adjectives and not names. */
export const demonyms = list(`
  american, americans, african, asian, european, europeans, british, english, scottish, welsh, irish, french,
  german, germans, spanish, italian, italians, portuguese, dutch, belgian, swiss, austrian, polish, czech, slovak,
  hungarian, romanian, bulgarian, greek, turkish, kurdish, russian, russians, ukrainian, ukrainians, belarusian,
  georgian, armenian, azerbaijani, israeli, israelis, palestinian, palestinians, lebanese, syrian, jordanian, iraqi,
  iranian, iranians, saudi, emirati, qatari, kuwaiti, yemeni, omani, egyptian, libyan, tunisian, algerian, moroccan,
  sudanese, ethiopian, somali, kenyan, ugandan, rwandan, congolese, nigerian, ghanaian, senegalese, malian, south
  african, zambian, zimbabwean, indian, pakistani, afghan, afghans, bangladeshi, nepali, sri lankan, chinese,
  taiwanese, japanese, korean, korean, vietnamese, thai, cambodian, filipino, indonesian, malaysian, singaporean,
  australian, canadian, mexican, mexicans, cuban, haitian, dominican, venezuelan, venezuelans, colombian,
  ecuadorian, peruvian, bolivian, chilean, argentine, argentinian, brazilian, uruguayan, swedish, norwegian, danish,
  finnish, icelandic, estonian, latvian, lithuanian, serbian, croatian, bosnian, albanian, kosovar, jewish, jews,
  jew, muslim, muslims, islamic, islamist, christian, christians, catholic, catholics, protestant, hindu, hindus,
  sikh, buddhist, mormon, evangelical, arab, arabs, hispanic, latino, latina, latinos, black, white, native,
  indigenous, democrat, democrats, democratic, republican, republicans, conservative, conservatives, liberal,
  liberals, tory, marxist, communist, nazi, nazis, zionist, western, eastern, northern, southern, californian,
  texan, texans, floridian, londoner, parisian, new yorker, soviet, victorian, olympic, paralympic, western,
  antisemitic, anti-israel, latin, arctic, californians, new yorkers, brits, britons, kiwi, aussie, nordic,
  scandinavian, houthis`)
