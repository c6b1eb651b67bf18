import { subjects, type Category, type feedCategories, type Subject } from './categories.ts'

/** Names of subjects in the `<category>` of feeds, and in the sections of links. */
const namesOf: Record<Subject, string> = {
  World: `world, world news, international, internationales, global, global development, foreign, foreign affairs, europe, europa, asia, asia pacific,
    africa, afrique, americas, amériques, amérique, latin america, middle east, middleeast, mideast, monde, mundo, mondo, esteri, ausland, welt, buitenland, wereld,
    internacional, internacionales, mundo noticias, world europe, ukraine, israel, iran, china, russia, ukraine war, gaza, war in ukraine`,
  'AI Infrastructure': `artificial intelligence, ai, machine learning, generative ai, data centers, data centres,
    large language models, ki, künstliche intelligenz, ia, intelligence artificielle, inteligencia artificial,
    intelligenza artificiale, inteligência artificial, kunstmatige intelligentie`,
  'Policy & Government': `politics, government, policy, politics news, politics policy, white house, congress, senate, campaign, campaigns, administration, us politics, uk politics, election, elections, law, politik,
    innenpolitik, politique, política, politica, politiek, parliament, westminster, brexit,
    diplomacy, immigration, supreme court, wahlen, élections, elecciones, elezioni, eleições, verkiezingen,
    national security, defense, homeland security, court battles, trump administration, immigration policy, midterms, state politics`,
  Markets: `markets, finance, stocks, stock market, investing, crypto, cryptocurrency, cryptocurrencies, bitcoin,
    currencies, commodities, finanzen, börse, finanças, finanzas, finanza, mercados, mercati, bourse, beurs,
    wall street, personal finance`,
  Science: `science, physics, biology, research, archaeology, mathematics, chemistry, neuroscience, palaeontology,
    paleontology, genetics, evolution, wissenschaft, sciences, ciencia, ciência, scienza, wetenschap, forschung`,
  Technology: `technology, tech, gadgets, software, mobile, digital, programming, internet,
    computing, hardware, apps, technik, technologie, tecnología, tecnologia, numérique, science & tech, smartphones,
    computer, social media, netzwelt, gaming, video games`,
  Environment: `environment, weather, energy environment, climate, climate change, climate crisis, energy, nature, wildlife, global warming,
    conservation, pollution, umwelt, klima, environnement, climat, medio ambiente, ambiente, meio ambiente, milieu`,
  Space: `space, astronomy, spaceflight, nasa, spacex, planets, cosmology, raumfahrt, weltraum, astronomie, espace,
    espacio, spazio, espaço, ruimtevaart, astronomía`,
  Healthcare: `health, wellbeing and health, healthcare, health care, medicine, medical, coronavirus, covid-19, covid, mental health,
    public health, nutrition, vaccines, gesundheit, medizin, santé, salud, salute, saúde, gezondheid, coronavirus pandemic`,
  Cybersecurity: `cybersecurity, cyber security, cyber-security, security, infosec, hacking, privacy, it-security,
    malware, ransomware, data breaches, vulnerabilities, it-sicherheit, cybersécurité, ciberseguridad,
    sicurezza informatica`,
  Automotive: `automotive, cars, autos, auto, electric vehicles, electric cars, motoring, transportation, automobile,
    automobil, motor, coches, automóviles, voitures, motori, carros, driving`,
  Business: `business, economy, companies, retail, money, jobs, wirtschaft, unternehmen, économie, economía, economia,
    startups, startup, entrepreneurs, industry, negocios, negócios, empresas, entreprises, economie, small business,
    banking, real estate, work`,
  'Crime & Justice': `crime, justice, true crime, police, criminal justice, courts and crime, crime and justice, crime justice, crime & justice, cops, law and order,
    kriminalität, justiz, faits divers, justicia, sucesos, crimen, cronaca nera, cronaca, giustizia, policial, polícia, misdaad, death penalty, prisons`,
  Sports: `sport, sports, football, soccer, cricket, tennis, rugby, golf, nba, nfl, mlb, nhl, wnba, mma, ufc, ncaa, premier league, champions league, world cup, formula 1,
    f1, motorsport, olympics, basketball, baseball, boxing, hockey, cycling, athletics, fußball, fussball, deportes, deporte, fútbol, futbol, calcio, esportes, futebol, voetbal,
    sport & leisure, betting, wrestling, horse racing, nascar, highschool, college football, rugby union, us sports`,
  Culture: `culture, entertainment, showbiz, celebrity, celebrities, celebrity news, celebs, music, film, movies, movie, tv, television, tv and radio, tv & radio, tv radio, arts, art,
    art and design, artanddesign, books, theater, theatre, stage, pop culture, hollywood, kultur, cultura, musik, kino, cine, cinéma, cinema, musique, música, musica, spettacoli,
    espectáculos, libros, livres, bücher, feuilleton, photography, awards, dance, comics, royals, boulevard, people, promis, gente, podcasts culture, pop, broadway`,
  Lifestyle: `lifestyle, life & style, life and style, lifeandstyle, life, living, fashion, food, food & drink, food drink, recipes, cooking, travel, reise, reisen, viajes, voyage, voyages,
    viaggi, viagens, reizen, gastronomie, gastronomía, gastronomia, home & garden, homes, gardening, parenting, family, relationships, sex & relationships, wellness, beauty, shopping, deals, pets,
    mode, moda, leben, estilo, vivir, crossword, crosswords, puzzles, horoscopes, weddings, dating, advice, leisure, essen, genuss, the good life`,
}

const byName = new Map<string, Subject>(
  (Object.entries(namesOf) as [Subject, string][]).flatMap(([subject, names]) =>
    names.split(',').map((name) => [name.replaceAll(/\s+/g, ' ').trim(), subject] as const),
  ),
)

/** The most categories of an item that are read. An item with more lists keywords, not subjects. */
const MOST_CATEGORIES = 8

/** The subjects of one item's categories; feeds write "Technology", "tech/gadgets" or "News > Science". */
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

/**
 * Subjects for each category of the Add Feed form, the likeliest first. The form has fewer
 * categories than there are subjects.
 */
const bySource: Record<(typeof feedCategories)[number], readonly Subject[]> = {
  general: [],
  technology: ['Technology', 'AI Infrastructure', 'Cybersecurity'],
  business: ['Business', 'Markets', 'Automotive'],
  science: ['Science', 'Space', 'Environment'],
  health: ['Healthcare'],
  sports: ['Sports'],
  entertainment: ['Culture', 'Lifestyle'],
}

/** Narrower subjects inside a wide section; the words of an article decide between them. */
export const within: Partial<Record<Category, readonly Subject[]>> = {
  Technology: ['AI Infrastructure', 'Cybersecurity'],
  Science: ['Space', 'Environment', 'Healthcare'],
  Business: ['Markets', 'Automotive'],
  Culture: ['Lifestyle'],
}

/**
 * The subjects for the category that a reader chose for a source, the likeliest first; empty for a
 * general one.
 */
export function categoriesOfSource(category: string | null): readonly Subject[] {
  if (category !== null && Object.hasOwn(bySource, category))
    return bySource[category as keyof typeof bySource]
  const subject = subjects.find((one) => one === category)
  return subject ? [subject, ...(within[subject] ?? [])] : []
}
