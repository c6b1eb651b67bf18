import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { performRuns } from '#platform/runs/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { RuleAction, RuleCondition, RuleDraft } from '../contract.ts'
import { followWriting } from '#areas/articles/server/writing/after-writing.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import {
  serverNotificationMarks,
  serverNotifications,
} from '#platform/notifications/server/notifications.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { actOnAged } from './applying/apply-rules.ts'
import { applyToPast } from './applying/apply-to-past.ts'
import { serverRuleEditor } from './rule-editor-api.ts'
import { serverRules } from './rules-api.ts'
import { draftOf, storeArticles, type TestArticle } from './test-rules.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const editor = () => serverRuleEditor(tools.desk)
const rules = () => serverRules(tools.desk)
const hub = () => ({ ...serverFeed(tools.desk), ...serverArticles(tools.desk) })
const saved = () => serverSaved(tools.desk)
const store = (articles: TestArticle[]) => storeArticles(tools, articles)

/** Stores articles as if they had just arrived. */
async function comeIn(articles: TestArticle[]): Promise<number[]> {
  const ids = await store(articles)
  await tools.db.transaction((db) => followWriting(db, ids, tools))
  return ids
}

async function switchOn(draft: Partial<RuleDraft>): Promise<string> {
  const { id } = await editor().saveRule(draftOf(draft))
  await rules().setRuleEnabled({ id, enabled: true })
  await performRuns(tools, applyToPast)
  return id
}

const titlesIn = async (folder = 'General') => {
  const page = await hub().listFolderArticles({ folder, period: 'year', search: '' })
  return page.articles.map(({ title }) => title)
}
const changedBy = async (rule: string) =>
  (await editor().listChangedArticles({ rule })).articles.map(({ title }) => title)
const previewed = async (draft: Partial<RuleDraft>) => {
  const { count, articles } = await editor().previewRule({ rule: draftOf(draft) })
  expect(articles).toHaveLength(count)
  return articles.map(({ title }) => title)
}

/** All rows that rules can store, to compare them before and after. */
async function marks(): Promise<string[]> {
  const rows = await tools.db.many(
    z.object({ mark: z.string() }),
    sql`select 'away ' || article_id || state as mark from articles_put_away
        union all select 'saved ' || article_id from saved_articles
        union all select 'read ' || article_id from article_reads
        union all select 'tag ' || article_id || tag from article_tags
        union all select 'move ' || article_id || category from article_moves
        union all select 'boost ' || article_id || amount from article_boosts
        union all select 'translation ' || article_id || language from article_translations
        union all select 'notice ' || article_id from notifications
        union all select 'did ' || article_id || did from rule_effects order by 1`,
  )
  return rows.map(({ mark }) => mark)
}

