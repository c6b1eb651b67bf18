import type { Category, feedCategories } from './categories.ts'

type Subject = Exclude<Category, 'Breaking'>

/** What feeds write in `<category>`. Sport and the arts have no folder of their own: they are "General". */
const namesOf: Record<Subject, string> = {
  'AI Infrastructure': `artificial intelligence, ai, machine learning, generative ai, data centers, data centres,
    large language models, ki, künstliche intelligenz, ia, intelligence artificielle, inteligencia artificial,
    intelligenza artificiale, inteligência artificial, kunstmatige intelligentie`,
  'Policy & Government': `politics, government, policy, us politics, uk politics, election, elections, law, politik,
    innenpolitik, politique, política, politica, politiek, congress, white house, parliament, westminster, brexit,
    diplomacy, immigration, supreme court, courts, wahlen, élections, elecciones, elezioni, eleições, verkiezingen`,
  Markets: `markets, finance, stocks, stock market, investing, crypto, cryptocurrency, cryptocurrencies, bitcoin,
    currencies, commodities, finanzen, börse, finanças, finanzas, finanza, mercados, mercati, bourse, beurs,
    wall street, personal finance`,
  Science: `science, physics, biology, research, archaeology, mathematics, chemistry, neuroscience, palaeontology,
    paleontology, genetics, evolution, wissenschaft, sciences, ciencia, ciência, scienza, wetenschap, forschung`,
  Technology: `technology, tech, gadgets, software, mobile, gaming, video games, digital, programming, internet,
    computing, hardware, apps, technik, technologie, tecnología, tecnologia, numérique, science & tech, smartphones,
    computer, games, social media`,
  Environment: `environment, climate, climate change, climate crisis, energy, nature, wildlife, global warming,
    conservation, pollution, umwelt, klima, environnement, climat, medio ambiente, ambiente, meio ambiente, milieu`,
  Space: `space, astronomy, spaceflight, nasa, spacex, planets, cosmology, raumfahrt, weltraum, astronomie, espace,
    espacio, spazio, espaço, ruimtevaart, astronomía`,
  Healthcare: `health, healthcare, health care, medicine, medical, coronavirus, covid-19, covid, mental health,
    public health, nutrition, vaccines, gesundheit, medizin, santé, salud, salute, saúde, gezondheid, coronavirus pandemic`,
  Cybersecurity: `cybersecurity, cyber security, cyber-security, security, infosec, hacking, privacy, it-security,
    malware, ransomware, data breaches, vulnerabilities, it-sicherheit, cybersécurité, ciberseguridad,
    sicurezza informatica`,
  Automotive: `automotive, cars, autos, auto, electric vehicles, electric cars, motoring, transportation, automobile,
    automobil, motor, coches, automóviles, voitures, motori, carros, driving`,
  Business: `business, economy, companies, retail, money, jobs, wirtschaft, unternehmen, économie, economía, economia,
    startups, startup, entrepreneurs, industry, negocios, negócios, empresas, entreprises, economie, small business,
    banking, real estate, work`,
  General: `sport, sports, football, soccer, cricket, tennis, rugby, golf, nba, nfl, mlb, nhl, premier league,
    formula 1, olympics, basketball, baseball, boxing, entertainment, showbiz, celebrity, celebrities, music, film,
    movies, tv, television, arts, culture, books, theater, theatre, lifestyle, life & style, food, recipes, fashion,
    style, travel, royals, weddings, horoscopes, crossword, kultur, musik, reise, fußball, deportes, cultura, sport &
    leisure, calcio, esportes, voetbal, cine, cinéma, musique, gastronomie, viajes, obituaries`,
}

const byName = new Map<string, Subject>(
  (Object.entries(namesOf) as [Subject, string][]).flatMap(([subject, names]) =>
    names.split(',').map((name) => [name.replaceAll(/\s+/g, ' ').trim(), subject] as const),
  ),
)

/** An item with more categories lists keywords, and does not say where it belongs. */
const MOST_CATEGORIES = 8

/** What the categories of one item mean; feeds write "Technology", "tech/gadgets" or "News > Science". */
export function categoriesOfFeed(written: readonly string[]): Subject[] {
  if (written.length > MOST_CATEGORIES) return []
  return written.flatMap((name) => {
    const known = byName.get(name.trim().toLowerCase())
    if (known) return [known]
    return name
      .toLowerCase()
      .split(/[/>|,;&]|\band\b/u)
      .flatMap((part) => byName.get(part.trim()) ?? [])
  })
}

/** The Add Feed form knows fewer words than there are subjects: each leaves several open, the likeliest first. */
const bySource: Record<(typeof feedCategories)[number], readonly Subject[]> = {
  general: [],
  technology: ['Technology', 'AI Infrastructure', 'Cybersecurity'],
  business: ['Business', 'Markets', 'Automotive'],
  science: ['Science', 'Space', 'Environment'],
  health: ['Healthcare'],
  sports: ['General'],
  entertainment: ['General'],
}

/** What the reader's word for a source means; nothing for one that is general. */
export function categoriesOfSource(category: string | null): readonly Subject[] {
  return bySource[(category ?? 'general') as keyof typeof bySource] ?? []
}
