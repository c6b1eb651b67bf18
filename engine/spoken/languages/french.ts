import { frenchCardinal, frenchOrdinal } from './french-numbers.ts'
import type { Counted, Gender, SpokenLanguage } from './language.ts'

const counted = (one: string, gender: Gender = 'm', many = `${one}s`): Counted => ({
  one,
  many,
  gender,
})
const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const cent = counted('centime')
const million = counted('million')
const billion = counted('milliard')
const thousand = counted('mille', 'm', 'mille')
const FEMININE =
  /(?:tion|sion|té|ette|ence|ance|ure|ie|esse|ée|elle|ille|ise|aine|ère|euse|rice|personne|voix|fois|femme|fille|place|page|ville|semaine|minute|seconde|heure|victime|équipe|usine|étape|tonne)s?$/
const FRACTIONS: Readonly<Record<number, Counted>> = {
  2: counted('demi'),
  3: counted('tiers', 'm', 'tiers'),
  4: counted('quart'),
}

export const french: SpokenLanguage = {
  decimal: ',',
  decimalsByDigit: false,
  cardinal: frenchCardinal,
  ordinal: frenchOrdinal,
  year: (value) => frenchCardinal(value),
  date: ({ day, month, year }) =>
    `${day === 1 ? 'premier' : frenchCardinal(day)} ${MONTHS[month - 1]}${year === null ? '' : ` ${frenchCardinal(year)}`}`,
  time({ hour, minute }) {
    if (minute === 0 && (hour === 0 || hour === 12)) return hour === 0 ? 'minuit' : 'midi'
    return `${frenchCardinal(hour, 'f')} heure${hour > 1 ? 's' : ''}${minute ? ` ${frenchCardinal(minute, 'f')}` : ''}`
  },
  ordinalMarks: { er: 'm', ère: 'f', re: 'f', e: 'm', ème: 'm', nd: 'm', nde: 'f' },
  fraction(above, below) {
    const noun = FRACTIONS[below] ?? counted(frenchOrdinal(below, 'm'))
    return `${frenchCardinal(above)} ${above === 1 ? noun.one : noun.many}`
  },
  range: (from, to) => `${from} à ${to}`,
  score: (home, guests) => `${home} à ${guests}`,
  of: (currency) => (/^[aeiouéh]/i.test(currency) ? `d'${currency}` : `de ${currency}`),
  cents: (money, cents) => `${money} ${cents}`,
  currencies: {
    '€': { ...counted('euro'), cents: cent },
    EUR: { ...counted('euro'), cents: cent },
    euros: { ...counted('euro'), cents: cent },
    $: { ...counted('dollar'), cents: cent },
    US$: { ...counted('dollar américain', 'm', 'dollars américains'), cents: cent },
    USD: { ...counted('dollar américain', 'm', 'dollars américains'), cents: cent },
    '£': { ...counted('livre', 'f'), cents: { one: 'penny', many: 'pence' } },
    GBP: {
      ...counted('livre sterling', 'f', 'livres sterling'),
      cents: { one: 'penny', many: 'pence' },
    },
    '¥': counted('yen'),
    CHF: { ...counted('franc suisse', 'm', 'francs suisses'), cents: cent },
  },
  magnitudes: {
    M: million,
    million: million,
    millions: million,
    Md: billion,
    Mds: billion,
    milliard: billion,
    milliards: billion,
    k: thousand,
    K: thousand,
    mille: thousand,
  },
  units: {
    km: counted('kilomètre'),
    m: counted('mètre'),
    'km²': counted('kilomètre carré', 'm', 'kilomètres carrés'),
    'm²': counted('mètre carré', 'm', 'mètres carrés'),
    'm³': counted('mètre cube', 'm', 'mètres cubes'),
    cm: counted('centimètre'),
    mm: counted('millimètre'),
    kg: counted('kilogramme'),
    mg: counted('milligramme'),
    g: counted('gramme'),
    t: counted('tonne', 'f'),
    l: counted('litre'),
    L: counted('litre'),
    ha: counted('hectare'),
    'km/h': counted("kilomètre à l'heure", 'm', "kilomètres à l'heure"),
    Go: counted('gigaoctet'),
    Mo: counted('mégaoctet'),
    To: counted('téraoctet'),
    kW: counted('kilowatt'),
    MW: counted('mégawatt'),
    GW: counted('gigawatt'),
    kWh: counted('kilowattheure'),
    MWh: counted('mégawattheure'),
    Hz: counted('hertz', 'm', 'hertz'),
    MHz: counted('mégahertz', 'm', 'mégahertz'),
    GHz: counted('gigahertz', 'm', 'gigahertz'),
    min: counted('minute', 'f'),
    h: counted('heure', 'f'),
  },
  abbreviations: {
    'M.': 'Monsieur',
    MM: 'Messieurs',
    'MM.': 'Messieurs',
    Mme: 'Madame',
    Mmes: 'Mesdames',
    Mlle: 'Mademoiselle',
    Dr: 'Docteur',
    Pr: 'Professeur',
    'p. ex.': 'par exemple',
    'c.-à-d.': "c'est-à-dire",
    'etc.': 'et cetera',
    'env.': 'environ',
    'av. J.-C.': 'avant Jésus-Christ',
    'apr. J.-C.': 'après Jésus-Christ',
    'n°': 'numéro',
    'N°': 'numéro',
    nº: 'numéro',
    St: 'Saint',
    Ste: 'Sainte',
    'art.': 'article',
    'cf.': 'voir',
    vs: 'contre',
    'vs.': 'contre',
  },
  symbols: {
    '&': 'et',
    '+': 'plus',
    '=': 'égale',
    '@': 'arobase',
    '§': 'paragraphe',
    '#': 'numéro',
    '°': 'degrés',
    '×': 'fois',
    '±': 'plus ou moins',
    '≈': 'environ',
    '<': 'inférieur à',
    '>': 'supérieur à',
    '≥': 'au moins',
    '≤': 'au plus',
    '™': '',
    '®': '',
    '©': 'copyright',
    '→': 'vers',
  },
  months: MONTHS,
  shortMonths: { janv: 1, févr: 2, fév: 2, avr: 4, juil: 7, sept: 9, oct: 10, nov: 11, déc: 12 },
  words: {
    point: 'virgule',
    minus: 'moins',
    plus: 'plus',
    percent: 'pour cent',
    andHalf: 'et demi',
    nounAndHalf: { m: 'et demi', f: 'et demie', n: 'et demi' },
    and: 'et',
    celsius: 'Celsius',
    fahrenheit: 'Fahrenheit',
    at: 'arobase',
    dot: 'point',
    slash: 'barre oblique',
    hashtag: 'hashtag',
    number: 'numéro',
    times: 'fois',
    degrees: counted('degré'),
    // Only the first is an ordinal: François premier, Louis quatorze.
    ruler: (name, value) =>
      `${name} ${value === 1 ? frenchOrdinal(1, name.endsWith('e') || name.endsWith('a') ? 'f' : 'm') : frenchCardinal(value)}`,
  },
  genderOf: (noun) => (FEMININE.test(noun) ? 'f' : 'm'),
  saidAsWords: new Set(
    'OTAN NASA UNESCO UNICEF OPEP SIDA COVID FIFA UEFA IKEA LEGO ONU INSEE SMIC PACS ENA CAC BRICS CERN RAID SAMU'.split(
      ' ',
    ),
  ),
}
