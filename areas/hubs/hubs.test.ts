import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Hub, HubSubPage, hubs as contract } from './contract.ts'
import { demoHubs } from './demo/api.ts'
import { sampleHubs } from './demo/hubs.ts'
import { deleteHub, newHub, renameHub } from './hub-changes.ts'
import {
  activeHub,
  feedHubSubPages,
  feedHubTabs,
  hubIdIn,
  isFeedPage,
  shownTab,
  subTabTarget,
} from './hubs.ts'

const [newsHub, lmarena] = sampleHubs as readonly [Hub, Hub]

/** The sample hubs and this many custom hubs. */
function hubsWith(count: number): Hub[] {
  let hubs = [...sampleHubs]
  for (let made = 0; made < count; made++) hubs = [...hubs, newHub(hubs, '/demo', 1000)]
  return hubs
}

describe('the hub switcher', () => {
  test('[DATA-016, DATA-017] every hub and every page of it has its fields', () => {
    for (const hub of hubsWith(2)) {
      expect(Hub.safeParse(hub).success).toBe(true)
      expect(Object.keys(hub)).toEqual(
        expect.arrayContaining(['id', 'name', 'path', 'isSpecial', 'isCustom']),
      )
      for (const subPage of hub.subPages) {
        expect(HubSubPage.safeParse(subPage).success).toBe(true)
        expect(Object.keys(subPage).toSorted()).toEqual(['accent', 'id', 'name', 'path'])
      }
    }
  })

  test('[HUBBAR-001, HUBBAR-007] begins with News Hub and has a special hub for the leaderboard', () => {
    expect(newsHub).toMatchObject({
      name: 'News Hub',
      path: '/demo/news-hub/feed',
      isSpecial: false,
      isCustom: false,
    })
    expect(lmarena).toMatchObject({
      path: '/demo/news-hub/lmarena',
      isSpecial: true,
      isCustom: false,
    })
  })
})

describe('the tabs of a hub', () => {
  test('[HUBBAR-004] are six, in the order of the documents', () => {
    const ids = ['feed', 'add-feed', 'personalize', 'rules', 'settings', 'ai-studio']
    expect(feedHubTabs.map(({ id }) => id)).toEqual(ids)
  })

  test('[HUBBAR-005] only AI Studio is accented', () => {
    const accented = feedHubSubPages('/demo').filter(({ accent }) => accent)
    expect(accented.map(({ id }) => id)).toEqual(['ai-studio'])
  })

  test('[HUBBAR-019, HUBBAR-020] lead below the hub, and to its feed without a path', () => {
    expect(subTabTarget('/demo', undefined)).toBe('/demo/news-hub/feed')
    expect(subTabTarget('/demo', '/rules')).toBe('/demo/news-hub/rules')
    expect(feedHubSubPages('/demo').map(({ path }) => path)).toEqual([
      '/demo/news-hub/feed',
      '/demo/news-hub/add-feed',
      '/demo/news-hub/personalize',
      '/demo/news-hub/rules',
      '/demo/news-hub/settings',
      '/demo/news-hub/ai-studio',
    ])
  })

  test('[HUBBAR-006] the one on show follows from the page', () => {
    const shownAt = (path: string) => shownTab(feedHubSubPages('/demo'), `/demo${path}`)?.id
    for (const { id } of feedHubTabs) expect(shownAt(`/news-hub/${id}`)).toBe(id)
    for (const path of ['/news-hub', '/news-hub/feed/hub-1', '/news-hub/dashboard/x']) {
      expect(shownAt(path)).toBe('feed')
    }
    for (const path of ['/marketplace', '/news-hub/rule', '/news-hub/rules/deeper'])
      expect(shownAt(path)).toBeUndefined()
    expect(shownTab(lmarena.subPages, '/demo/news-hub/lmarena')?.id).toBe('leaderboard')
    expect(shownTab(lmarena.subPages, '/demo/news-hub/lmarena/about')?.id).toBe('about')
  })
})

describe('a new hub', () => {
  test('[HUBBAR-032] counts the custom hubs, also after one was deleted', () => {
    const two = hubsWith(2)
    expect(two.slice(-2).map(({ name }) => name)).toEqual(['Custom Hub 1', 'Custom Hub 2'])
    const one = deleteHub(two, two.at(-2)!.id)
    expect(newHub(one, '/demo', 2000).name).toBe('Custom Hub 2')
  })

  test('[HUBBAR-034, HUBBAR-035] has the time in its id, and its id in its path', () => {
    const hub = newHub(sampleHubs, '/demo', 1_795_262_400_000)
    expect(hub.id).toContain('1795262400000')
    expect(hub.path).toBe(`/demo/news-hub/feed/${hub.id}`)
  })

  test('[HUBBAR-033] stands last, is custom and not special', async () => {
    const keeper = demoHubs({ readTime: () => 5 })
    const added = await keeper.addHub({})
    const all = await keeper.listHubs({})
    expect(all.at(-1)).toEqual(added)
    expect(added).toMatchObject({ isCustom: true, isSpecial: false })
    expect(contract.addHub.output.safeParse(added).success).toBe(true)
  })

  test('never shares its id, however fast they come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const ids = hubsWith(count).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('renaming and deleting', () => {
  test('[HUBBAR-041] a name that is empty after trimming is discarded, any other is kept', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const [renamed] = renameHub(sampleHubs, newsHub.id, typed)
        expect(renamed!.name).toBe(typed.trim() || 'News Hub')
      }),
    )
  })

  test('[HUBBAR-045] leaves special hubs, and the first one, where they are', () => {
    const all = hubsWith(1)
    expect(deleteHub(all, lmarena.id)).toEqual(all)
    expect(deleteHub(all, newsHub.id)).toEqual(all)
    expect(deleteHub(all, all.at(-1)!.id)).toEqual([...sampleHubs])
  })
})

describe('the active hub', () => {
  const all = hubsWith(1)
  const custom = all.at(-1)!
  const at = (page: string, chosenId: string | null) =>
    activeHub(all, `/demo/news-hub/${page}`, chosenId)?.name

  test('is the chosen one on every page that the hubs share', () => {
    for (const { id } of feedHubTabs) expect(at(id, custom.id)).toBe('Custom Hub 1')
  })

  test('is a special hub on its own pages, and there alone', () => {
    expect(at('lmarena', custom.id)).toBe('LMArena')
    expect(at('lmarena/text-arena', null)).toBe('LMArena')
    expect(at('lmarenas', null)).toBe('News Hub')
    expect(at('rules', lmarena.id)).toBe('News Hub')
  })

  test('[HUBBAR-046] is the first hub where none matches', () => {
    expect(at('feed/unknown-id', hubIdIn('/news-hub/feed/unknown-id'))).toBe('News Hub')
    expect(at('feed', null)).toBe('News Hub')
  })

  test('[SHELL-021] is named by a page below the feed', () => {
    expect(hubIdIn(custom.path)).toBe(custom.id)
    expect(hubIdIn('/demo/news-hub/feed')).toBeNull()
    expect(hubIdIn('/demo/news-hub/rules')).toBeNull()
  })
})

test('the feed answers to the hub, its dashboard and what lies below', () => {
  const feeds = [
    '/news-hub',
    'news-hub',
    '/news-hub/feed',
    '/news-hub/feed/hub-2',
    '/news-hub/dashboard/a/b',
  ]
  expect(feeds.filter(isFeedPage)).toEqual(feeds)
  expect(['/news-hub/add-feed', '/news-hub/feeds', '/automation'].some(isFeedPage)).toBe(false)
})
