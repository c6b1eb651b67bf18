/** Facts that tell names apart. Names of countries come from the language tables of the platform. */

const list = (words: string) => new Set(words.split(',').map((word) => word.trim().toLowerCase()))

/** Before a person's name. */
export const personTitles =
  list(`mr, mrs, ms, miss, sir, dame, lord, lady, dr, prof, professor, president, chancellor,
  minister, senator, congressman, congresswoman, governor, mayor, judge, justice, king, queen, prince, princess, pope,
  bishop, captain, colonel, general, sergeant, officer, detective, coach, analyst, spokesman, spokeswoman,
  spokesperson, director, chairman, chairwoman, ceo, founder, herr, frau, präsident, präsidentin, kanzler, kanzlerin,
  ministerin, bürgermeister, bürgermeisterin, monsieur, madame, m, mme, président, présidente, ministre, maire, señor,
  señora, presidente, presidenta, ministro, ministra, alcalde, alcaldesa, signor, signora, sindaco, prefeito, dom`)

/** After a person's name: "Ilva Renn said". */
export const saying =
  list(`said, says, told, added, wrote, tweeted, argued, warned, explained, insisted, announced,
  testified, sagte, sagt, erklärte, betonte, schrieb, dit, déclaré, expliqué, affirme, dijo, dice, afirmó, explicó,
  disse, ha, afirmou, zei, zegt`)

/** Part of the name of an organisation. */
export const organisationWords =
  list(`inc, corp, corporation, co, ltd, llc, plc, ag, gmbh, sa, nv, spa, se, group,
  holdings, bank, university, college, institute, ministry, department, agency, commission, committee, council, court,
  party, union, association, federation, foundation, company, labs, laboratory, laboratories, airlines, airways, motors,
  pharmaceuticals, technologies, systems, software, studios, times, post, guardian, mercury, gazette, courier, herald,
  tribune, fc, united, society, authority, service, office, bureau, police, army, navy, hospital, towing, shipping,
  organization, organisation, parliament, senate, congress, bundestag, universität, ministerium, verband, partei,
  gericht, ministère, université, parti, universidad, ministerio, partido, universidade, guild, museum, observatory`)

/** Known by their letters or one word. */
export const organisations =
  list(`nasa, esa, nato, who, un, eu, ecb, fed, imf, fbi, cia, nhs, bbc, cnn, openai,
  anthropic, google, microsoft, apple, amazon, meta, facebook, nvidia, intel, tesla, toyota, volkswagen, bmw, samsung,
  sony, spacex, boeing, airbus, pfizer, moderna, unicef, unesco, opec, wto, interpol, reuters, bundesbank, bundesrat,
  bundestag, kremlin, pentagon, congress, netflix, tiktok, twitter, huawei, alibaba, deepmind, greenpeace`)

/** Part of the name of a place. */
export const placeWords =
  list(`city, county, island, islands, lake, river, mount, cape, port, bay, gulf, sea, ocean,
  valley, street, avenue, road, square, park, bridge, beach, coast, peninsula, desert, strait, straits, harbor, harbour,
  airport, station, north, south, east, west, province, district, region, saint, fort, new, los, san, santa, el, le, quay,
  forest, hills, springs, falls`)

/** Before a place: "in Paris". */
export const placePrepositions =
  list(`in, at, near, from, across, off, outside, around, im, bei, aus, nach, nahe, à, en,
  près, desde, cerca, a, nel, em, no, na, bij, uit, naar`)

const cities =
  list(`london, paris, berlin, madrid, rome, moscow, kyiv, kiev, beijing, shanghai, tokyo, seoul, delhi,
  mumbai, washington, new york, los angeles, chicago, houston, boston, san francisco, seattle, toronto, ottawa, mexico city,
  brasilia, são paulo, rio de janeiro, buenos aires, santiago, bogotá, lima, cairo, lagos, nairobi, johannesburg, cape town,
  tehran, baghdad, jerusalem, tel aviv, gaza, beirut, damascus, riyadh, dubai, doha, ankara, istanbul, athens, vienna, bern,
  zurich, geneva, brussels, amsterdam, copenhagen, stockholm, oslo, helsinki, warsaw, prague, budapest, lisbon, dublin,
  edinburgh, sydney, melbourne, canberra, auckland, wellington, jakarta, manila, bangkok, hanoi, singapore, hong kong,
  taipei, karachi, islamabad, dhaka, kabul, münchen, hamburg, köln, frankfurt, wien, genf, zürich, brüssel, lyon, marseille,
  barcelona, milano, roma, torino, napoli, lisboa, africa, asia, europe, antarctica, america, california, texas, florida,
  europa, afrika, asien, amerika`)

const countries = new Map<string, Set<string>>()

/** Countries as the language writes them, of every region that the platform knows. */
function countriesIn(language: string): Set<string> {
  let known = countries.get(language)
  if (known) return known
  known = new Set()
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const name = names.of(String.fromCharCode(first, second))
      if (name) known.add(name.toLowerCase())
    }
  }
  for (const name of ['us', 'u.s', 'usa', 'uk', 'u.k', 'britain', 'england', 'scotland', 'wales'])
    known.add(name)
  countries.set(language, known)
  return known
}

const calendars = new Map<string, Set<string>>()

/** "May" and "Monday" as the language writes them: capitals that name nobody. */
export function isOfCalendar(word: string, language: string | null): boolean {
  const code = language ?? 'en'
  let known = calendars.get(code)
  if (!known) {
    const name = (form: Intl.DateTimeFormatOptions, date: Date) =>
      new Intl.DateTimeFormat([code, 'en'], { ...form, timeZone: 'UTC' }).format(date).toLowerCase()
    const days = Array.from({ length: 7 }, (_, day) =>
      name({ weekday: 'long' }, new Date(Date.UTC(2024, 0, day + 1))),
    )
    const months = Array.from({ length: 12 }, (_, month) =>
      name({ month: 'long' }, new Date(Date.UTC(2024, month, 1))),
    )
    calendars.set(code, (known = new Set([...days, ...months])))
  }
  return known.has(word.toLowerCase())
}

export function isKnownPlace(name: string, language: string | null): boolean {
  const lower = name.toLowerCase()
  return (
    cities.has(lower) || countriesIn(language ?? 'en').has(lower) || countriesIn('en').has(lower)
  )
}
