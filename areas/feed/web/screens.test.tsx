import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, test } from 'vitest'
import { askKeepers, type Api, type Ask } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'
import { Answers } from '#web/asking/answers.ts'
import { NowContext } from '#web/place/clock.tsx'
import { pageInMemory } from '#web/place/page-keepers.ts'
import { askDemo } from '#web/demo.ts'
import { Store } from '#web/place/store.ts'
import { PageProvider } from '#web/place/page.tsx'
import type { sources } from '#areas/sources/contract.ts'
import { demoSources } from '#areas/sources/demo/api.ts'
import type { feed } from '../contract.ts'
import { demoFeed } from '../demo/api.ts'
import { AddFeedScreen } from '#areas/sources/web/finding/AddFeedScreen.tsx'
import { FeedScreen } from './FeedScreen.tsx'
import { HubToolbar } from './toolbar/HubToolbar.tsx'

type Hub = Api<typeof feed> & Api<typeof sources>

const now = new Date('2026-11-21T09:00:00Z')
const bareHub = {
  id: 'hub',
  name: 'News Hub',
  sourceCount: 0,
  hasArticle: false,
  filters: [],
  viewModes: [],
  timeFilters: [],
}
const anchors = [
  'breaking-news',
  'top-headlines',
  'trending-topics',
  'articles-grid',
  'articles-list',
]

/** Renders the first HTML of a screen with given answers, as the server does. */
async function render(screen: React.ReactElement, changes: Partial<Hub> = {}) {
  const demo = askDemo(now)
  const changed = askKeepers({ feed: changes, sources: changes })
  const ask: Ask = (operation, input) => {
    const [, name] = operation.path.split('/')
    return name! in changes ? changed(operation, input) : demo(operation, input)
  }
  const { prelude } = await prerender(
    <AnswersContext value={new Answers()}>
      <AskContext value={ask}>
        <NowContext value={new Store(now)}>
          <PageProvider keeper={pageInMemory('', '/news-hub/feed')}>{screen}</PageProvider>
        </NowContext>
      </AskContext>
    </AnswersContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => {} },
  )
  return new Response(prelude).text()
}

const text = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
const times = (html: string, part: string) => html.split(part).length - 1

