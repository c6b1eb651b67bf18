import { germanCardinal, germanOrdinalStem, germanYear } from './german-numbers.ts'
import type { Counted, Gender, SpokenLanguage } from './language.ts'

const same = (word: string, gender: Gender = 'm'): Counted => ({ one: word, many: word, gender })
const cent = same('Cent')
const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const million = { one: 'Million', many: 'Millionen', gender: 'f' } as const
const billion = { one: 'Milliarde', many: 'Milliarden', gender: 'f' } as const
const trillion = { one: 'Billion', many: 'Billionen', gender: 'f' } as const
const FEMININE =
  /(?:ung|heit|keit|schaft|ion|tät|in|ie|enz|anz|ur|frau|stadt|woche|stunde|minute|sekunde|person|stimme|partei|firma)$/
const NEUTER = /(?:chen|lein|ment|um|kind|jahr|land|haus|tor|dorf|schiff|buch)$/
const FRACTIONS: Readonly<Record<number, string>> = {
  2: 'halb',
  3: 'Drittel',
  4: 'Viertel',
  7: 'Siebtel',
  8: 'Achtel',
}
const QUEENS = new Set('Elisabeth Elizabeth Katharina Catherine Mary Isabel Elisabetta'.split(' '))

export const german: SpokenLanguage = {
  decimal: ',',
  decimalsByDigit: true,
  cardinal: germanCardinal,
  ordinal: (value) => `${germanOrdinalStem(value)}e`,
  year: germanYear,
  date({ day, month, year, before }) {
    const ending = /^(?:der|die|das)$/.test(before) ? 'e' : before === '' ? 'er' : 'en'
    return `${germanOrdinalStem(day)}${ending} ${MONTHS[month - 1]}${year === null ? '' : ` ${germanYear(year)}`}`
  },
  time({ hour, minute }) {
    return `${germanCardinal(hour, 'm')} Uhr${minute ? ` ${germanCardinal(minute)}` : ''}`
  },
  ordinalMarks: {},
  fraction(above, below) {
    if (below === 2) return above === 1 ? 'ein halb' : `${germanCardinal(above)} halbe`
    const noun =
      FRACTIONS[below] ?? `${capital(germanCardinal(below))}${below < 20 ? 'tel' : 'stel'}`
    return `${germanCardinal(above, 'n')} ${noun}`
  },
  range: (from, to) => `${from} bis ${to}`,
  score: (home, guests) => `${home} zu ${guests}`,
  of: (currency) => currency,
  cents: (money, cents) => `${money} ${cents}`,
  currencies: {
    '€': { ...same('Euro'), cents: cent },
    EUR: { ...same('Euro'), cents: cent },
    Euro: { ...same('Euro'), cents: cent },
    $: { ...same('Dollar'), cents: cent },
    US$: { ...same('US-Dollar'), cents: cent },
    USD: { ...same('US-Dollar'), cents: cent },
    '£': { ...same('Pfund', 'n'), cents: { one: 'Penny', many: 'Pence' } },
    GBP: { ...same('Pfund', 'n'), cents: { one: 'Penny', many: 'Pence' } },
    '¥': same('Yen'),
    CHF: { one: 'Schweizer Franken', many: 'Schweizer Franken', gender: 'm' },
    Fr: { one: 'Franken', many: 'Franken', gender: 'm' },
  },
  magnitudes: {
    Mio: million,
    Million: million,
    Millionen: million,
    Mrd: billion,
    Milliarde: billion,
    Milliarden: billion,
    Bio: trillion,
    Billion: trillion,
    Billionen: trillion,
    Tsd: same('tausend'),
    Tausend: same('tausend'),
  },
  units: {
    km: same('Kilometer'),
    m: same('Meter'),
    'km²': same('Quadratkilometer'),
    'm²': same('Quadratmeter'),
    qm: same('Quadratmeter'),
    'm³': same('Kubikmeter'),
    cm: same('Zentimeter'),
    mm: same('Millimeter'),
    kg: same('Kilogramm', 'n'),
    mg: same('Milligramm', 'n'),
    g: same('Gramm', 'n'),
    t: { one: 'Tonne', many: 'Tonnen', gender: 'f' },
    l: same('Liter'),
    ml: same('Milliliter'),
    s: { one: 'Sekunde', many: 'Sekunden', gender: 'f' },
    ha: same('Hektar'),
    'km/h': same('Kilometer pro Stunde'),
    'm/s': same('Meter pro Sekunde'),
    GB: same('Gigabyte', 'n'),
    MB: same('Megabyte', 'n'),
    TB: same('Terabyte', 'n'),
    kW: same('Kilowatt', 'n'),
    MW: same('Megawatt', 'n'),
    GW: same('Gigawatt', 'n'),
    kWh: { one: 'Kilowattstunde', many: 'Kilowattstunden', gender: 'f' },
    MWh: { one: 'Megawattstunde', many: 'Megawattstunden', gender: 'f' },
    Hz: same('Hertz', 'n'),
    MHz: same('Megahertz', 'n'),
    GHz: same('Gigahertz', 'n'),
    Std: { one: 'Stunde', many: 'Stunden', gender: 'f' },
    Min: { one: 'Minute', many: 'Minuten', gender: 'f' },
  },
  abbreviations: {
    'S.': 'Seite',
    'Tel.': 'Telefon',
    'z. B.': 'zum Beispiel',
    'z.B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'd.h.': 'das heißt',
    'u. a.': 'unter anderem',
    'u.a.': 'unter anderem',
    'usw.': 'und so weiter',
    'bzw.': 'beziehungsweise',
    'ca.': 'circa',
    'etc.': 'et cetera',
    'ggf.': 'gegebenenfalls',
    'evtl.': 'eventuell',
    'inkl.': 'inklusive',
    'sog.': 'sogenannte',
    'vgl.': 'vergleiche',
    'Dr.': 'Doktor',
    'Prof.': 'Professor',
    'Hr.': 'Herr',
    'Fr.': 'Frau',
    'Nr.': 'Nummer',
    'Abs.': 'Absatz',
    'Art.': 'Artikel',
    'St.': 'Sankt',
    'Str.': 'Straße',
    'Mio.': 'Mio',
    'Mrd.': 'Mrd',
    'Bio.': 'Bio',
    'Tsd.': 'Tsd',
    'Std.': 'Std',
    'Min.': 'Min',
    'gegr.': 'gegründet',
    'geb.': 'geboren',
    'v. Chr.': 'vor Christus',
    'n. Chr.': 'nach Christus',
    'vs.': 'gegen',
  },
  symbols: {
    '&': 'und',
    '+': 'plus',
    '=': 'gleich',
    '@': 'ät',
    '§': 'Paragraf',
    '#': 'Nummer',
    '°': 'Grad',
    '×': 'mal',
    '±': 'plus minus',
    '‰': 'Promille',
    '≈': 'ungefähr',
    '<': 'kleiner als',
    '>': 'größer als',
    '≥': 'mindestens',
    '≤': 'höchstens',
    '™': '',
    '®': '',
    '©': 'Copyright',
    '→': 'zu',
  },
  months: MONTHS,
  shortMonths: {
    jan: 1,
    jän: 1,
    jänner: 1,
    feb: 2,
    mär: 3,
    apr: 4,
    jun: 6,
    jul: 7,
    aug: 8,
    sep: 9,
    sept: 9,
    okt: 10,
    nov: 11,
    dez: 12,
  },
  words: {
    point: 'Komma',
    minus: 'minus',
    plus: 'plus',
    percent: 'Prozent',
    percentGender: 'n',
    andHalf: 'einhalb',
    and: 'und',
    per: 'pro',
    firstDay: (day) => `${germanOrdinalStem(day)}en bis`,
    celsius: 'Celsius',
    fahrenheit: 'Fahrenheit',
    at: 'ät',
    dot: 'Punkt',
    slash: 'Schrägstrich',
    hashtag: 'Hashtag',
    number: 'Nummer',
    times: 'mal',
    degrees: same('Grad', 'n'),
    ruler: (name, value) =>
      `${name} ${QUEENS.has(name) ? 'die' : 'der'} ${capital(germanOrdinalStem(value))}e`,
  },
  genderOf: (noun) => (FEMININE.test(noun) ? 'f' : NEUTER.test(noun) ? 'n' : 'm'),
  saidAsWords: new Set(
    'NATO NASA UNESCO UNICEF OPEC AIDS COVID ASEAN FIFA UEFA DAX MDAX IKEA LEGO BAFIN EDEKA PISA SIM PIN BRICS CERN OPEC TÜV'
      .split(' ')
      .filter((word) => word !== 'TÜV'),
  ),
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
