import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uncovered } from './coverage-check.ts'

const herald =
  'The ferry Marigold ran aground off Orlan harbour on Tuesday with 1,200 people on board, said Jill Stein and Hillary Clinton. ' +
  'President Mara Veil paid $5 million on 5 March 2031. The U.S. agency said that Erdoğan won 2-1. A rescuer said 3.5 percent.'

describe('what the texts hold', () => {
  test.each([
    'Officials said that 1200 people were aboard the Marigold.',
    'Rescuers counted 1.2 thousand people in all of the harbour.',
    'The US said that Erdogan’s side won 2–1.',
    'On March 5, Veil paid 5 million dollars for it.',
    'Mara Veil paid US$5m on 05.03.2031, as the agency said of it.',
    'The President paid it on Tues day’s eve in the harbour of Orlan.'.replace(
      'Tues day’s',
      'Tuesday’s',
    ),
    'It was 3.5 per cent, and in 2031.',
    'Hillary Clinton and Stein were there with the people of it.',
  ])('may be said: %s', (sentence) => expect(uncovered(sentence, [herald])).toEqual([]))

  test.each([
    ['a number', 'The ferry had 1,300 people on board.', ['1,300']],
    ['a number that is written out', 'Twelve people were in the ferry.', ['Twelve']],
    ['a name', 'The captain, Ivo Brandt, was on board.', ['Ivo Brandt']],
    ['a name made of two that are there', 'Jill Clinton was on the ferry.', ['Jill Clinton']],
    ['a name that opens the sentence', 'Brandt said that the ferry was there.', ['Brandt']],
    ['another currency', 'Veil paid 5 million euros for it.', ['5 million euros']],
    ['percent where a count was meant', 'It was 1,200 percent of that.', ['1,200 percent']],
    ['a day that is not there', 'The ferry was there on 5 April.', ['5 April']],
    ['another weekday', 'The ferry ran aground on Wednesday.', ['Wednesday']],
    ['another year', 'Veil paid it on 5 March 2030.', ['5 March 2030']],
    ['another result', 'They said that it was 1-2 in the end.', ['1-2']],
    [
      'an address',
      'See more of it at evil.example or ask @brandt now.',
      ['evil.example', '@brandt'],
    ],
    ['a thing with a number', 'An F-16 was over the harbour of Orlan.', ['F-16']],
  ])('may not be said: %s', (_, sentence, missing) => {
    expect(uncovered(sentence, [herald])).toEqual(missing)
  })

  test('several texts together may hold what none of them holds alone', () => {
    expect(uncovered('Veil and Brandt were there.', [herald, 'Ivo Brandt was ill.'])).toEqual([])
    expect(uncovered('Veil and Brandt were there.', [herald])).toEqual(['Brandt'])
  })
})

describe('in other languages', () => {
  test.each([
    [
      'de',
      'Der Zug hatte am 3. Mai rund 1200 Menschen an Bord.',
      'Am 3. Mai 2031 waren in dem Zug 1.200 Menschen an Bord, sagte die Bahn; rund um den Bahnhof war das Chaos groß.',
    ],
    [
      'fr',
      'Le train avait 1200 personnes à bord, dit la compagnie.',
      'La compagnie dit que le train avait 1 200 personnes à bord ce mardi.',
    ],
    ['ja', 'フェリーは1万人を乗せていた。', 'フェリーは火曜日に10000人を乗せていたと発表した。'],
    ['ar', 'قال المتحدث إن 120 شخصا', 'وقال المتحدث باسم الشركة إن ١٢٠ شخصا كانوا هناك'],
    [
      'ru',
      'В марте 2031 года в Орлане было 12 человек.',
      'В Орлане 5 марта 2031 года было 12 человек, и это не так много.',
    ],
  ])('%s: the same may be written in another way', (_, sentence, source) => {
    expect(uncovered(sentence, [source])).toEqual([])
  })

  test.each([
    [
      'de',
      'Es waren 1,2 Prozent bei der Wahl in Orlan.',
      'Es waren 12 Prozent bei der Wahl in Orlan und in der Stadt.',
      ['1,2 Prozent'],
    ],
    [
      'fr',
      'Il est arrivé en avril avec le train.',
      'Il est arrivé en mars avec le train de la nuit.',
      ['avril'],
    ],
    [
      'es',
      'El barco tenía doce personas a bordo de la nave.',
      'El barco tenía quince personas a bordo de la nave, y no se sabe más por ahora.',
      ['doce'],
    ],
    ['zh', '田中在东京说', '李明在东京说', ['田中']],
  ])('%s: something else may not be said', (_, sentence, source, missing) => {
    expect(uncovered(sentence, [source])).toEqual(missing)
  })

  test('what can be read in two ways counts only as it is written', () => {
    expect(uncovered('1,200 tons', ['It was 1200 tons'])).toEqual(['1,200 tons'])
    expect(uncovered('1,200 tons', ['Orlan: 1,200 tons'])).toEqual([])
  })
})

