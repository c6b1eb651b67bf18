import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { translationFaults, type NamePair } from './translation-check.ts'

const swedish = {
  language: 'sv',
  text: 'Färjan Marigold gick på grund utanför Norrby på tisdag med 1 200 personer ombord. Befälhavaren, Ivo Brandt, säger att reparationen kostar 3,5 miljoner euro, och att trafiken börjar igen den 5 mars 2031.',
}
const english = (text: string) => ({ language: 'en', text })
const faithful =
  'The ferry Marigold ran aground off Norrby on Tuesday with 1,200 people on board. The captain, Ivo Brandt, says that the repair costs €3.5 million, and that the service begins again on March 5, 2031.'

const fine = { lost: [], invented: [], isOtherLanguage: false, isOfOtherLetters: false }

describe('a translation that says the same', () => {
  test('of numbers, dates and names is fine, however each language writes them', () => {
    expect(translationFaults(swedish, english(faithful))).toEqual(fine)
  })

  test('may call countries and their people by the names of its language', () => {
    const german = {
      language: 'de',
      text: 'Die schwedische Regierung und Frankreich einigten sich am Montag mit den Vereinigten Staaten auf zwölf Häfen.',
    }
    const text =
      'The Swedish government and France agreed on Monday with the United States on 12 ports.'
    expect(translationFaults(german, english(text))).toEqual(fine)
  })

  test('may name what has another name, where it says so', () => {
    const original = english('On Monday the judges of the Supreme Court spoke for the port of it.')
    const german = {
      language: 'de',
      text: 'Am Montag sprachen sich die Richter des Obersten Gerichtshofs für den Hafen aus.',
    }
    const pairs = [{ original: 'Supreme Court', translated: 'Obersten Gerichtshofs' }]
    expect(translationFaults(original, german, pairs)).toEqual(fine)
  })
})

describe('a translation is refused', () => {
  const changed = (from: string, to: string) => english(faithful.replace(from, to))

  test.each([
    ['another count', '1,200', '1,300', ['1 200'], ['1,300']],
    ['another scale', '3.5 million', '3.5 billion', ['3,5 miljoner euro'], ['€3.5 billion']],
    ['another currency', '€3.5 million', '$3.5 million', ['3,5 miljoner euro'], ['$3.5 million']],
    ['another day', 'March 5', 'March 6', ['5 mars 2031'], ['March 6, 2031']],
    ['another weekday', 'Tuesday', 'Wednesday', ['tisdag'], ['Wednesday']],
    ['another person', 'Ivo Brandt', 'Ivo Keller', ['Ivo Brandt'], ['Ivo Keller']],
    ['a place that is left out', 'off Norrby', 'there', ['Norrby'], []],
    ['a figure that is added', 'on board.', 'on board, 40 of them injured.', [], ['40']],
    ['a name that is added', 'says that the', 'says to Orlan Radio that the', [], ['Orlan Radio']],
  ])('with %s', (_, from, to, lost, invented) => {
    expect(translationFaults(swedish, changed(from, to))).toMatchObject({ lost, invented })
  })

  test('where it calls a person by another name, whatever it says of it', () => {
    const pairs: NamePair[] = [{ original: 'Ivo Brandt', translated: 'Mara Keller' }]
    const text = changed('Ivo Brandt', 'Mara Keller')
    expect(translationFaults(swedish, text, pairs).lost).toEqual(['Ivo Brandt'])
  })

  test('where a pair stands in neither text, or renames a figure', () => {
    const pairs = [
      { original: 'Norrby and more', translated: 'Orlan' },
      { original: '1 200', translated: '1,300' },
    ]
    const text = english(faithful.replace('Norrby', 'Orlan').replace('1,200', '1,300'))
    expect(translationFaults(swedish, text, pairs).lost).toEqual(['1 200', 'Norrby'])
  })

  test('where it is the original again, or has other letters', () => {
    expect(translationFaults(swedish, english(swedish.text)).isOtherLanguage).toBe(true)
    const russian = { language: 'ru', text: 'Паром сел на мель у берега во вторник.' }
    expect(translationFaults(russian, english(faithful)).isOfOtherLetters).toBe(true)
  })
})

test('whatever is written, it answers, and a text is its own translation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const { lost, invented } = translationFaults(english(text), english(text))
      expect([lost, invented]).toEqual([[], []])
    }),
    { numRuns: 20 },
  )
})

test('long texts without a gap take bounded time', () => {
  const spentMs = cpuClock()
  for (const piece of ['A', '1', 'A1 ', 'Veil ', '5 March ', '1.', 'Ä-'])
    translationFaults(english(piece.repeat(4000 / piece.length)), english(faithful))
  expect(spentMs()).toBeLessThan(4000)
})