describe('conditions', () => {
  const articles: TestArticle[] = [
    { title: 'Harbour opens', category: 'Business', sources: 3 },
    { title: 'Hafen öffnet wieder', language: 'de', daysAgo: 40 },
    {
      ...{ title: 'Harbourside flats for sale', daysAgo: 10, sources: 2 },
      link: 'https://www.youtube.com/shorts/AAAAAAAAAAA',
    },
    { title: '東京の港が開く', language: 'ja', text: '港' },
  ]
  const one = (condition: RuleCondition) => previewed({ conditions: [condition] })

  test.each<[string, RuleCondition, number[]]>([
    ['whole words', { about: 'words', not: false, words: ['HARBOUR'], where: 'title' }, [0]],
    [
      'any of the words',
      { about: 'words', not: false, words: ['hafen', 'flats'], where: 'title' },
      [1, 2],
    ],
    ['words with umlauts', { about: 'words', not: false, words: ['ÖFFNET'], where: 'title' }, [1]],
    [
      'words where none are parted',
      { about: 'words', not: false, words: ['東京'], where: 'title' },
      [3],
    ],
    [
      'words anywhere',
      { about: 'words', not: false, words: ['harbour  master'], where: 'anywhere' },
      [0, 1, 2],
    ],
    ['no such words', { about: 'words', not: true, words: ['harbour'], where: 'title' }, [1, 2, 3]],
    ['words of signs', { about: 'words', not: false, words: ['.*'], where: 'anywhere' }, []],
    [
      'a pattern',
      { about: 'pattern', not: false, pattern: '^har.*(opens|sale)$', where: 'title' },
      [0, 2],
    ],
    [
      'no such pattern',
      { about: 'pattern', not: true, pattern: 'harbour', where: 'title' },
      [1, 3],
    ],
    ['age', { about: 'age', not: false, days: 30 }, [1]],
    ['youth', { about: 'age', not: true, days: 9 }, [0, 3]],
    ['category', { about: 'category', not: false, categories: ['Business', 'Space'] }, [0]],
    ['language', { about: 'language', not: false, languages: ['de', 'ja'] }, [1, 3]],
    ['another language', { about: 'language', not: true, languages: ['en'] }, [1, 3]],
    ['source count', { about: 'source-count', not: false, atLeast: 2 }, [0, 2]],
    ['a link', { about: 'link', not: false, parts: ['/Shorts/', '/none/'] }, [2]],
    ['another link', { about: 'link', not: true, parts: ['/shorts/'] }, [0, 1, 3]],
    ['source', { about: 'source', not: false, sources: ['source-3'] }, [0, 2]],
    ['a deleted source', { about: 'source', not: false, sources: ['source-x'] }, []],
    ['quality', { about: 'quality', not: false, under: 0.8 }, [3]],
  ])('%s', async (_, condition, expected) => {
    await store(articles)
    expect((await one(condition)).sort()).toEqual(expected.map((at) => articles[at]!.title).sort())
  })

  test('length, of the report that takes longest to read or to play, in any script', async () => {
    const [english, chinese, russian] = [4000, 1600, 4000]
    await store([
      { title: 'Short notice' },
      { title: 'Long read', text: 'a'.repeat(english) },
      { title: '长文', language: 'zh-Hans', text: '码'.repeat(chinese) },
      { title: 'Долгое чтение', language: 'ru', text: 'ж'.repeat(russian) },
      { title: 'Whole page' },
      { title: 'Episode' },
    ])
    await tools.db.run(sql`
      insert into entry_full_texts (entry_id, host, state, next_try_at, text)
      select id, 'a.example', 'fetched', now(), repeat('a', 5000) from entries where title = 'Whole page'`)
    await tools.db.run(sql`
      update entries set enclosures = '[{"url": "https://a.example/1.mp3", "seconds": 240}, {"url": "https://a.example/1.png"}]'
      where title = 'Episode'`)
    const long = ['Episode', 'Long read', 'Whole page', 'Долгое чтение', '长文']
    expect((await one({ about: 'length', not: false, minutes: 3 })).toSorted()).toEqual(long)
    expect(await one({ about: 'length', not: true, minutes: 3 })).toEqual(['Short notice'])
    const longest = await one({ about: 'length', not: false, minutes: 4 })
    expect(longest.toSorted()).toEqual(['Episode', 'Whole page'])
  })

  test('a category of the reader, by what they moved or filed, and not by what rules did', async () => {
    await store(articles)
    const own: RuleCondition = { about: 'category', not: false, categories: ['own:harbours'] }
    const business: RuleCondition = { about: 'category', not: false, categories: ['Business'] }
    await tools.db.run(sql`
      insert into articles_filed (reader_id, article_id, folder)
      select ${tools.readerId}, id, 'own:harbours' from articles where title = 'Hafen öffnet wieder'`)
    await tools.db.run(sql`
      insert into article_moves (reader_id, article_id, category)
      select ${tools.readerId}, id, 'own:harbours' from articles where title = 'Harbour opens'`)
    expect((await one(own)).sort()).toEqual(['Hafen öffnet wieder', 'Harbour opens'])
    expect(await one(business)).toEqual([])
    const { id } = await editor().saveRule(draftOf({ name: 'Harbours' }))
    await tools.db.run(sql`update article_moves set rule_id = ${id}`)
    expect(await one(own)).toEqual(['Hafen öffnet wieder'])
    expect(await one(business)).toEqual(['Harbour opens'])
  })

  test('all or any of the conditions', async () => {
    await store(articles)
    const conditions: RuleCondition[] = [
      { about: 'words', not: false, words: ['hafen'], where: 'title' },
      { about: 'source-count', not: false, atLeast: 2 },
    ]
    expect(await previewed({ conditions, match: 'all' })).toEqual([])
    expect(await previewed({ conditions, match: 'any' })).toHaveLength(3)
  })

  test('another reader’s articles are left alone', async () => {
    await store(articles)
    await tools.db.run(sql`delete from sources`)
    expect(await previewed({ conditions: [{ about: 'age', not: true, days: 900 }] })).toEqual([])
  })
})

