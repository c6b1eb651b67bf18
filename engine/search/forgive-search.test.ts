import { expect, test } from 'vitest'
import { forgiveSearch } from './forgive-search.ts'
import { wordFinder } from './found-words.ts'
import { wordsMeant } from './words-meant.ts'

const nothingNear = () => Promise.resolve([])

test.each([
  ['码头居民', 'zh', '居民聚集在码头前', ['居民', '码头'], '码头 居民'],
  ['桟橋閉鎖', 'ja', '桟橋を閉鎖すると決めた', ['桟橋', '閉鎖'], '桟橋 閉鎖'],
  ['ท่าเรือเก่าเปิด', 'th', 'เปิดท่าเรือที่เก่ามาก', ['ท่าเรือ', 'เก่า', 'เปิด'], 'ท่าเรือ เก่า เปิด'],
])('%s in %s is found by its words', async (search, language, text, words, meant) => {
  const instead = (await forgiveSearch(search, nothingNear))!
  const found = wordFinder(search, instead).wordsIn(text, language)
  expect(found.toSorted()).toEqual(words.toSorted())
  expect(wordsMeant(search, instead, found)).toBe(meant)
})

test.each(['"码头居民"', '旧码头', 'tug -码头居民', '시의회승인'])(
  '%s is looked for as it was typed',
  async (search) => {
    expect(await forgiveSearch(search, nothingNear)).toBeNull()
  },
)