describe('one statement in four languages', () => {
  const languages = ['en', 'de', 'fr', 'es'] as const
  const statements: readonly Record<(typeof languages)[number], string>[] = [
    {
      en: 'The library is open on Sundays and every third Tuesday.',
      de: 'Die Bibliothek ist sonntags und jeden dritten Dienstag geöffnet.',
      fr: 'La bibliothèque est ouverte le dimanche et chaque troisième mardi.',
      es: 'La biblioteca abre los domingos y cada tercer martes.',
    },
    {
      en: 'The 3rd ferry of the day sails at 5 p.m. with 200 people.',
      de: 'Die dritte Fähre des Tages fährt um 17 Uhr mit 200 Menschen.',
      fr: 'Le 3e ferry du jour part à 17 heures avec 200 personnes.',
      es: 'El tercer ferry del día sale a las 17 horas con 200 personas.',
    },
    {
      en: 'It costs $5 million, twenty-five percent more than in March 2025.',
      de: 'Es kostet 5 Millionen Dollar, 25 Prozent mehr als im März 2025.',
      fr: 'Il coûte cinq millions de dollars, 25 pour cent de plus qu’en mars 2025.',
      es: 'Cuesta cinco millones de dólares, un 25 por ciento más que en marzo de 2025.',
    },
    {
      en: 'Half of them left on Monday evening, about a dozen on Saturday.',
      de: 'Die Hälfte ging am Montagabend, etwa zwölf am Samstag.',
      fr: 'La moitié est partie lundi soir, une douzaine samedi.',
      es: 'La mitad se fue el lunes por la noche, una docena el sábado.',
    },
    {
      en: 'The first of May is a holiday; in the 1990s it was not.',
      de: 'Der erste Mai ist ein Feiertag; in den 1990er Jahren war er es nicht.',
      fr: 'Le premier mai est férié; dans les années 1990, il ne l’était pas.',
      es: 'El primero de mayo es festivo; en los años 1990 no lo era.',
    },
    {
      en: 'The pier is 1.5 kilometres long and weighs two hundred tons.',
      de: 'Der Pier ist 1,5 Kilometer lang und wiegt zweihundert Tonnen.',
      fr: 'La jetée mesure 1,5 kilomètre et pèse deux cents tonnes.',
      es: 'El muelle mide 1,5 kilómetros y pesa doscientas toneladas.',
    },
    {
      en: 'Two thirds of the 1,200 guests stayed for three days.',
      de: 'Zwei Drittel der 1.200 Gäste blieben drei Tage.',
      fr: 'Les deux tiers des 1 200 invités sont restés trois jours.',
      es: 'Dos tercios de los 1.200 invitados se quedaron tres días.',
    },
    {
      en: 'Come at 6:30 p.m. on Friday, January 9.',
      de: 'Kommen Sie am Freitag, dem 9. Januar, um 18.30 Uhr.',
      fr: 'Venez le vendredi 9 janvier à 18 h 30.',
      es: 'Venga el viernes 9 de enero a las 18:30.',
    },
    {
      en: 'One person was hurt, and one million crowns were lost.',
      de: 'Eine Person wurde verletzt, und eine Million Kronen gingen verloren.',
      fr: 'Une personne a été blessée, et un million de couronnes ont été perdues.',
      es: 'Una persona resultó herida, y se perdió un millón de coronas.',
    },
    {
      en: 'In the twentieth century, 100 ships sank.',
      de: 'Im 20. Jahrhundert sanken hundert Schiffe.',
      fr: 'Au XXe siècle, cent navires ont coulé.',
      es: 'En el siglo XX se hundieron cien barcos.',
    },
    {
      en: 'Our café opens on weekdays from 8 to 12.',
      de: 'Unser Café öffnet werktags von 8 bis 12 Uhr.',
      fr: 'Notre café ouvre en semaine de 8 h à 12 h.',
      es: 'Nuestro café abre entre semana de 8 a 12.',
    },
    {
      en: 'Every Wednesday in July and August, children pay 3 euros.',
      de: 'Jeden Mittwoch im Juli und August zahlen Kinder drei Euro.',
      fr: 'Chaque mercredi de juillet et d’août, les enfants paient 3 euros.',
      es: 'Todos los miércoles de julio y agosto, los niños pagan 3 euros.',
    },
    {
      en: 'The 25-year-old lost 40 kilos in 2 years.',
      de: 'Der 25-Jährige nahm in zwei Jahren 40 Kilo ab.',
      fr: 'L’homme de 25 ans a perdu 40 kilos en deux ans.',
      es: 'El joven de 25 años perdió 40 kilos en dos años.',
    },
    {
      en: 'Seventeen years later, a billion dollars were gone.',
      de: 'Siebzehn Jahre später war eine Milliarde Dollar weg.',
      fr: 'Dix-sept ans plus tard, un milliard de dollars avait disparu.',
      es: 'Diecisiete años después, mil millones de dólares habían desaparecido.',
    },
  ]
  const pairs = languages.flatMap((from) =>
    languages.flatMap((to) => (from === to ? [] : [[from, to] as const])),
  )

  test.each(pairs)('is one from "%s" to "%s"', (from, to) => {
    for (const statement of statements)
      expect(
        translationFaults(
          { language: from, text: statement[from] },
          { language: to, text: statement[to] },
        ),
      ).toEqual(fine)
  })

  test.each([
    ['another weekday', 'Die Bibliothek ist montags und jeden dritten Dienstag geöffnet.', 0],
    ['another place', 'Die Bibliothek ist sonntags und jeden vierten Dienstag geöffnet.', 0],
    ['another hour', 'Die dritte Fähre des Tages fährt um 18 Uhr mit 200 Menschen.', 1],
    ['half a day later', 'Die dritte Fähre des Tages fährt um 5 Uhr mit 200 Menschen.', 1],
    ['another count', 'Die dritte Fähre des Tages fährt um 17 Uhr mit 300 Menschen.', 1],
    ['another scale', 'Es kostet 5 Milliarden Dollar, 25 Prozent mehr als im März 2025.', 2],
    ['another money', 'Es kostet 5 Millionen Euro, 25 Prozent mehr als im März 2025.', 2],
    ['another day', 'Der zweite Mai ist ein Feiertag; in den 1990er Jahren war er es nicht.', 4],
    ['a tenth of it', 'Zwei Drittel der 120 Gäste blieben drei Tage.', 6],
    ['another century', 'Im 19. Jahrhundert sanken hundert Schiffe.', 9],
  ])('is refused with %s', (_, text, at) => {
    for (const from of ['en', 'fr', 'es'] as const) {
      const original = { language: from, text: statements[at]![from] }
      const { lost, invented } = translationFaults(original, { language: 'de', text })
      expect([...lost, ...invented]).not.toEqual([])
    }
  })
})
