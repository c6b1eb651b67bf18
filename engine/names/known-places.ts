/** Well-known places in English. Countries also come from `Intl`. */
const list = (names: string) =>
  names.split(',').map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '))

const states = list(`
  alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho,
  illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota,
  mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina,
  north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas,
  utah, vermont, virginia, west virginia, wisconsin, wyoming, ontario, quebec, alberta, british columbia, manitoba,
  saskatchewan, nova scotia, new brunswick, newfoundland, new south wales, queensland, tasmania, south australia,
  western australia, bavaria, saxony, catalonia, andalusia, galicia, basque country, tuscany, sicily, sardinia,
  lombardy, brittany, normandy, provence, corsica, punjab, kerala, gujarat, maharashtra, tamil nadu, uttar pradesh,
  bihar, assam, west bengal, sindh, balochistan, kashmir, tibet, xinjiang, hong kong, macau, taiwan, siberia,
  chechnya, dagestan, crimea, donbas, donetsk, luhansk, kherson, zaporizhzhia, kursk, belgorod, darfur, tigray,
  somaliland, kurdistan, gaza, gaza strip, west bank, golan heights, sinai, east jerusalem, puerto rico, guam,
  greenland, bermuda, cornwall, devon, kent, essex, sussex, surrey, norfolk, suffolk, yorkshire, lancashire,
  cumbria, dorset, somerset, hampshire, oxfordshire, northumberland, derbyshire, lincolnshire, england, scotland,
  wales, northern ireland, jersey, dakotas, carolinas`)

const regions = list(`
  middle east, gulf, persian gulf, strait of hormuz, red sea, black sea, mediterranean, mediterranean sea, baltic
  sea, baltics, balkans, caucasus, caribbean, north sea, south china sea, east china sea, arctic, antarctica,
  antarctic, atlantic, atlantic ocean, pacific, pacific ocean, indian ocean, english channel, gulf of mexico, gulf
  of aden, gulf of oman, africa, asia, europe, north america, south america, latin america, central america, east
  africa, west africa, north africa, southern africa, sub-saharan africa, southeast asia, south asia, central asia,
  east asia, eastern europe, western europe, central europe, southern europe, scandinavia, america, sahel, sahara,
  amazon rainforest, amazon basin, himalayas, alps, andes, pyrenees, rocky mountains, rockies, midwest, new england,
  silicon valley, wall street district, west coast, east coast, pacific northwest, great plains, great lakes,
  appalachia, bay area, long island, manhattan, brooklyn, queens, bronx, staten island, harlem, hollywood, capitol
  hill, downtown los angeles, soviet union, oceania, eurasia, danube, danube river, rhine, thames, nile, mississippi
  river, colorado river, rio grande, elbe, seine, amazon river, yellowstone, yosemite, grand canyon, death valley,
  mount everest, mar-a-lago, camp david, guantánamo bay, guantanamo bay, times square, las vegas strip, suez canal,
  panama canal, bab el-mandeb, taiwan strait, korean peninsula, iberian peninsula, arabian peninsula, horn of
  africa, holy land, big island, maui, oahu, kyushu, hokkaido, honshu, okinawa, sumatra, java, borneo, east java,
  bali, crete, rhodes, corfu, lesbos, cyprus, malta, ibiza, mallorca, majorca, tenerife, canary islands, balearic
  islands, azores, madeira, faroe islands, falkland islands, galapagos islands, kharg island`)

