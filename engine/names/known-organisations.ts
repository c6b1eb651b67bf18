/** Well-known organizations in lower case, which no rule could tell from other names. */
const list = (names: string) =>
  names.split(',').map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '))

const states = list(`
  white house, pentagon, kremlin, congress, u.s. congress, senate, u.s. senate, us senate, house of representatives,
  house of commons, house of lords, parliament, european parliament, knesset, duma, bundestag, bundesrat, supreme
  court, u.s. supreme court, us supreme court, high court, federal reserve, fed, european central bank, ecb, bank of
  england, bank of japan, treasury, navy, u.s. navy, us navy, royal navy, army, u.s. army, us army, air force, u.s.
  air force, us air force, marine corps, marines, coast guard, u.s. coast guard, us coast guard, national guard,
  space force, secret service, u.s. secret service, us secret service, state department, justice department, defense
  department, department of defense, department of war, department of justice, department of state, interior
  department, energy department, education department, labor department, commerce department, transportation
  department, treasury department, department of homeland security, homeland security, dhs, doj, dod, fbi, cia, nsa,
  atf, dea, irs, ice, cbp, tsa, fema, epa, fda, cdc, nih, hhs, sec, ftc, fcc, faa, ntsb, nhtsa, usda, noaa, nasa,
  nws, usgs, usps, doge, gao, omb, ofcom, ofgem, nhs, mi5, mi6, hmrc, scotland yard, met police, metropolitan
  police, interpol, europol, mossad, shin bet, idf, israel defense forces, revolutionary guard, revolutionary
  guards, irgc, quds force, wagner, wagner group, gru, fsb, centcom, africom, africa command, central command, nato,
  united nations, un, u.n., u.n, european union, eu, e.u., european commission, world health organization, who,
  unicef, unesco, unhcr, unrwa, un security council, security council, imf, international monetary fund, world bank,
  wto, opec, iaea, icc, international criminal court, icj, oecd, g7, g20, brics, asean, african union, arab league,
  ecowas, hamas, hezbollah, islamic state, isis, al qaeda, qaeda, al-qaeda, al shabaab, al-shabaab, boko haram, taliban,
  houthis, houthi, pkk, m23, rapid support forces, rsf, islamic jihad, palestinian authority, fatah, muslim
  brotherhood, ku klux klan, proud boys, antifa, tren de aragua, ms-13, sinaloa cartel, border patrol, customs and
  border protection, immigration and customs enforcement, national weather service, national hurricane center, met
  office, geological survey, u.s. geological survey, library of congress, smithsonian, smithsonian institution,
  board of peace, office of legal counsel, joint chiefs of staff, national
  security council, situation room`)

const parties = list(`
  republican party, democratic party, gop, dnc, rnc, dsa, democratic socialists of america, labour, labour party,
  conservative party, tories, tory party, liberal democrats, lib dems, reform uk, green party, greens, snp, scottish
  national party, sinn féin, sinn fein, plaid cymru, dup, afd, cdu, csu, spd, fdp, die linke, national rally,
  rassemblement national, la france insoumise, fidesz, tisza, law and justice, civic platform, vox party, podemos,
  likud, yesh atid, one nation, bjp, aam aadmi party, akp, chp, african national congress, anc, workers' party, maga
  inc, senate leadership fund, american civil liberties union, aclu, naacp, nra, aipac, heritage foundation, planned
  parenthood, turning point usa, amnesty international, human rights watch, hrw, greenpeace, oxfam, red cross, red
  crescent, doctors without borders, médecins sans frontières, msf, save the children, wwf, peta, unite, unison,
  teamsters, uaw, afl-cio, seiu, dga, wga, iatse, sag-aftra`)

