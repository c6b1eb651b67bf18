import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { FeedModule, ModuleSettings } from '../../contracts/feed-settings.ts'
import type { FolderDraft } from '../../folder-settings.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '../api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { writeStale } from '#areas/articles/server/writing/write-stale.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { serverFeedSettings } from './api.ts'
import { editFolder, publish } from './test-articles.ts'

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`
const ship = {
  title: 'Rocket lifts a weather satellite into orbit from the coastal launch pad',
  text: 'A rocket lifted the satellite Perla into orbit from the launch pad at Cape Orrin on Monday.',
}
const breach = {
  title: 'Hackers used ransomware to steal passwords in a harbour data breach',
  text: 'Hackers who used ransomware stole 4,000 passwords from the harbour of Port Ansel, its master said.',
}
const stocks = {
  title: 'Stocks slide as investors weigh the interest rate path and bond yields climb',
  text: 'Stocks in Port Ansel fell on Monday while investors weighed interest rates and bond yields rose.',
}

const zId = z.object({ id: z.int() })
let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const settings = () => serverFeedSettings(tools.desk)
const edit = (id: string, changes: Partial<FolderDraft> = {}) => editFolder(tools, id, changes)
const titlesIn = async (folder: string) => {
  const { articles } = await hub().listFolderArticles({ folder, period: 'year', search: '' })
  return articles.map(({ title }) => title)
}
const counts = async () => {
  const folders = await hub().listFolders({ search: '' })
  return Object.fromEntries(folders.map(({ id, totalArticleCount }) => [id, totalArticleCount]))
}

describe('a folder', () => {
  beforeEach(async () => {
    await publish(tools, 'Harbour Gazette', [
      { ...ship, published: at(8) },
      { ...breach, published: at(9) },
    ])
    await publish(tools, 'Evening Courier', [{ ...stocks, published: at(10) }])
  })

  test('that nobody touched takes in its category from every source', async () => {
    const untouched = await settings().getFolderSettings({ folder: 'Space' })
    expect(untouched).toMatchObject({ id: 'Space', sources: ['Every source'], includeKeywords: [] })
    expect(await counts()).toEqual({ Space: 1, Cybersecurity: 1, Markets: 1 })
  })

  test('takes in what speaks of its keywords, whatever the subject, and the counts follow', async () => {
    await edit('Space', { includeKeywords: ['password'] })
    expect(await titlesIn('Space')).toEqual([breach.title, ship.title])
    expect(await titlesIn('Cybersecurity')).toEqual([])
    expect(await counts()).toEqual({ Space: 2, Markets: 1 })
    const [article] = await hub().listHeadlines({ period: 'today', search: 'ransomware' })
    expect(article!.category).toBe('Space')
    expect(tools.announced).toContainEqual({ area: 'articles' })

    await edit('Space')
    expect(await counts()).toEqual({ Space: 1, Cybersecurity: 1, Markets: 1 })
  })

  test('keeps out what holds an excluded word, and stays there to be edited', async () => {
    await edit('Cybersecurity', { excludeKeywords: ['Port Ansel'] })
    expect(await titlesIn('Cybersecurity')).toEqual([])
    expect(await counts()).toEqual({ Space: 1, Markets: 1, Cybersecurity: 0 })
    expect(await hub().listHeadlines({ period: 'today', search: '' })).toHaveLength(3)
  })

  test('takes in only what one of its sources carries', async () => {
    const saved = await edit('Space', { sources: ['evening courier'] })
    expect(saved.sources).toEqual(['Evening Courier'])
    expect(await counts()).toEqual({ Space: 0, Cybersecurity: 1, Markets: 1 })
    await edit('Space', { sources: ['Evening Courier', 'Harbour Gazette'] })
    expect(await counts()).toEqual({ Space: 1, Cybersecurity: 1, Markets: 1 })
  })

  test('files what is written later, too', async () => {
    await edit('Markets', { includeKeywords: ['tug boat'] })
    await publish(tools, 'Pier Letter', [
      { title: 'A tug boat in the fog', text: 'A tug boat met the fog.', published: at(11) },
    ])
    expect(await titlesIn('Markets')).toEqual(['A tug boat in the fog', stocks.title])
  })

  test('explains what it cannot take, and keeps what it had', async () => {
    await edit('Space', { includeKeywords: ['passwords'] })
    await expect(edit('Space', { sources: ['The Void'] })).rejects.toThrow(
      'You follow no source called “The Void”.',
    )
    await expect(edit('Space', { sources: [] })).rejects.toThrow('At least one source is required')
    await expect(edit('Space', { includeKeywords: ['🙂'] })).rejects.toThrow('no letters or digits')
    await expect(edit('Nowhere')).rejects.toThrow('That folder no longer exists.')
    const kept = await settings().getFolderSettings({ folder: 'Space' })
    expect(kept.includeKeywords).toEqual(['passwords'])
  })

  test('takes any keyword as words, never as a question to the database', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 30 }), async (keyword) => {
        const [saved] = await Promise.allSettled([edit('Space', { includeKeywords: [keyword] })])
        if (saved.status === 'rejected')
          expect(String(saved.reason)).toMatch(/no letters or digits|cannot be stored/)
        expect((await counts())['Markets'] ?? 0).toBeLessThanOrEqual(1)
      }),
      { numRuns: 25 },
    )
  })
})

describe('headlines and breaking news', () => {
  /** Reports in different words, because a copy of another report does not count. */
  const words = {
    'the Gazette':
      'The ferry Marta Lind is aground off Cape Oster with 164 aboard, and lifeboats stand by.',
    'the Courier':
      'With 164 people aboard, Marta Lind struck a shoal near Cape Oster; the ferry is aground but upright.',
    'the Letter':
      'Cape Oster: aground since morning, ferry Marta Lind waits for the tide, all 164 aboard being well.',
  }
  const burst = (name: keyof typeof words, hour: number) => ({
    title: `Ferry Marta Lind aground off Cape Oster with 164 aboard, says ${name}`,
    text: words[name],
    published: at(hour),
  })

  beforeEach(async () => {
    await publish(
      tools,
      'Harbour Gazette',
      [burst('the Gazette', 10), { ...ship, published: at(8) }],
      'science',
    )
    await publish(tools, 'Evening Courier', [burst('the Courier', 10)], 'business')
    await publish(
      tools,
      'Pier Letter',
      [burst('the Letter', 11), { ...stocks, published: at(9) }],
      'business',
    )
    await publish(tools, 'Tug Times', [{ ...breach, published: at(7) }], 'technology')
  })

  const choose = (module: FeedModule, changes: Partial<ModuleSettings>) =>
    settings().saveModuleSettings({
      module,
      settings: { personalizationProfile: 'general', selectedSourceTags: [], ...changes },
    })
  const headlines = async () =>
    (await hub().listHeadlines({ period: 'today', search: '' })).map(({ title }) => title)

  test('three outlets at once are breaking, until six hours have passed', async () => {
    const [breaking, ...others] = await hub().listBreaking({})
    expect(breaking).toMatchObject({ sourceCount: 3 })
    expect(others).toEqual([])
    expect(await headlines()).not.toContain(breaking!.title)
    tools.setNow(new Date('2026-03-02T17:01:00Z'))
    expect(await hub().listBreaking({})).toEqual([])
    expect(await headlines()).toContain(breaking!.title)
  })

  test('copies of one report are not breaking', async () => {
    const copy = {
      title: 'Nets for sale',
      text: 'The guild of net makers sells nets.',
      published: at(11),
    }
    for (const name of ['One', 'Two', 'Three', 'Four']) await publish(tools, name, [copy])
    expect(await hub().listBreaking({})).toHaveLength(1)
  })

  test('offer the categories and folders of the sources that the reader follows', async () => {
    await tools.db.run(sql`update sources set folder = '{Ports,North}' where name = 'Tug Times'`)
    const { tags, profiles } = await settings().getModuleChoices({ module: 'headlines' })
    expect(tags.map(({ label }) => label)).toEqual([
      'Business',
      'North',
      'Ports',
      'Science',
      'Technology',
    ])
    expect(profiles[0]!.value).toBe('general')
    await choose('headlines', { selectedSourceTags: ['folder:North'] })
    expect(await headlines()).toEqual([breach.title])
  })

  test('are narrowed by the chosen tags, each module for itself', async () => {
    await choose('headlines', { selectedSourceTags: ['category:science', 'category:technology'] })
    expect((await headlines()).toSorted()).toEqual([breach.title, ship.title].toSorted())
    expect(await hub().listBreaking({})).toHaveLength(1)
    await choose('breaking', { selectedSourceTags: ['category:technology'] })
    expect(await hub().listBreaking({})).toEqual([])
  })

  test('are ranked by the chosen profile', async () => {
    await choose('headlines', { personalizationProfile: 'science' })
    expect((await headlines())[0]).toBe(ship.title)
    await choose('headlines', { personalizationProfile: 'business' })
    expect((await headlines())[0]).toBe(stocks.title)
    await choose('breaking', { personalizationProfile: 'priority' })
    expect(await hub().listBreaking({})).toEqual([])
  })

  test('forget a tag that no source has any more, and refuse one that is not offered', async () => {
    await choose('headlines', { selectedSourceTags: ['category:technology'] })
    await tools.db.run(sql`update sources set category = 'general'`)
    expect((await headlines()).length).toBeGreaterThan(1)
    expect(await settings().getModuleSettings({ module: 'headlines' })).toEqual({
      personalizationProfile: 'general',
      selectedSourceTags: [],
    })
    await expect(choose('headlines', { selectedSourceTags: ['category:void'] })).rejects.toThrow(
      'no longer exists',
    )
  })
})

test(
  'the counts of folders are what their lists hold, whatever happens',
  { timeout: patient(60_000) },
  async () => {
    const items = [ship, breach, stocks].flatMap((item, nth) =>
      [0, 1].map((copy) => ({
        title: `${item.title}, part ${copy} of ${nth}`,
        text: `${item.text} Gauge ${nth * 7 + copy} of pier ${copy * 31 + nth} was read by keeper ${copy}${nth}.`,
        published: new Date(Date.UTC(2026, 1, 1 + nth * 12 + copy * 4)).toISOString(),
      })),
    )
    await publish(tools, 'Harbour Gazette', items.slice(0, 4))
    await publish(tools, 'Evening Courier', items.slice(2))
    const sources = await hub().listSources({})
    const ids = () =>
      tools.db
        .many(zId, sql`select id from articles order by id`)
        .then((rows) => rows.map(({ id }) => id))

    const source = fc.integer({ min: 0, max: sources.length - 1 })
    const nth = fc.nat({ max: 20 })
    const step = fc.oneof(
      fc.record({ do: fc.constant('read' as const), nth }),
      fc.record({ do: fc.constant('hide' as const), nth }),
      fc.record({ do: fc.constant('merge' as const), nth }),
      fc.record({ do: fc.constant('mute' as const), nth: source }),
      fc.record({ do: fc.constant('unmute' as const), nth: source }),
      fc.record({ do: fc.constant('retain' as const), nth: fc.constantFrom(-1, 30) }),
      fc.record({ do: fc.constant('edit' as const), nth: fc.constantFrom(0, 1, 2) }),
    )
    const take = async (all: number[], { do: what, nth }: { do: string; nth: number }) => {
      const id = all[nth % all.length]!
      if (what === 'read') return hub().markRead({ id })
      if (what === 'mute' || what === 'unmute')
        return serverSourceHealth(tools.desk)[`${what}Sources`]({ ids: [sources[nth]!.id] })
      if (what === 'merge' && all.length > 2 && id !== all[0]) {
        await mergeArticles(tools.db, hangingOn(tools.extensions), { from: id, into: all[0]! })
        return writeStale(tools)
      }
      if (what === 'hide')
        return tools.db
          .run(sql`insert into articles_put_away (reader_id, article_id, state, put_away_at)
        values (${tools.readerId}, ${id}, 'archived', now()) on conflict do nothing`)
      if (what === 'retain')
        return serverHubSettings(tools.desk).saveHubSettings({
          retentionDays: nth === 30 ? 30 : -1,
        })
      if (what === 'edit')
        return edit('Space', {
          includeKeywords: nth === 1 ? ['passwords'] : [],
          excludeKeywords: nth === 2 ? ['Perla'] : [],
        })
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const one of steps) await take(await ids(), one)
        for (const folder of await hub().listFolders({ search: '' })) {
          const { articles } = await hub().listFolderArticles({
            folder: folder.id,
            period: 'year',
            search: '',
          })
          const read = articles.filter(({ isRead }) => isRead).length
          expect(folder).toMatchObject({
            totalArticleCount: articles.length,
            readArticleCount: read,
            newArticleCount: articles.length - read,
          })
        }
      }),
      { numRuns: 15 },
    )
  },
)