const hafen =
  'Am 3. Mai liefen 23 Schiffe im Hafen von Orlan ein, sagte Mara Veil. Die Kosten stiegen um 5 Prozent auf 4 Millionen Euro.'

describe('German nouns', () => {
  test.each([
    'Wir backen jeden Morgen mit Roggen und Dinkel, und unsere Brötchen kommen warm auf den Tisch.',
    'Frische Kuchenstücke gibt es für alle Nachbarinnen und Nachbarn.',
    'Kommen Sie auf eine Tasse Kaffee vorbei.',
    'Die Bäckerei hat neue Öffnungszeiten.',
  ])('claim nothing: %s', (sentence) => expect(uncovered(sentence, [''], 'de')).toEqual([]))

  test.each([
    ['Am Bodensee gibt es Brot.', ['Bodensee']],
    ['Wir backen wie die Bäcker in Siegen und Landshut.', ['Siegen', 'Landshut']],
    ['Unser Mehl kommt von der Familie Buchholz.', ['Familie Buchholz']],
    ['Die Deutsche Bank hilft dem Handwerk.', ['Deutsche Bank']],
    ['Das sagt auch das Handelsblatt.', ['Handelsblatt']],
    ['Unser Teig ruht zwei Tage.', ['zwei']],
  ])('are told from names: %s', (sentence, missing) =>
    expect(uncovered(sentence, [''], 'de')).toEqual(missing),
  )
})

describe('numbers in words', () => {
  test.each([
    ['de', 'Dreiundzwanzig Schiffe liefen am dritten Mai ein.', []],
    ['de', 'Es waren vierundzwanzig Schiffe.', ['vierundzwanzig']],
    ['de', 'Es war am vierten Mai.', ['vierten Mai']],
    ['de', 'Es waren Dutzende Schiffe.', ['Dutzende']],
    ['de', 'Die Kosten haben sich verdoppelt.', ['verdoppelt']],
    ['de', 'Die Kosten stiegen um fünf Prozentpunkte.', ['fünf Prozentpunkte']],
    ['de', 'Es waren vier Milliarden Euro.', ['vier Milliarden Euro']],
    ['de', 'Es war eine Million Euro.', ['eine Million Euro']],
    ['de', 'Die dreitägige Fahrt war schön.', ['dreitägige']],
    ['en', 'There were twenty-three of them.', []],
    ['en', 'There were two hundred and five of them.', ['two hundred and five']],
    ['en', 'That was on the fourth of May.', ['fourth of May']],
    ['en', 'Half of them left yesterday.', ['Half', 'yesterday']],
    ['fr', 'Il y en avait quatre-vingt-dix-sept.', ['quatre-vingt-dix-sept']],
    ['fr', 'Ce fut le vingt et un mai.', ['vingt et un mai']],
    ['fr', 'Le pain neuf est bon, et neuf personnes le disent.', ['neuf']],
    ['es', 'Eran treinta y dos barcos.', ['treinta y dos']],
    ['es', 'Fue visto por veintisiete personas.', ['veintisiete']],
    ['es', 'Fue el veinte por ciento de los barcos.', ['veinte por ciento']],
    ['es', 'La mitad salió el cuatro de mayo.', ['mitad', 'cuatro de mayo']],
  ])('%s: %s', (language, sentence, missing) =>
    expect(uncovered(sentence, [hafen], language)).toEqual(missing),
  )
})

describe('any text', () => {
  const word = fc.constantFrom(
    'the',
    'Orlan',
    'Mara Veil',
    '1,200',
    '3.5%',
    '$5m',
    'on 5 May',
    'Tuesday',
    'F-16',
    '港は',
    '١٢',
    'U.S.',
    '"',
    '.',
    '\n',
    '2-1',
    '12–15',
    'said',
    '10:30',
    'evil.example',
  )
  const text = fc
    .array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join(' '))

  test('covers itself, whatever stands around it', () => {
    fc.assert(
      fc.property(text, text, text, (before, sentence, after) => {
        expect(uncovered(sentence, [`${before} ${sentence} ${after}`])).toEqual([])
      }),
    )
  })

  test('does not cover a number, a name or a month that is put into it', () => {
    const intruder = fc.constantFrom('31,337', '77 percent', 'Zebulon', 'on 17 November')
    fc.assert(
      fc.property(text, text, intruder, (before, after, put) => {
        const source = `${before} ${after}`
        const missing = uncovered(`${before} said ${put} ${after}`, [source])
        expect(missing.join(' ')).toContain(put.replace('on ', ''))
      }),
    )
  })
})