const companies = list(`
  openai, anthropic, google, google deepmind, deepmind, alphabet, microsoft, apple, amazon, amazon web services,
  aws, meta, facebook, instagram, whatsapp, nvidia, intel, amd, ibm, oracle, qualcomm, broadcom, arm holdings, tsmc,
  samsung, sony, nintendo, huawei, xiaomi, alibaba, tencent, bytedance, tiktok, baidu, deepseek, mistral ai, xai,
  perplexity, hugging face, tesla, spacex, starlink, blue origin, rivian, ford, general motors, gm, stellantis,
  chrysler, toyota, honda, nissan, hyundai, kia, volkswagen, vw, bmw, mercedes-benz, porsche, audi, renault,
  peugeot, volvo, ferrari, byd, boeing, airbus, lockheed martin, raytheon, rtx, northrop grumman, general dynamics,
  bae systems, rolls-royce, rheinmetall, thales, palantir, anduril, flock safety, salesforce, adobe, netflix,
  disney, walt disney, walt disney co, warner bros, warner bros., warner bros. discovery, paramount, paramount
  skydance, skydance, universal pictures, comcast, hulu, spotify, youtube, twitter, snapchat, snap, reddit,
  linkedin, pinterest, discord, telegram, truth social, trump media, twitch, uber, lyft, airbnb, doordash, waymo,
  paypal, stripe, visa, mastercard, american express, jpmorgan, jpmorgan chase, goldman sachs, morgan stanley, bank
  of america, citigroup, citi, wells fargo, hsbc, barclays, lloyds, natwest, santander, deutsche bank, ubs, credit
  suisse, bnp paribas, blackrock, blackstone, berkshire hathaway, vanguard, softbank, walmart, target, costco,
  kroger, home depot, best buy, starbucks, mcdonald's, mcdonald’s, burger king, chipotle, coca-cola, pepsi, pepsico,
  nestlé, nestle, unilever, procter & gamble, johnson & johnson, pfizer, moderna, astrazeneca, novo nordisk, eli
  lilly, merck, bayer, basf, roche, novartis, sanofi, gsk, unitedhealth, unitedhealthcare, unitedhealth group,
  united healthcare, cvs, walgreens, exxon, exxonmobil, exxon mobil, chevron, shell, bp, totalenergies, saudi
  aramco, aramco, gazprom, rosneft, lukoil, siemens, bosch, sap, ikea, h&m, zara, nike, adidas, lvmh, gucci,
  ryanair, easyjet, british airways, lufthansa, air france, delta air lines, united airlines, american airlines,
  southwest airlines, spirit airlines, jetblue, alaska airlines, emirates, qatar airways, air india, qantas, tesco,
  sainsbury's, marks & spencer, asda, aldi, lidl, frasers, harvey nichols, harrods, thames water, royal mail,
  vodafone, bt, telefónica, verizon, at&t, t-mobile, fedex, ups, dhl, maersk, foxconn, binance, coinbase, robinhood,
  polymarket, kalshi, fanduel, draftkings, ticketmaster, live nation, rotten tomatoes, wikipedia, mozilla, signal
  foundation, nasdaq, s&p, moody's, fitch, tesla motors, lenovo, panasonic, hitachi, toshiba, canon, mitsubishi,
  kawasaki, tata, reliance, adani, infosys`)

const sports = list(`
  nfl, nba, mlb, nhl, mls, wnba, ncaa, ufc, wwe, fifa, uefa, ioc, pga, pga tour, liv golf, atp, wta, espn, sec
  conference, premier league, la liga, bundesliga, serie a, ligue 1, champions league, formula one, formula 1,
  nascar, major league baseball, national football league, national basketball association, major league soccer,
  arizona cardinals, atlanta falcons, baltimore ravens, buffalo bills, carolina panthers, chicago bears, cincinnati
  bengals, cleveland browns, dallas cowboys, denver broncos, detroit lions, green bay packers, houston texans,
  indianapolis colts, jacksonville jaguars, kansas city chiefs, las vegas raiders, los angeles chargers, los angeles
  rams, miami dolphins, minnesota vikings, new england patriots, new orleans saints, new york giants, new york jets,
  philadelphia eagles, pittsburgh steelers, san francisco 49ers, seattle seahawks, tampa bay buccaneers, tennessee
  titans, washington commanders, atlanta hawks, boston celtics, brooklyn nets, charlotte hornets, chicago bulls,
  cleveland cavaliers, dallas mavericks, denver nuggets, detroit pistons, golden state warriors, houston rockets,
  indiana pacers, los angeles clippers, los angeles lakers, la lakers, la clippers, memphis grizzlies, miami heat,
  milwaukee bucks, minnesota timberwolves, new orleans pelicans, new york knicks, oklahoma city thunder, orlando
  magic, philadelphia 76ers, phoenix suns, portland trail blazers, sacramento kings, san antonio spurs, toronto
  raptors, utah jazz, washington wizards, arizona diamondbacks, atlanta braves, baltimore orioles, boston red sox,
  chicago cubs, chicago white sox, cincinnati reds, cleveland guardians, colorado rockies, detroit tigers, houston
  astros, kansas city royals, los angeles angels, los angeles dodgers, miami marlins, milwaukee brewers, minnesota
  twins, new york mets, new york yankees, oakland athletics, philadelphia phillies, pittsburgh pirates, san diego
  padres, san francisco giants, seattle mariners, st. louis cardinals, tampa bay rays, texas rangers, toronto blue
  jays, washington nationals, lakers, celtics, knicks, yankees, mets, dodgers, red sox, white sox, cubs, phillies,
  braves, astros, padres, orioles, mariners, 49ers, packers, steelers, cowboys, seahawks, patriots, buccaneers,
  raiders, bengals, broncos, clippers, cavaliers, mavericks, timberwolves, 76ers, spurs, pelicans, grizzlies,
  manchester united, manchester city, man united, man city, arsenal, chelsea fc, liverpool fc, tottenham, tottenham
  hotspur, everton, aston villa, newcastle united, west ham, west ham united, crystal palace, nottingham forest,
  brentford, fulham, bournemouth, wolves, real madrid, atletico madrid, atlético madrid, fc barcelona, bayern
  munich, borussia dortmund, juventus, inter milan, ac milan, paris saint-germain, psg, benfica, ajax, celtic,
  rangers, inter miami, lsu, lsu tigers, ucla, usc, mit, nyu, harvard, yale, princeton, stanford, columbia
  university, duke university, caltech, texas a&m`)

