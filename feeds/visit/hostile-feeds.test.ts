import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { pickTitle } from '#engine/summaries/titles/article-title.ts'
import { uncovered } from '#engine/claims/coverage/coverage-check.ts'
import { changedSentences } from '#engine/summaries/facts/changed-sentences.ts'
import { revisedFigures } from '#engine/claims/revised-figures.ts'
import { sentences } from '#engine/words/sentences.ts'
import { summarize } from '#engine/summaries/summarize.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { rss, type TestItem } from '../test-feeds.ts'

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `word${at % 977}${at % 14 === 13 ? '.' : ''}`).join(' ')

/** Titles and texts of entries that could do harm, by mistake or on purpose. */
const bad: Record<string, [title: string, text: string]> = {
  empty: ['', ''],
  'one word': ['Storm', 'Storm'],
  'emoji alone': ['🔥🔥🔥', '😀 👩‍👩‍👧‍👦 🇺🇳 🔥'],
  'all capitals': [
    'FERRY RUNS AGROUND IN ORLAN HARBOUR',
    'THE FERRY MARIGOLD RAN AGROUND IN ORLAN HARBOUR ON TUESDAY WITH 214 PEOPLE ON BOARD. NOBODY WAS HURT IN THE ACCIDENT.',
  ],
  'several languages, also right to left': [
    'Ferry runs aground, الحادث في الميناء, 港は閉鎖された',
    'The ferry Marigold ran aground off Orlan harbour with 214 people. جنحت العبارة ماريغولد قبالة الميناء وعلى متنها 214 شخصا. フェリーは火曜日に霧の中で座礁し、港は閉鎖された。 העבורת עלתה על שרטון מול הנמל ועליה 214 איש.',
  ],
  'two hundred thousand words': ['A very long report on the harbour of Orlan', words(200_000)],
  'a word of a million letters': ['The longest word of the harbour', 'a'.repeat(1_000_000)],
  'a million digits': ['The longest number of the harbour', '1,234'.repeat(200_000)],
  'nothing but marks': ['?!… ---', '. . . ! ! ! … , , , " " « '.repeat(2_000)],
  'half a pair of surrogates': [
    'A broken \ud83d letter',
    'The ferry \ud83d ran aground off Orlan harbour on Tuesday at nine \udc00 in fog.',
  ],
}
/**
 * The time limit: far above what each text takes now, and far below what quadratic time would take.
 */
const IN_TIME_MS = patient(40_000)

describe('what publishers send by mistake', () => {
  test.each(Object.entries(bad))(
    '%s: a title, and an exact summary or none',
    (_, [title, text]) => {
      const entry = { id: 1, title, text, source: 1, publishedAt: 0 }
      const summary = summarize([entry, { ...entry, id: 2, source: 2 }], {})
      for (const { text: sentence, start, end } of summary) {
        expect(text.slice(start, end)).toBe(sentence)
        expect(uncovered(sentence, [text])).toEqual([])
      }
      const picked = pickTitle([{ title, outlet: 'Orlan Herald' }])
      expect(uncovered(picked, [title])).toEqual([])
      uncovered('The ferry Marigold ran aground on Tuesday with 214 people.', [text])

      const said = sentences(text).slice(0, 400)
      expect(changedSentences(said, said)).toEqual([])
      const at = (moment: number) => said.map((sentence) => ({ ...sentence, at: moment }))
      expect(revisedFigures(at(0), at(1))).toEqual([])
    },
    IN_TIME_MS,
  )

  test(
    'a thousand copies of one press release say once what it says',
    () => {
      const text =
        'Brightwater Towing has bought the tug Marlena for $4 million, the company said. Its crew of twelve keeps working in Orlan harbour until the first day of May.'
      const entries = Array.from({ length: 1_000 }, (_, id) => ({
        id,
        title: 'Brightwater buys a tug',
        text,
        source: id,
        publishedAt: id,
      }))
      const summary = summarize(entries, {})
      expect(summary.map((sentence) => sentence.text)).toEqual(
        sentences(text).map((sentence) => sentence.text),
      )
      expect(
        pickTitle(entries.map(({ title, source }) => ({ title, outlet: `Outlet ${source}` }))),
      ).toBe('Brightwater buys a tug')
    },
    IN_TIME_MS,
  )
})

describe('in the hub', () => {
  let tools: TestTools
  beforeEach(async () => {
    tools = await testTools()
  })
  afterEach(() => tools.close())

  test(
    'each becomes an article with a title, in the lists and on its page',
    async () => {
      const hub = {
        ...serverFeed(tools.desk),
        ...serverArticles(tools.desk),
        ...serverSources(tools.desk),
      }
      const items = Object.values(bad).map(([title, text], at): TestItem => ({
        guid: `bad-${at}`,
        title: escaped(title),
        text: escaped(text),
        link: `https://harbour.example/${at}`,
        published: '2026-03-02T09:00:00Z',
      }))
      tools.web.set('https://harbour.example/feed', rss(items))
      await hub.followSource({
        address: 'https://harbour.example/feed',
        name: '',
        category: 'general',
        frequency: 'hourly',
      })
      await joinEntries.run(tools, {})

      const { waiting, stale } = await tools.db.one(
        Counts,
        sql`select (select count(*) from entries_waiting) as waiting, (select count(*) from stale_articles) as stale`,
      )
      expect([waiting, stale]).toEqual([0, 0])
      const folders = await hub.listFolders({ search: '' })
      const listed = await Promise.all(
        folders.map(({ id }) => hub.listFolderArticles({ folder: id, period: 'week', search: '' })),
      )
      const articles = listed.flatMap((page) => page.articles)
      expect(articles.length).toBeGreaterThanOrEqual(Object.keys(bad).length - 2)
      for (const { id, title } of articles) {
        expect(title.trim()).not.toBe('')
        const page = await hub.getArticle({ id })
        expect(page.coverage.length).toBeGreaterThan(0)
        for (const { text, citations } of [...page.summarySentences, ...page.paragraphs.flat()]) {
          expect(citations[0]!.end - citations[0]!.start).toBe(text.length)
        }
      }
    },
    patient(60_000),
  )
})

const Counts = z.object({ waiting: z.int(), stale: z.int() })
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