test('the articles of a topic', async () => {
  const [id] = (await store([{ title: 'Harbour opens' }, { title: 'Harbour closes' }])) as [number]
  await tools.db.run(sql`
    insert into topics (id, reader_id, title, sources, tone, style, include_keywords, exclude_keywords,
      highlight_words, summarization_instructions, min_source_count, require_image, created_at)
    values ('topic-1', ${tools.readerId}, 'The sea', '{All sources}', 'neutral', 'brief', '{tide}', '{}', '{}', '',
      1, false, ${tools.now()})`)
  await tools.db.run(sql`
    insert into topic_articles values (${tools.readerId}, 'topic-1', ${id}, ${tools.now()}, false)`)
  const conditions: RuleCondition[] = [{ about: 'topic', not: false, topics: ['topic-1'] }]
  expect(await previewed({ conditions })).toEqual(['Harbour opens'])
})

test.each([
  ['(a+)+\\1', /Backreferences/],
  ['a(?=b)', /Lookahead and lookbehind/],
  ['(a', /not valid: missing closing/],
])('the pattern %s is refused with a message', async (pattern, words) => {
  expect(await editor().checkPattern({ pattern })).toMatch(words)
  const conditions: RuleCondition[] = [{ about: 'pattern', not: false, pattern, where: 'anywhere' }]
  await expect(editor().saveRule(draftOf({ conditions }))).rejects.toThrow(words)
  await expect(editor().previewRule({ rule: draftOf({ conditions }) })).rejects.toThrow(words)
})

test('a pattern that would run for ever in other engines ends', async () => {
  await store([{ title: `${'a'.repeat(5000)}!`, text: 'x' }])
  const pattern = '^(a+)+$'
  expect(await editor().checkPattern({ pattern })).toBeNull()
  expect(
    await previewed({ conditions: [{ about: 'pattern', not: false, pattern, where: 'title' }] }),
  ).toEqual([])
})

test('a rule does exactly what its preview shows, with reasons, and undoing restores everything', async () => {
  await store([{ title: 'Harbour opens' }, { title: 'Bakery wins' }, { title: 'Harbour closes' }])
  const draft = draftOf({
    conditions: [{ about: 'words', not: false, words: ['harbour'], where: 'title' }],
  })
  const preview = await editor().previewRule({ rule: draft })
  expect(preview).toMatchObject({
    count: 2,
    articles: [
      { title: 'Harbour closes', reasons: ['Contains “Harbour”'] },
      { title: 'Harbour opens', reasons: ['Contains “Harbour”'] },
    ],
    next: null,
  })
  expect(await titlesIn()).toHaveLength(3)
  const before = await marks()

  const id = await switchOn(draft)
  expect(await titlesIn()).toEqual(['Bakery wins'])
  expect(await changedBy(id)).toEqual(['Harbour closes', 'Harbour opens'])
  expect(await editor().listWork({})).toMatchObject([{ id, changed: 2, isBusy: false }])
  expect((await editor().previewRule({ rule: { ...draft, id } })).count).toBe(0)

  expect(await editor().undoRule({ id })).toEqual({ articles: 2 })
  expect(await titlesIn()).toHaveLength(3)
  expect(await marks()).toEqual(before)
  expect(await rules().listRules({})).toMatchObject([{ enabled: false }])
})

test('every action does something real, once, and names its rule', async () => {
  const [id] = (await store([{ title: 'Harbour opens' }])) as [number]
  const actions: RuleAction[] = [
    { do: 'save' },
    { do: 'tag', tag: 'sea' },
    { do: 'move', category: 'Space' },
    { do: 'notify' },
    { do: 'read' },
    { do: 'boost', amount: 2 },
    { do: 'translate', language: 'de' },
  ]
  await switchOn({ name: 'The sea', actions })
  const once = await marks()
  await tools.db.transaction((db) => followWriting(db, [id], tools))
  expect(await marks()).toEqual(once)

  expect(await titlesIn('Space')).toEqual(['Harbour opens'])
  expect(await titlesIn('General')).toEqual([])
  expect(await hub().listFolders({ search: '' })).toMatchObject([
    { id: 'Space', totalArticleCount: 1, readArticleCount: 1 },
  ])
  expect((await saved().getSaved({})).articles).toHaveLength(1)
  expect(await hub().getArticle({ id })).toMatchObject({
    isRead: true,
    category: 'Space',
    marks: [
      {
        name: 'The sea',
        did: [
          'Ranked 2 steps higher',
          'Moved to Space',
          'Announced',
          'Marked as read',
          'Saved',
          'Tagged “sea”',
        ],
      },
    ],
  })
})