const cities = list(`
  london, paris, berlin, madrid, rome, moscow, kyiv, kiev, beijing, shanghai, tokyo, seoul, delhi, new delhi,
  mumbai, washington, washington d.c., washington dc, d.c., dc, new york city, nyc, los angeles, l.a., chicago,
  houston, boston, san francisco, seattle, philadelphia, phoenix, san antonio, san diego, san jose, dallas, austin,
  fort worth, columbus, indianapolis, charlotte, denver, detroit, nashville, memphis, portland, oklahoma city, las
  vegas, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, kansas city, mesa, atlanta,
  omaha, colorado springs, raleigh, miami, miami beach, oakland, minneapolis, st. paul, saint paul, tulsa, tampa,
  arlington, new orleans, wichita, cleveland, bakersfield, anaheim, honolulu, santa ana, riverside, corpus christi,
  lexington, stockton, cincinnati, st. louis, pittsburgh, anchorage, greensboro, newark, buffalo, orlando,
  jacksonville, fort lauderdale, boise, richmond, baton rouge, des moines, spokane, birmingham, montgomery,
  rochester, salt lake city, little rock, providence, hartford, tallahassee, madison, santa fe, santa monica,
  malibu, beverly hills, palo alto, berkeley, cupertino, mountain view, atlantic city, el paso, laredo, brownsville,
  uvalde, charleston, savannah, albany, syracuse, harrisburg, annapolis, trenton, lansing, ann arbor, flint, toledo,
  akron, dayton, chattanooga, knoxville, mobile, key west, palm beach, west palm beach, aspen, fargo, grand forks,
  cheyenne, billings, reno, carson city, palm springs, long beach, jersey city, yonkers, hoboken, stamford, new
  haven, toronto, ottawa, montreal, vancouver, calgary, edmonton, winnipeg, quebec city, halifax, mexico city,
  guadalajara, monterrey, tijuana, ciudad juárez, ciudad juarez, cancun, acapulco, havana, caracas, bogotá, bogota,
  medellín, medellin, cali, quito, guayaquil, lima, la paz, santa cruz, santiago, buenos aires, montevideo,
  asunción, asuncion, brasília, brasilia, são paulo, sao paulo, rio de janeiro, salvador, recife, panama city, san
  salvador, tegucigalpa, managua, san josé, guatemala city, port-au-prince, santo domingo, kingston, nassau, cairo,
  alexandria, lagos, abuja, kano, nairobi, mombasa, kampala, kigali, dar es salaam, addis ababa, khartoum, el
  fasher, mogadishu, juba, kinshasa, goma, bukavu, bunia, luanda, lusaka, harare, johannesburg, pretoria, cape town,
  durban, maputo, windhoek, gaborone, accra, kumasi, abidjan, dakar, bamako, ouagadougou, niamey, conakry, freetown,
  monrovia, tunis, tripoli, benghazi, algiers, casablanca, rabat, marrakech, antananarivo, tehran, isfahan, mashhad,
  shiraz, tabriz, bushehr, bandar abbas, baghdad, basra, mosul, erbil, jerusalem, tel aviv, haifa, ramallah, hebron,
  nablus, jenin, bethlehem, gaza city, khan younis, rafah, beirut, damascus, aleppo, homs, idlib, amman, riyadh,
  jeddah, mecca, medina, dubai, abu dhabi, doha, muscat, sanaa, aden, hodeidah, kuwait city, manama, ankara,
  istanbul, izmir, antalya, gaziantep, diyarbakir, athens, thessaloniki, vienna, salzburg, graz, innsbruck, bern,
  zurich, zürich, geneva, genf, basel, lausanne, davos, brussels, brüssel, antwerp, ghent, bruges, amsterdam,
  rotterdam, the hague, utrecht, eindhoven, luxembourg city, copenhagen, aarhus, stockholm, gothenburg, malmö,
  malmo, oslo, bergen, helsinki, tampere, reykjavik, tallinn, riga, vilnius, warsaw, krakow, kraków, gdansk, gdańsk,
  wroclaw, wrocław, poznan, lodz, lublin, prague, brno, bratislava, budapest, bucharest, cluj, sofia, belgrade,
  zagreb, split, dubrovnik, ljubljana, sarajevo, mostar, skopje, pristina, tirana, podgorica, chisinau, minsk,
  kharkiv, odesa, odessa, lviv, dnipro, mariupol, bakhmut, kramatorsk, sloviansk, pokrovsk, mykolaiv, sumy,
  chernihiv, zaporizhia, sevastopol, simferopol, st. petersburg, saint petersburg, novorossiysk, rostov-on-don,
  volgograd, kazan, vladivostok, yekaterinburg, novosibirsk, grozny, sochi, murmansk, krasnodar, lisbon, porto,
  barcelona, valencia, seville, bilbao, málaga, malaga, zaragoza, granada, milan, naples, turin, florence, venice,
  genoa, bologna, palermo, catania, verona, pisa, lampedusa, vatican city, marseille, lyon, toulouse, nice,
  bordeaux, lille, strasbourg, nantes, cannes, calais, dunkirk, montpellier, rennes, munich, münchen, hamburg,
  frankfurt, cologne, köln, stuttgart, düsseldorf, dusseldorf, leipzig, dresden, hanover, hannover, bremen,
  nuremberg, nürnberg, bonn, mannheim, magdeburg, potsdam, essen, dortmund, wien, milano, roma, torino, napoli,
  lisboa, genève, dublin, cork, galway, limerick, belfast, derry, edinburgh, glasgow, aberdeen, dundee, inverness,
  cardiff, swansea, manchester, liverpool, leeds, sheffield, bristol, newcastle, nottingham, leicester, coventry,
  bradford, hull, stoke-on-trent, wolverhampton, plymouth, southampton, portsmouth, brighton, oxford, cambridge,
  york, norwich, exeter, blackpool, sunderland, middlesbrough, milton keynes, luton, southport, dover, clacton,
  westminster, whitehall, downing street, soho, mayfair, heathrow, gatwick, stansted, islamabad, karachi, lahore,
  peshawar, quetta, rawalpindi, kabul, kandahar, herat, dhaka, chittagong, kolkata, chennai, bangalore, bengaluru,
  hyderabad, pune, ahmedabad, jaipur, lucknow, srinagar, kathmandu, thimphu, colombo, yangon, naypyidaw, mandalay,
  bangkok, chiang mai, phuket, phnom penh, vientiane, hanoi, ho chi minh city, kuala lumpur, singapore, jakarta,
  bandung, surabaya, manila, cebu, taipei, kaohsiung, guangzhou, shenzhen, wuhan, chongqing, chengdu, tianjin,
  nanjing, hangzhou, xi'an, lhasa, urumqi, harbin, pyongyang, busan, incheon, osaka, kyoto, yokohama, nagoya,
  sapporo, fukuoka, kobe, hiroshima, nagasaki, fukushima, chiba, ulaanbaatar, astana, almaty, tashkent, samarkand,
  bishkek, dushanbe, ashgabat, baku, tbilisi, yerevan, nagorno-karabakh, sydney, melbourne, brisbane, perth,
  adelaide, canberra, darwin, hobart, gold coast, auckland, wellington, christchurch, port moresby, suva, nuuk,
  chernobyl, srebrenica, auschwitz`)

const shortCountries = list(`
  us, u.s, u.s., usa, u.s.a., united states, united states of america, uk, u.k, u.k., britain, great britain, uae,
  u.a.e., south korea, north korea, czech republic, ivory coast, congo, dr congo, drc, democratic republic of congo,
  democratic republic of the congo, republic of congo, burma, myanmar, palestine, palestinian territories, vatican,
  holy see, turkey, türkiye, bosnia, bosnia and herzegovina, macedonia, swaziland, east timor, the gambia, trinidad,
  kosovo, cape verde, holland`)

export const wellKnownPlaces: ReadonlySet<string> = new Set([
  ...states,
  ...regions,
  ...cities,
  ...shortCountries,
])
/** States and countries after the comma of a place: "Dyersville, Iowa". */
export const wellKnownStates: ReadonlySet<string> = new Set([...states, ...shortCountries])
