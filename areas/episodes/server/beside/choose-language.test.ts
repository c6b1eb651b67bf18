import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  ['the language of the reader', ['de', 'en', 'fr'], ['fr-CA', 'en'], 'de', 'fr'],
  ['their country before another', ['pt-PT', 'pt-BR'], ['pt-BR'], 'pt-PT', 'pt-BR'],
  ['another country where theirs is not offered', ['de', 'en-GB'], ['en-US'], 'de', 'en-GB'],
  ['their script before another', ['zh-Hans', 'zh-Hant'], ['zh-TW'], 'zh-Hans', 'zh-Hant'],
  ['their second language', ['de', 'sr-Latn'], ['fi', 'sr'], 'de', 'sr-Latn'],
  ['else that of the episode', ['en', 'de'], ['fi', 'not a language'], 'de-AT', 'de'],
  ['else the first one', ['en', 'de'], [], 'und', 'en'],
  ['what is not known is no English', ['de', 'en'], [], 'und', 'de'],
  ['of none, none', [], ['en'], 'de', null],
])('of the languages that are offered, %s', (_, offered, wanted, ofEpisode, chosen) => {
  expect(chooseLanguage(offered, wanted, ofEpisode)).toBe(chosen)
})