test('a notification by a rule waits in the bell until it is seen, and disappears with the undo', async () => {
  const bell = serverNotifications(tools.desk)
  expect(await bell.hasNew({})).toBe(false)
  const [id] = (await store([{ title: 'Harbour opens' }])) as [number]
  const rule = await switchOn({ name: 'The sea', actions: [{ do: 'notify' }] })
  expect(await bell.listNotifications({})).toMatchObject([
    {
      title: 'Harbour opens',
      text: 'Found by your rule “The sea”.',
      page: `/news-hub/feed?article=${id}`,
    },
  ])
  expect(await bell.hasNew({})).toBe(true)
  await serverNotificationMarks(tools.desk).markSeen({})
  expect(await bell.hasNew({})).toBe(false)
  await editor().undoRule({ id: rule })
  expect(await bell.listNotifications({})).toEqual([])
})

test('new articles are acted on as they are written', async () => {
  const id = await switchOn({})
  await comeIn([{ title: 'Harbour opens' }, { title: 'Bakery wins', text: 'Bread' }])
  expect(await titlesIn()).toEqual(['Bakery wins'])
  expect(await changedBy(id)).toEqual(['Harbour opens'])
})

test('a rule that fails does not hold up news', async () => {
  const id = await switchOn({})
  await tools.db.run(sql`
    update rules set definition = jsonb_set(definition, '{conditions,0}',
      '{"about":"pattern","not":false,"pattern":"(","where":"title"}') where id = ${id}`)
  await comeIn([{ title: 'Harbour opens' }])
  expect(await titlesIn()).toEqual(['Harbour opens'])
})

describe('what the reader did', () => {
  test('stays when a rule is undone', async () => {
    const [id, other] = (await store([
      { title: 'Harbour opens' },
      { title: 'Harbour closes' },
    ])) as [number, number]
    await saved().saveArticle({ article: id })
    await hub().markRead({ id })
    const before = await marks()
    const rule = await switchOn({ actions: [{ do: 'save' }, { do: 'read' }] })
    expect(await changedBy(rule)).toEqual(['Harbour closes'])
    // The rule has saved the article already; then the reader saves it, too.
    await saved().saveArticle({ article: other })
    await editor().undoRule({ id: rule })
    expect(await marks()).toEqual([...before, `saved ${other}`].sort())
  })

  test('is not changed back by a rule that they contradicted', async () => {
    const [id] = (await store([{ title: 'Harbour opens' }])) as [number]
    await switchOn({ actions: [{ do: 'save' }] })
    await saved().removeSaved({ kind: 'articles', id: String(id) })
    await tools.db.transaction((db) => followWriting(db, [id], tools))
    expect((await saved().getSaved({})).articles).toEqual([])
  })
})

test('undoing one article is permanent, and leaves the others', async () => {
  const [id] = (await store([{ title: 'Harbour opens' }, { title: 'Harbour closes' }])) as [number]
  const rule = await switchOn({})
  await editor().undoArticle({ rule, article: id })
  await tools.db.transaction((db) => followWriting(db, [id], tools))
  await rules().setRuleEnabled({ id: rule, enabled: true })
  await performRuns(tools, applyToPast)
  expect(await titlesIn()).toEqual(['Harbour opens'])
  expect(await changedBy(rule)).toEqual(['Harbour closes'])
})

test('a rule about age acts when an article reaches that age', async () => {
  await store([
    { title: 'Harbour opens', daysAgo: 29 },
    { title: 'Bakery wins', daysAgo: 31 },
  ])
  await switchOn({
    conditions: [{ about: 'age', not: false, days: 30 }],
    actions: [{ do: 'archive' }],
  })
  expect(await titlesIn()).toEqual(['Harbour opens'])
  await actOnAged.run(tools, {})
  expect(await titlesIn()).toEqual(['Harbour opens'])
  tools.setNow(new Date(tools.now().getTime() + 2 * 86_400_000))
  await actOnAged.run(tools, {})
  await actOnAged.run(tools, {})
  expect(await titlesIn()).toEqual([])
})

