import { describe, expect, test } from 'vitest'
import { keywordQuestion, searchQuestion } from './search-question.ts'
import { lexemesOf, searchVector } from './search-vector.ts'

describe('A question', () => {
  test.each([
    ['--tug', "( !('tug') )"],
    ['tug - - -quay', "( 'tug' & !('quay') )"],
    ['-(-!-:-tug', "( !('tug') )"],
    ['tug or quay', "( 'tug' ) | ( 'quay' )"],
    ['or', ''],
    ['- " ', ''],
    ['-"tug quay" pier', "( !(('tug' <-> 'quay')) & 'pier' )"],
    ['"tug quay', "( ('tug' <-> 'quay') )"],
    ['C++', "( 'c++' )"],
    ['c#', "( 'c#' )"],
    ['.NET', "( '.net' )"],
    ['码', "( ('码':*) )"],
    ['码头', "( ('码头') )"],
    ['旧码头', "( ('旧码' <-> '码头') )"],
    ['旧码头区', "( ('旧码' <2> '头区') )"],
    ["İzmir'de", searchQuestion('İzmir')],
    ["Xi'an", "( ('xi') ) | ( ('xi' <-> 'an') )"],
    ['시의회', "( ('시의' <-> '의회') )"],
  ])('%s is %s', (search, question) => {
    expect(searchQuestion(search)).toBe(question)
  })

  test('does without the words that say nothing in some language, and asks for them in the others', () => {
    expect(searchQuestion('och tug')).toBe("( 'tug' ) | ( 'och' & 'tug' )")
    expect(searchQuestion('"tug the quay"')).toBe(
      "( ('tug' <2> 'quay') ) | ( ('tug' <-> 'the' <-> 'quay') )",
    )
  })

  test('looks for the words of what was typed without spaces where it is told so', () => {
    const instead = new Map([['码头居民', ['码头', '居民']]])
    const asked = (search: string) => searchQuestion(search, { instead })
    expect(asked('码头居民')).toBe("( (('码头') & ('居民')) )")
    expect(asked('"码头居民"')).toBe("( ('码头' <2> '居民') )")
    expect(asked('tug -码头居民')).toBe("( 'tug' & !(('码头' <2> '居民')) )")
  })

  test('may be about titles alone', () => {
    expect(searchQuestion('tug 码', { weights: 'A' })).toBe("( 'tug':A & ('码':*A) )")
    expect(keywordQuestion(['tug', 'the quay', '—'], { weights: 'A' })).toBe(
      "( 'tug':A ) | ( ('quay':A) ) | ( ('the':A <-> 'quay':A) )",
    )
  })

  test('stays small, however many words are put into it', () => {
    const many = Array.from({ length: 250 }, (_, nth) => `de${nth} `).join('the ')
    expect(searchQuestion(many).length).toBeLessThan(100_000)
  })
})

describe('A text', () => {
  test.each([
    ["l'eau dell'acqua d'Aosta", 'fr', ['eau', 'del', 'acqua', 'aost']],
    ["Pell's pier, it's O'Brien’s", 'en', ['pell', 'pier', 'brien']],
    ['C++ and C#: .NET, AT&T...', 'en', ['c++', 'c', 'c#', '.net', 'net', 'at&t', 'at', 't']],
    ['the U.S. and the WHO', 'en', ['us', 'who']],
    ['İSTANBUL ışık', 'tr', ['istanbul', 'istan~', 'isik']],
    ['Straße Strasse', 'de', ['strass']],
    ["п'ять ёлка", 'uk', ['пять', 'елка']],
    ['2026年の桟橋', 'ja', ['2026', '年の', 'の桟', '桟橋', '橋']],
    ['ＡＢＣ ﾍﾞﾝﾁ', 'ja', ['abc', 'ベン', 'ンチ', 'チ']],
  ])('%s in %s is %s', (text, language, lexemes) => {
    expect(lexemesOf(text, language)).toEqual(lexemes)
  })

  test('counts each sentence once, with the weight of where it stood first', () => {
    const text = 'Tug sinks. Crew safe.'
    const vector = searchVector([
      { text: 'Tug sinks.', language: null, weight: 'A' },
      { text, language: null, weight: 'D' },
      { text, language: null, weight: 'D' },
    ])
    expect(vector).toBe("'tug':1A 'sinks':2A 'crew':13 'safe':14")
  })

  test('keeps what says nothing in its title alone, apart', () => {
    const ofTitle = { text: 'The tug', language: 'en', weight: 'A' } as const
    expect(searchVector([ofTitle])).toBe("'=the':1A 'tug':2A")
    expect(searchVector([{ ...ofTitle, weight: 'B' }])).toBe("'tug':2B")
  })

  test('is indexed up to its twenty-thousandth character', () => {
    const text = `${'a '.repeat(9_990)}harbor ${'b '.repeat(100)}quay`
    const vector = searchVector([{ text, language: null, weight: 'D' }])
    expect(vector).toContain("'harbor'")
    expect(vector).not.toContain("'quay'")
  })
})