describe('the first HTML of the feed', () => {
  let html = ''
  beforeAll(async () => {
    html = await render(<FeedScreen />)
  })

  test('[FEED-003, FEED-008] holds each anchor once, the blocks in their order', () => {
    const places = anchors.map((id) => html.indexOf(`id="${id}"`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const id of anchors) expect(times(html, `id="${id}"`), id).toBe(1)
  })

  test('[FEED-040] holds no article of a closed folder', () => {
    expect(times(html, 'class="folder"')).toBeGreaterThan(5)
    expect(html).not.toContain('article-item')
  })

  test('[FEED-022] holds twelve headlines, all of them closed', () => {
    expect(times(html, 'class="headline"')).toBe(12)
    expect(html).not.toContain('headline-gist')
  })

  test('carries no style attribute, which the page may not have', () => {
    expect(html).not.toMatch(/\sstyle="/)
  })
})

describe('Breaking News', () => {
  test('[FEED-016] has no controls for a single item', async () => {
    const [only] = await demoFeed({ now }).listBreaking({})
    const html = await render(<FeedScreen />, { listBreaking: async () => [only!] })
    expect(html).toContain(only!.title)
    for (const label of ['Previous', 'Next', 'Pause', 'Choose an item']) {
      expect(html).not.toContain(`aria-label="${label}"`)
    }
  })

  test('[FEED-016] has controls for two', async () => {
    const two = (await demoFeed({ now }).listBreaking({})).slice(0, 2)
    const html = await render(<FeedScreen />, { listBreaking: async () => two })
    // The first item appears without an animation; only later ones have it.
    expect(html).not.toContain('data-turned')
    for (const label of ['Previous', 'Next', 'Pause', 'Item 2']) {
      expect(html).toContain(`aria-label="${label}"`)
    }
    expect(html).not.toContain('aria-label="Item 3"')
  })

  test('says in one line that nothing is breaking', async () => {
    const html = await render(<FeedScreen />, { listBreaking: async () => [] })
    expect(text(html)).toContain('No breaking news right now.')
  })
})

describe('a hub that has nothing to show yet', () => {
  const empty: Partial<Hub> = {
    getHub: async () => ({ ...bareHub, sourceCount: 0 }),
    listSources: async () => [],
  }

  test('offers three ways to begin', async () => {
    const words = text(await render(<FeedScreen />, empty))
    for (const way of ['Paste an address', 'Import OPML', 'Try the sample newswire']) {
      expect(words).toContain(way)
    }
  })

  test('says that the first articles are on their way', async () => {
    const sources = await demoSources({ now }).listSources({})
    const html = await render(<FeedScreen />, {
      getHub: async () => ({ ...bareHub, sourceCount: 8 }),
      listSources: async () => sources,
    })
    expect(text(html)).toContain('8 sources are being fetched for the first time.')
  })

  test('leads to what went wrong when every source fails', async () => {
    const sources = (await demoSources({ now }).listSources({})).filter(
      ({ health }) => health.state === 'failing',
    )
    const html = await render(<FeedScreen />, {
      getHub: async () => ({ ...bareHub, sourceCount: 1 }),
      listSources: async () => sources,
    })
    expect(text(html)).toContain('None of your sources could be read')
    expect(html).toContain('href="/news-hub/add-feed"')
  })

  test('tells what the pipeline is doing', async () => {
    const progress = {
      ...{ fetching: 3, waitingFeeds: 0, waitingEntries: 30_400, articles: 0 },
      secondsLeft: 170,
    }
    const html = await render(<FeedScreen />, { ...empty, getProgress: async () => progress })
    expect(text(html)).toContain('30,400 entries to join (at least 3 minutes), fetching 3 feeds')
  })
})

test('a panel that fails leaves the others alone', async () => {
  const html = await render(<FeedScreen />, {
    listHeadlines: async () => {
      throw new Problem('unavailable', 'The headlines are resting.')
    },
  })
  expect(html).toContain('id="breaking-news"')
  expect(times(html, 'class="folder"')).toBeGreaterThan(5)
})

describe('the first HTML of Add Feed', () => {
  test('[TOOLS-028] marks the address and the name as required, and nothing else', async () => {
    const html = await render(<AddFeedScreen />)
    expect(text(html)).toContain('Feed URL *')
    expect(text(html)).toContain('Feed name *')
    expect(times(text(html), '*')).toBe(2)
  })

  test('a hub that reads the name from the feed does not ask for it', async () => {
    const getSourceForm: Hub['getSourceForm'] = async () => ({
      requiresName: false,
      categories: [],
      popular: [],
    })
    const words = text(await render(<AddFeedScreen />, { getSourceForm }))
    expect(words).toContain('Feed URL *')
    expect(words).not.toContain('Feed name *')
  })

  test('[TOOLS-055] shows name, address and category of every popular source', async () => {
    const html = await render(<AddFeedScreen />)
    const { popular } = await demoSources({ now }).getSourceForm({})
    // The form offers the same categories.
    const list = html.slice(html.indexOf('aria-label="Quick add"'))
    const entries = list.slice(0, list.indexOf('</ul>')).split('<li').slice(1).map(text)
    expect(entries).toHaveLength(popular.length)
    for (const [index, { name, address, category }] of popular.entries()) {
      expect(entries[index]).toContain(name)
      expect(entries[index]).toContain(address)
      expect(entries[index]!.toLowerCase()).toContain(category)
    }
  })

  test('a hub with hundreds of sources draws the first fifty, and says how many there are', async () => {
    const [one] = await demoSources({ now }).listSources({})
    const followed = Array.from({ length: 450 }, (_, at) => ({ ...one!, id: `source-${at}` }))
    const html = await render(<AddFeedScreen />, { listSources: async () => followed })
    expect(times(html, 'class="source-row"')).toBe(50)
    expect(html).toContain('aria-label="450 sources"')
    expect(text(html)).toContain('Show more (400 sources left)')
  })

  test('tells for every source how it is doing, and what to do about it', async () => {
    const words = text(await render(<AddFeedScreen />))
    for (const { name, health } of await demoSources({ now }).listSources({})) {
      expect(words).toContain(name)
      if (health.message) expect(words).toContain(health.message)
    }
    for (const word of ['Working', 'Failing', 'Ended', 'Not fetched yet'])
      expect(words).toContain(word)
  })
})

describe('the first HTML of the toolbar of a hub', () => {
  test('has its name, its pages and its search, and no views where there are none', async () => {
    const html = await render(<HubToolbar />, { getHub: async () => bareHub })
    expect(html).toContain('News Hub')
    expect(html).toContain('Personalization Profiles')
    expect(html).toContain('Search articles')
    expect(html).not.toMatch(/role="(tab|radiogroup)"/)
  })

  test('has a second row where there is something to choose', async () => {
    const words = text(await render(<HubToolbar />))
    for (const word of ['For You', 'Topics', 'Synth', 'Year', 'Customize']) {
      expect(words).toContain(word)
    }
  })
})
