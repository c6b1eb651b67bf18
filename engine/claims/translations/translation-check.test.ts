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
