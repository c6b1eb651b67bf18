import { describe, expect, test } from 'vitest'
import { words } from './word-segments.ts'
import { capitalisedStems, stems } from './terms.ts'

describe('terms', () => {
  test('keeps together what belongs to one word', () => {
    expect(words('AT&T and covid-19 in the U.S. at 5.3%', 'en')).toEqual([
      'AT&T',
      'and',
      'covid-19',
      'in',
      'the',
      'U.S',
      'at',
      '5.3',
    ])
  })

  test('leaves out stop words and brings forms of a word together', () => {
    expect(stems("The ferries' crossings were cancelled", 'en')).toEqual(
      stems('ferry crossing cancels', 'en'),
    )
  })

  test('stems in the language of the text', () => {
    expect(stems('die Brücken', 'de')).toEqual(stems('der Brücke', 'de'))
    expect(stems('los puentes', 'es')).toEqual(stems('el puente', 'es'))
  })

  test('finds words where no spaces are written', () => {
    expect(words('東京で地震がありました', 'ja')).toContain('地震')
    expect(words('北京发生大火', 'zh').length).toBeGreaterThan(1)
  })

  test('takes capitals inside a sentence for names, and those of a title-case headline for nothing', () => {
    const [orlan, harbour] = [stems('Orlan', 'en')[0]!, stems('harbour', 'en')[0]!]
    expect(capitalisedStems('The mayor of Orlan closed the harbour', 'en')).toEqual(
      new Set([orlan]),
    )
    expect(capitalisedStems('Mayor Of Orlan Closes Harbour', 'en')).not.toContain(harbour)
  })

  test('a language that nobody lists is compared by its words as they are', () => {
    expect(stems('Eins zwei', 'xx')).toEqual(['eins', 'zwei'])
    expect(stems('Eins zwei', null)).toEqual(['eins', 'zwei'])
  })
})

test('acronyms with dots and accents are the same as without', () => {
  const same = (one: string, other: string) => expect(stems(one, 'en')).toEqual(stems(other, 'en'))
  same('The U.A.E. and the F.D.A. on A.I.', 'The UAE and the FDA on AI')
  same('Beyoncé in São Paulo', 'Beyonce in Sao Paulo')
  // Without its dots, "US" would be a stop word.
  expect(stems('The U.S. said', 'en')).toEqual(['u.'])
})