const police = list(`
  nypd, lapd, capitol police, u.s. capitol police, u.s. park police, park police, u.s. marshals, us marshals, nyc
  council, city council, new york city council, los angeles police department, new york police department, kennedy
  center, metropolitan museum, tate modern, british museum, louvre, british library, royal society, national park
  service, u.s. forest service, forest service, u.s. central command, us central command, trump organization,
  secretariat, politburo, communist party, politico pro, church of england, catholic church, mormon church,
  hollywood foreign press association, constitutional council, supreme leader council`)

export const wellKnownOrganisations: ReadonlySet<string> = new Set([
  ...states,
  ...parties,
  ...companies,
  ...sports,
  ...police,
])

/** News media. Named as the source of a report, they are not its subject. */
export const newsMedia: ReadonlySet<string> = new Set(
  list(`
  associated press, ap, reuters, afp, agence france-presse, bloomberg, bloomberg news, new york times, nyt,
  washington post, wall street journal, wsj, financial times, guardian, observer, times, sunday times, telegraph,
  daily telegraph, daily mail, mail on sunday, sun, mirror, daily mirror, daily express, independent, bbc, bbc news,
  bbc verify, bbc sport, itv, itv news, channel 4, channel 4 news, sky news, sky sports, cnn, fox news, fox news
  digital, fox business, msnbc, ms now, nbc, nbc news, abc, abc news, cbs, cbs news, pbs, pbs news, pbs news hour,
  npr, usa today, politico, axios, semafor, the hill, newsweek, time magazine, economist, atlantic, new yorker,
  vanity fair, rolling stone, variety, hollywood reporter, deadline, people magazine, forbes, fortune, business
  insider, cnbc, vox, slate, salon, daily beast, huffpost, buzzfeed, mother jones, reason, daily wire, daily caller,
  breitbart, new york post, los angeles times, chicago tribune, boston globe, san francisco chronicle, miami herald,
  texas tribune, propublica, punchbowl news, 404 media, wired, the verge, techcrunch, ars technica, drop site, drop
  site news, al jazeera, al arabiya, haaretz, times of israel, jerusalem post, france 24, le monde, le figaro, der
  spiegel, spiegel, bild, die zeit, dw, deutsche welle, el país, el pais, la repubblica, corriere della sera, kyiv
  independent, ukrainska pravda, tass, ria novosti, xinhua, global times, south china morning post, nikkei, kyodo,
  kyodo news, yonhap, nhk, press association, pa media, getty, getty images, afp via getty images, ap photo, sky,
  the athletic, athletic, espn, cbs sports, fox sports, nbc sports, yahoo, yahoo news, yahoo sports, free press,
  bulwark, dispatch, national review, the intercept, intercept, washington examiner, tmz, page six, us weekly, e!
  news`),
)
