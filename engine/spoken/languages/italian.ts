import { italianCardinal, italianOrdinal } from './italian-numbers.ts'
import type { Counted, Gender, SpokenLanguage } from './language.ts'

const counted = (one: string, many: string, gender: Gender = 'm'): Counted => ({
  one,
  many,
  gender,
})
const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  )
const cent = counted('centesimo', 'centesimi')
const million = counted('milione', 'milioni')
const billion = counted('miliardo', 'miliardi')
const thousand = counted('mila', 'mila')
const FEMININE = /(?:a|zione|sione|tà|tù|trice|madre|notte|parte|volte|ore|settimane|persone)$/
const MASCULINE = /^(?:problema|programma|sistema|tema|pianeta|clima|dramma|poeta)$/
const FRACTIONS: Readonly<Record<number, Counted>> = { 2: counted('mezzo', 'mezzi') }

export const italian: SpokenLanguage = {
  decimal: ',',
  decimalsByDigit: false,
  cardinal: italianCardinal,
  ordinal: italianOrdinal,
  year: (value) => italianCardinal(value),
  date: ({ day, month, year }) =>
    `${day === 1 ? 'primo' : italianCardinal(day)} ${MONTHS[month - 1]}${year === null ? '' : ` ${italianCardinal(year)}`}`,
  time({ hour, minute }) {
    if (minute === 0 && (hour === 0 || hour === 12))
      return hour === 0 ? 'mezzanotte' : 'mezzogiorno'
    const hours = hour === 1 ? 'una' : italianCardinal(hour)
    return minute === 0 ? hours : `${hours} e ${minute === 30 ? 'trenta' : italianCardinal(minute)}`
  },
  ordinalMarks: { º: 'm', ª: 'f', '°': 'm' },
  fraction(above, below) {
    const ordinal = italianOrdinal(below, 'm')
    const noun = FRACTIONS[below] ?? counted(ordinal, `${ordinal.slice(0, -1)}i`)
    return above === 1 ? `un ${noun.one}` : `${italianCardinal(above)} ${noun.many}`
  },
  range: (from, to) => `${from} a ${to}`,
  score: (home, guests) => `${home} a ${guests}`,
  of: (currency) => `di ${currency}`,
  cents: (money, cents) => `${money} e ${cents}`,
  currencies: {
    '€': { ...counted('euro', 'euro'), cents: cent },
    EUR: { ...counted('euro', 'euro'), cents: cent },
    euro: { ...counted('euro', 'euro'), cents: cent },
    $: { ...counted('dollaro', 'dollari'), cents: cent },
    US$: { ...counted('dollaro', 'dollari'), cents: cent },
    USD: { ...counted('dollaro', 'dollari'), cents: cent },
    '£': { ...counted('sterlina', 'sterline', 'f'), cents: counted('penny', 'pence') },
    GBP: { ...counted('sterlina', 'sterline', 'f'), cents: counted('penny', 'pence') },
    '¥': counted('yen', 'yen'),
    CHF: { ...counted('franco svizzero', 'franchi svizzeri'), cents: cent },
  },
  magnitudes: {
    mln: million,
    milione: million,
    milioni: million,
    mld: billion,
    miliardo: billion,
    miliardi: billion,
    mila: thousand,
  },
  units: {
    km: counted('chilometro', 'chilometri'),
    m: counted('metro', 'metri'),
    'km²': counted('chilometro quadrato', 'chilometri quadrati'),
    'm²': counted('metro quadrato', 'metri quadrati'),
    mq: counted('metro quadrato', 'metri quadrati'),
    'm³': counted('metro cubo', 'metri cubi'),
    cm: counted('centimetro', 'centimetri'),
    mm: counted('millimetro', 'millimetri'),
    kg: counted('chilogrammo', 'chilogrammi'),
    mg: counted('milligrammo', 'milligrammi'),
    g: counted('grammo', 'grammi'),
    t: counted('tonnellata', 'tonnellate', 'f'),
    l: counted('litro', 'litri'),
    ha: counted('ettaro', 'ettari'),
    'km/h': counted("chilometro all'ora", "chilometri all'ora"),
    GB: counted('gigabyte', 'gigabyte'),
    MB: counted('megabyte', 'megabyte'),
    TB: counted('terabyte', 'terabyte'),
    kW: counted('chilowatt', 'chilowatt'),
    MW: counted('megawatt', 'megawatt'),
    GW: counted('gigawatt', 'gigawatt'),
    kWh: counted('chilowattora', 'chilowattora'),
    MWh: counted('megawattora', 'megawattora'),
    Hz: counted('hertz', 'hertz'),
    MHz: counted('megahertz', 'megahertz'),
    GHz: counted('gigahertz', 'gigahertz'),
    min: counted('minuto', 'minuti'),
    h: counted('ora', 'ore', 'f'),
  },
  abbreviations: {
    'Sig.': 'signor',
    'sig.': 'signor',
    'Sig.ra': 'signora',
    'Dott.': 'dottor',
    'dott.': 'dottor',
    'Dott.ssa': 'dottoressa',
    'Prof.': 'professor',
    'prof.': 'professor',
    'Avv.': 'avvocato',
    'On.': 'onorevole',
    'Ing.': 'ingegner',
    'ecc.': 'eccetera',
    'es.': 'esempio',
    'ca.': 'circa',
    'a.C.': 'avanti Cristo',
    'd.C.': 'dopo Cristo',
    'n.': 'numero',
    'art.': 'articolo',
    'S.p.A.': 'S P A',
    'tel.': 'telefono',
    vs: 'contro',
    'vs.': 'contro',
  },
  symbols: {
    '&': 'e',
    '+': 'più',
    '=': 'uguale a',
    '@': 'chiocciola',
    '§': 'paragrafo',
    '#': 'numero',
    '°': 'gradi',
    '×': 'per',
    '±': 'più o meno',
    '≈': 'circa',
    '<': 'minore di',
    '>': 'maggiore di',
    '≥': 'almeno',
    '≤': 'al massimo',
    '™': '',
    '®': '',
    '©': 'copyright',
    '→': 'a',
  },
  months: MONTHS,
  shortMonths: {
    gen: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    mag: 5,
    giu: 6,
    lug: 7,
    ago: 8,
    set: 9,
    sett: 9,
    ott: 10,
    nov: 11,
    dic: 12,
  },
  words: {
    point: 'virgola',
    minus: 'meno',
    plus: 'più',
    percent: 'per cento',
    andHalf: 'e mezzo',
    nounAndHalf: { m: 'e mezzo', f: 'e mezza', n: 'e mezzo' },
    rangeFrom: 'da',
    and: 'e',
    celsius: 'Celsius',
    fahrenheit: 'Fahrenheit',
    at: 'chiocciola',
    dot: 'punto',
    slash: 'barra',
    hashtag: 'hashtag',
    number: 'numero',
    times: 'volte',
    degrees: counted('grado', 'gradi'),
    ruler: (name, value) => `${name} ${italianOrdinal(value, name.endsWith('a') ? 'f' : 'm')}`,
  },
  genderOf: (noun) => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm'),
  saidAsWords: new Set(
    'NATO NASA UNESCO UNICEF OPEC AIDS COVID FIFA UEFA IKEA LEGO ONU FIAT ISTAT INPS CERN BRICS ENI ENEL RAI ALITALIA ANSA IVA'.split(
      ' ',
    ),
  ),
}