const velden: Record<string, string> = {
  en: 'A passenger was hurt on Monday when the ferry of Velden hit a pier, and 12 people left it today. It sails on Sundays.',
  de: 'Eine Passagierin wurde am Montag verletzt, als die Fähre von Velden einen Pier rammte. Sie fährt sonntags, auch heute.',
  fr: 'Une passagère a été blessée lundi quand le ferry de Velden a heurté un quai. Il part tous les dimanches, et aussi aujourd’hui.',
  es: 'Una pasajera resultó herida el lunes cuando el ferry de Velden chocó contra un muelle. Sale los domingos, y también hoy.',
}

describe('counts of one, days told from the day of a text, and names in small letters', () => {
  test.each([
    ['en', 'One person was hurt.', ['One person']],
    ['en', 'Only one was left on the pier.', ['Only one']],
    ['en', 'It took a one-hour sail.', ['one-hour']],
    ['en', 'The pier was built last year.', ['last year']],
    ['en', 'The ferry sailed tonight, and it sails on Tuesdays.', ['Tuesdays']],
    ['en', 'The ferry belongs to sarah lindqvist.', ['sarah']],
    ['en', 'The ferry was built in germany by siemens.', ['germany', 'siemens']],
    ['en', 'The ferry was sold to mr lindqvist.', ['lindqvist']],
    ['en', 'mara lindqvist left the ferry.', ['mara', 'lindqvist']],
    ['de', 'Es gab einen Toten.', ['einen Toten']],
    ['de', 'Nur eine blieb auf der Fähre.', ['Nur eine']],
    ['de', 'Die Fähre fuhr letzte Woche und fährt auch dienstags.', ['letzte Woche', 'dienstags']],
    ['de', 'Die Fähre fährt morgen und am Dienstagabend.', ['morgen', 'Dienstagabend']],
    ['de', 'Die Fähre gehört sarah lindqvist aus frankreich.', ['sarah', 'frankreich']],
    ['fr', 'Une seule personne était à bord du ferry.', ['Une seule personne']],
    ['fr', 'Le ferry part les mardis depuis l’an dernier.', ['mardis', 'an dernier']],
    ['fr', 'Le ferry est à sarah, en allemagne.', ['sarah', 'allemagne']],
    ['es', 'Solo una persona estaba en el ferry.', ['Solo una persona']],
    ['es', 'El ferry sale mañana y los sábados.', ['mañana', 'sábados']],
    ['es', 'El ferry es de sarah, en alemania.', ['sarah', 'alemania']],
  ])('%s: %s', (language, sentence, missing) => {
    expect(uncovered(sentence, [velden[language]!], language).toSorted()).toEqual(
      missing.toSorted(),
    )
  })

  test.each([
    ['en', 'One passenger was hurt, and the ferry sails on Sunday.'],
    ['en', 'One of the piers was hit, which no one saw at one point.'],
    ['en', 'Visit us today, and bring your friends this week.'],
    ['en', 'We will drew a split bill, which is nice.'],
    ['de', 'Eine Passagierin wurde verletzt, und die Fähre fährt am Sonntag.'],
    ['de', 'Kommen Sie heute vorbei.'],
    ['de', 'Am Montag war es ein schöner Morgen.'],
    ['fr', 'Une passagère a été blessée, et le ferry part le dimanche.'],
    ['fr', 'Venez nous voir aujourd’hui.'],
    ['es', 'Una pasajera resultó herida, y el ferry sale el domingo.'],
    ['es', 'Por la mañana hay una reunión en una mesa clara.'],
  ])('%s: may be said: %s', (language, sentence) => {
    expect(uncovered(sentence, [velden[language]!], language)).toEqual([])
  })
})

test('a text of a language without lists is held against its source, too', () => {
  for (const language of ['tlh', 'zxx', ''])
    expect(uncovered('Ferry 12 sails.', ['Ferry 12 sails again.'], language)).toEqual([])
})
