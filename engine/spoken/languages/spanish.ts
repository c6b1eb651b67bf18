import type { Counted, Gender, SpokenLanguage } from './language.ts'
import { spanishCardinal, spanishOrdinal } from './spanish-numbers.ts'

const counted = (one: string, gender: Gender = 'm', many = `${one}s`): Counted => ({
  one,
  many,
  gender,
})
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )
const cent = counted('céntimo')
const centavo = counted('centavo')
const million = counted('millón', 'm', 'millones')
const billion = counted('mil millones', 'm', 'mil millones')
const thousand = counted('mil', 'm', 'mil')
const FEMININE =
  /(?:a|as|ción|sión|dad|ciones|siones|dades|tud|tudes|mujer|mujeres|vez|veces|calle|calles|noche|noches)$/
/** Of Greek origin, or exceptions. */
const MASCULINE = /^(?:día|problema|programa|sistema|tema|mapa|planeta|idioma|poeta|clima|drama)s?$/
const FRACTIONS: Readonly<Record<number, string>> = {
  2: 'medio',
  3: 'tercio',
  4: 'cuarto',
  5: 'quinto',
  6: 'sexto',
  7: 'séptimo',
  8: 'octavo',
  9: 'noveno',
  10: 'décimo',
}

export const spanish: SpokenLanguage = {
  decimal: ',',
  decimalsByDigit: false,
  cardinal: spanishCardinal,
  ordinal: spanishOrdinal,
  year: (value) => spanishCardinal(value),
  date: ({ day, month, year }) =>
    `${day === 1 ? 'uno' : spanishCardinal(day)} de ${MONTHS[month - 1]}${year === null ? '' : ` de ${spanishCardinal(year)}`}`,
  time: ({ hour, minute }) =>
    `${spanishCardinal(hour, 'f')}${minute === 0 ? ' en punto' : ` y ${minute === 30 ? 'media' : spanishCardinal(minute)}`}`,
  ordinalMarks: { º: 'm', ª: 'f', '.º': 'm', '.ª': 'f', '°': 'm', er: 'm' },
  fraction(above, below) {
    const noun = FRACTIONS[below]
    if (noun === undefined) return null
    return `${spanishCardinal(above, 'm')} ${noun}${above === 1 ? '' : 's'}`
  },
  range: (from, to) => `${from} a ${to}`,
  score: (home, guests) => `${home} a ${guests}`,
  of: (currency) => `de ${currency}`,
  cents: (money, cents) => `${money} con ${cents}`,
  currencies: {
    '€': { ...counted('euro'), cents: cent },
    EUR: { ...counted('euro'), cents: cent },
    euros: { ...counted('euro'), cents: cent },
    $: { ...counted('dólar', 'm', 'dólares'), cents: centavo },
    US$: { ...counted('dólar', 'm', 'dólares'), cents: centavo },
    USD: { ...counted('dólar', 'm', 'dólares'), cents: centavo },
    '£': { ...counted('libra', 'f'), cents: counted('penique') },
    GBP: { ...counted('libra esterlina', 'f', 'libras esterlinas'), cents: counted('penique') },
    '¥': counted('yen', 'm', 'yenes'),
    CHF: { ...counted('franco suizo', 'm', 'francos suizos'), cents: cent },
    MXN: { ...counted('peso mexicano', 'm', 'pesos mexicanos'), cents: centavo },
  },
  magnitudes: {
    M: million,
    millón: million,
    millones: million,
    'mil millones': billion,
    mm: billion,
    mil: thousand,
    billón: counted('billón', 'm', 'billones'),
    billones: counted('billón', 'm', 'billones'),
  },
  units: {
    km: counted('kilómetro'),
    m: counted('metro'),
    'km²': counted('kilómetro cuadrado', 'm', 'kilómetros cuadrados'),
    'm²': counted('metro cuadrado', 'm', 'metros cuadrados'),
    'm³': counted('metro cúbico', 'm', 'metros cúbicos'),
    cm: counted('centímetro'),
    kg: counted('kilogramo'),
    mg: counted('miligramo'),
    g: counted('gramo'),
    t: counted('tonelada', 'f'),
    l: counted('litro'),
    ha: counted('hectárea', 'f'),
    'km/h': counted('kilómetro por hora', 'm', 'kilómetros por hora'),
    GB: counted('gigabyte'),
    MB: counted('megabyte'),
    TB: counted('terabyte'),
    kW: counted('kilovatio'),
    MW: counted('megavatio'),
    GW: counted('gigavatio'),
    kWh: counted('kilovatio hora', 'm', 'kilovatios hora'),
    MWh: counted('megavatio hora', 'm', 'megavatios hora'),
    Hz: counted('hercio'),
    MHz: counted('megahercio'),
    GHz: counted('gigahercio'),
    min: counted('minuto'),
    h: counted('hora', 'f'),
  },
  abbreviations: {
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Srta.': 'señorita',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'Prof.': 'profesor',
    'D.': 'don',
    'Dña.': 'doña',
    'p. ej.': 'por ejemplo',
    'p.ej.': 'por ejemplo',
    'etc.': 'etcétera',
    'aprox.': 'aproximadamente',
    'a. C.': 'antes de Cristo',
    'd. C.': 'después de Cristo',
    'n.º': 'número',
    'núm.': 'número',
    nº: 'número',
    'EE. UU.': 'Estados Unidos',
    'EE.UU.': 'Estados Unidos',
    'EE UU': 'Estados Unidos',
    EEUU: 'Estados Unidos',
    'Avda.': 'avenida',
    'art.': 'artículo',
    vs: 'contra',
    'vs.': 'contra',
    'Ud.': 'usted',
  },
  symbols: {
    '&': 'y',
    '+': 'más',
    '=': 'igual a',
    '@': 'arroba',
    '§': 'sección',
    '#': 'número',
    '°': 'grados',
    '×': 'por',
    '±': 'más menos',
    '≈': 'aproximadamente',
    '<': 'menor que',
    '>': 'mayor que',
    '≥': 'al menos',
    '≤': 'como máximo',
    '™': '',
    '®': '',
    '©': 'copyright',
    '→': 'a',
  },
  months: MONTHS,
  shortMonths: {
    ene: 1,
    feb: 2,
    mar: 3,
    abr: 4,
    jun: 6,
    jul: 7,
    ago: 8,
    sep: 9,
    sept: 9,
    oct: 10,
    nov: 11,
    dic: 12,
  },
  words: {
    point: 'coma',
    minus: 'menos',
    plus: 'más',
    percent: 'por ciento',
    andHalf: 'y medio',
    nounAndHalf: { m: 'y medio', f: 'y media', n: 'y medio' },
    rangeFrom: 'de',
    and: 'y',
    celsius: 'Celsius',
    fahrenheit: 'Fahrenheit',
    at: 'arroba',
    dot: 'punto',
    slash: 'barra',
    hashtag: 'hashtag',
    number: 'número',
    times: 'veces',
    degrees: counted('grado'),
    // From eleven on, rulers are counted: Alfonso décimo, Alfonso trece.
    ruler: (name, value) =>
      `${name} ${value <= 10 ? spanishOrdinal(value, name.endsWith('a') || name === 'Isabel' ? 'f' : 'm') : spanishCardinal(value)}`,
  },
  genderOf: (noun) => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm'),
  saidAsWords: new Set(
    'OTAN NASA UNESCO UNICEF OPEP SIDA COVID FIFA UEFA IKEA LEGO ONU PYME PYMES RENFE BRICS CERN IBEX ETA AVE UNAM RAE'.split(
      ' ',
    ),
  ),
}