describe('two rules that disagree', () => {
  const words: RuleCondition[] = [
    { about: 'words', not: false, words: ['harbour'], where: 'title' },
  ]

  test('the upper one wins, and the screen shows where', async () => {
    await store([{ title: 'Bakery wins' }])
    const hides = await switchOn({ name: 'Hider', conditions: words })
    const saves = await switchOn({ name: 'Saver', conditions: words, actions: [{ do: 'save' }] })
    expect(await editor().listConflicts({})).toEqual([])
    const [id] = (await comeIn([{ title: 'Harbour opens' }])) as [number]
    expect(await titlesIn()).toEqual(['Bakery wins'])
    expect(await saved().isArticleSaved({ article: id })).toBe(false)
    expect(await editor().listConflicts({})).toEqual([
      {
        upper: { id: hides, name: 'Hider' },
        lower: { id: saves, name: 'Saver' },
        upperWants: 'hides',
        lowerWants: 'saves',
        count: 1,
        examples: [{ id, title: 'Harbour opens' }],
      },
    ])

    await editor().moveRule({ id: saves, to: 0 })
    expect((await rules().listRules({})).map(({ name }) => name)).toEqual(['Saver', 'Hider'])
    const [next] = (await comeIn([{ title: 'Harbour closes' }])) as [number]
    expect(await saved().isArticleSaved({ article: next })).toBe(true)
    expect(await titlesIn()).toEqual(['Harbour closes', 'Bakery wins'])
  })

  test('the lower one acts when the upper one is undone', async () => {
    const [id] = (await store([{ title: 'Harbour opens' }])) as [number]
    const hides = await switchOn({ conditions: words })
    await switchOn({ conditions: words, actions: [{ do: 'save' }] })
    expect(await saved().isArticleSaved({ article: id })).toBe(false)
    await editor().removeRule({ id: hides, undo: true })
    await performRuns(tools, applyToPast)
    expect(await saved().isArticleSaved({ article: id })).toBe(true)
  })

  test('a preview says so before the rule is saved', async () => {
    await store([{ title: 'Harbour opens' }])
    await editor().saveRule(draftOf({ name: 'Hider', conditions: words }))
    const draft = draftOf({ name: 'Saver', conditions: words, actions: [{ do: 'save' }] })
    const { conflicts } = await editor().previewRule({ rule: draft })
    expect(conflicts).toMatchObject([
      { upper: { name: 'Hider' }, lower: { name: 'Saver' }, count: 1 },
    ])
  })
})

test('a deleted rule leaves its changes, or undoes them if asked to', async () => {
  await store([{ title: 'Harbour opens' }])
  const first = await switchOn({})
  await editor().removeRule({ id: first, undo: false })
  expect(await titlesIn()).toEqual([])
  await tools.db.run(sql`delete from articles_put_away`)
  const second = await switchOn({})
  await editor().removeRule({ id: second, undo: true })
  expect(await titlesIn()).toEqual(['Harbour opens'])
  expect(await rules().listRules({})).toEqual([])
})

test('acts of a rule are carried over when articles are merged, and come back with the undo', async () => {
  const [from, into] = (await store([
    { title: 'Harbour opens' },
    { title: 'Bakery wins', text: 'Bread' },
  ])) as [number, number]
  const rule = await switchOn({ actions: [{ do: 'tag', tag: 'sea' }, { do: 'hide' }] })
  await tools.db.transaction((db) => mergeArticles(db, hangingOn(tools.extensions), { from, into }))
  expect(await changedBy(rule)).toEqual(['Bakery wins'])
  await editor().undoRule({ id: rule })
  expect(await marks()).toEqual([])
})

test('the ready-made rules are offered until they are taken', async () => {
  const { offers } = await editor().getRuleForm({})
  expect(offers.map(({ name }) => name)).toEqual([
    'Archive over 30 days',
    'Spam: quality under 0.3',
    'Leave out YouTube Shorts',
  ])
  await store([
    {
      title: 'BUY NOW!!! CHEAP WATCHES!!!',
      text: 'Limited offer! Click here! Free shipping! Order now!',
    },
    { title: 'Council votes for a crane on the pier' },
    { title: 'An old story from the quay', daysAgo: 45 },
  ])
  expect(await previewed(offers[0]!)).toEqual(['An old story from the quay'])
  const spam = await editor().previewRule({ rule: offers[1]! })
  expect(spam.articles).toMatchObject([
    {
      title: 'BUY NOW!!! CHEAP WATCHES!!!',
      reasons: [expect.stringMatching(/^Quality score 0.*words that sell/)],
    },
  ])
  await switchOn(offers[0]!)
  expect((await editor().getRuleForm({})).offers).toHaveLength(2)
})

test('a long past is previewed a page at a time', async () => {
  await store(Array.from({ length: 45 }, (_, at) => ({ title: `Harbour ${at}` })))
  const rule = draftOf({})
  const first = await editor().previewRule({ rule })
  expect(first).toMatchObject({ count: 45, next: expect.any(Number) })
  const second = await editor().previewRule({ rule, before: first.next! })
  const third = await editor().previewRule({ rule, before: second.next! })
  const all = [first, second, third].flatMap(({ articles }) => articles.map(({ id }) => id))
  expect(new Set(all).size).toBe(45)
  expect(third.next).toBeNull()
})
