import { describe, expect, test } from 'vitest'
import { wordFinder } from './found-words.ts'

describe('Words that a search found', () => {
  test.each([
    ['harbor', 'en', 'Two harbors, one Harbor', ['harbors', 'Harbor']],
    ['"der Hafen"', 'de', 'Der Hafen der Häfen', ['Hafen', 'Häfen']],
    ['C++ .net', 'en', 'C++, C and .NET', ['C++', '.NET']],
    ["l'école", 'fr', 'Les écoles', ['écoles']],
    ['码头', 'zh', '旧码头', ['码头']],
    ['부두', 'ko', '부두의', ['부두']],
    ['tug -harbor', 'en', 'harbor', []],
    ['U.S.', 'en', 'the U.S. and us', ['U.S', 'us']],
  ])('%s in %s', (search, language, text, words) => {
    expect(wordFinder(search).wordsIn(text, language)).toEqual(words)
  })

  test('stand in a piece of their text that begins and ends with whole words', () => {
    const text = `${'before it '.repeat(30)}the harbor ${'behind it '.repeat(40)}`
    const passage = wordFinder('harbors').passageOf(text, 'en')!
    expect(passage).toMatch(/^… (?:it )?before .* the harbor behind .* …$/)
    expect(passage.length).toBeLessThan(300)
    expect(wordFinder('tug').passageOf(text, 'en')).toBeNull()
  })
})
