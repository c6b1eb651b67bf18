import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeedEntry } from '../feeds/feed-document.ts'
import { canonicalLink } from '../addresses/canonical-link.ts'
import { readItem } from './item-keys.ts'
import { matchItems, type KnownEntry } from './match-items.ts'

const SITE = 'https://harbour.example/'

type Story = Partial<Pick<FeedEntry, 'guid' | 'link' | 'title' | 'text' | 'published'>> & {
  file?: string
}

/** An entry as the reader of feeds gives it. */
function entryOf({ guid = null, link = null, title = null, text = '', ...rest }: Story): FeedEntry {
  const { published = null, file } = rest
  return {
    identity: guid ?? (link && canonicalLink(link)) ?? `sha256:${title}\n${text}`,
    guid,
    link,
    title,
    text,
    published,
    updated: null,
    authors: [],
    summary: null,
    content: null,
    categories: [],
    enclosures: file ? [{ url: file, type: null, length: null }] : [],
    image: null,
  }
}

/** The memory of one feed, without a database. */
function memory() {
  const known = new Map<string, KnownEntry | null>()
  const entries: KnownEntry[] = []
  let now = Date.parse('2026-03-02T12:00:00Z')

  /** Reads the stories as one document, and returns the ids of their entries, in order. */
  function read(stories: Story[]): number[] {
    now += 60_000
    const items = stories.map((story) => readItem(entryOf(story), SITE))
    const { matches, shared } = matchItems(items, known)
    for (const key of shared) known.set(key, null)
    const ids = new Map<string, number>()
    for (const { item, entry, keys, firstSaidAt } of matches) {
      const { title, link, published, identity } = item.entry
      const stored = entry ?? {
        id: entries.length + 1,
        identity,
        publishedAt: firstSaidAt ?? published ?? new Date(now).toISOString(),
        title: '',
        link: null,
        contentHash: '',
      }
      if (entry === null) entries.push(stored)
      Object.assign(stored, {
        title: title ?? '',
        link: link ?? stored.link,
        contentHash: item.contentHash,
      })
      for (const key of keys) if (!known.has(key)) known.set(key, stored)
      ids.set(JSON.stringify(item.entry), stored.id)
    }
    return stories.map((story) => ids.get(JSON.stringify(entryOf(story))) ?? 0)
  }
  return { read, entries }
}

/** Counts the entries after these readings. */
function countAfter(...readings: Story[][]): number {
  const feed = memory()
  for (const stories of readings) feed.read(stories)
  return feed.entries.length
}

const LONG =
  'The council voted on Friday to reopen the crossing between Aldmouth and Port Savo after repairs that took eleven weeks, ' +
  'cost four million and left the islanders without a school run. The first boat leaves at six in the morning, and the mayor will be on it.'

const ferry: Story = {
  guid: 'ferry-1',
  link: 'https://harbour.example/news/ferry',
  title: 'Ferry service resumes on Monday',
  text: 'The council voted on Friday to reopen the crossing.',
  published: '2026-03-02T08:00:00Z',
}
const bridge: Story = {
  guid: 'bridge-1',
  link: 'https://harbour.example/news/bridge',
  title: 'Bridge inspection finds no cracks',
  text: 'Engineers looked at every girder of the Lindow bridge.',
  published: '2026-03-02T09:00:00Z',
}
const { guid: _, ...namelessFerry } = ferry
const { guid: __, ...namelessBridge } = bridge

describe('the same item', () => {
  test.each<[string, Story, Story]>([
    ['retitled', ferry, { ...ferry, title: 'Boats sail again' }],
    ['with other words', ferry, { ...ferry, text: 'Nothing of the former text is left here.' }],
    ['moved to another page', ferry, { ...ferry, link: 'https://harbour.example/archive/77' }],
    [
      'moved to https',
      { ...ferry, link: 'http://www.harbour.example/news/ferry/' },
      { ...ferry, guid: 'x', title: 'Boats' },
    ],
    ['under a new guid', ferry, { ...ferry, guid: 'ferry-2' }],
    ['under a new guid and title', ferry, { ...ferry, guid: 'ferry-2', title: 'Boats sail again' }],
    ['that lost its guid', ferry, namelessFerry],
    [
      'whose guid is its address, moved to https',
      { title: 'Ferry', guid: 'http://www.harbour.example/?p=7' },
      { title: 'Boats', guid: 'https://harbour.example/?p=7' },
    ],
    [
      'with tracking in its link',
      namelessFerry,
      { ...namelessFerry, link: `${ferry.link}?utm_source=rss#xtor=1` },
    ],
    ['in its light form', namelessFerry, { ...namelessFerry, link: `${ferry.link}/amp/` }],
    ['retitled without guid', namelessFerry, { ...namelessFerry, title: 'Boats sail again' }],
    [
      'retitled without guid and date',
      { link: ferry.link!, title: 'Ferry resumes' },
      { link: ferry.link!, title: 'Boats sail' },
    ],
    ['of words alone', { title: 'Ferry', text: LONG }, { title: 'Ferry', text: `${LONG}  ` }],
    ['without link, under a new guid', { guid: 'a', text: LONG }, { guid: 'b', text: LONG }],
    [
      'known by its recording',
      { title: 'Episode 7', file: 'https://harbour.example/7.mp3?utm_source=x' },
      { title: 'Episode 7: The ferry', file: 'https://harbour.example/7.mp3' },
    ],
    [
      'retitled, with a link and a time that follow the title',
      {
        ...ferry,
        guid: '824fe22e587cb7060745136666ef02bdf92294ab',
        link: 'https://harbour.example/news/451824/mayor-speaks',
        title: 'Update: mayor speaks live',
      },
      {
        guid: '824fe22e587cb7060745136666ef02bdf92294ab',
        link: 'https://harbour.example/news/451824/tail-is-long',
        title: 'Briefing: the tail is long and tough',
        text: 'As the town waits.',
        published: '2026-03-02T09:14:00Z',
      },
    ],
  ])('%s is one entry', (_, before, after) => {
    expect(countAfter([before, bridge], [after, bridge])).toBe(2)
  })

  test('twice in one reading, once under an older title, is one entry with the newer words', () => {
    const feed = memory()
    feed.read([ferry, { ...ferry, title: 'Boats sail again', published: '2026-03-02T10:00:00Z' }])
    expect(feed.entries.map(({ title }) => title)).toEqual(['Boats sail again'])
  })

  test('with a new guid in every reading is found by its link, and without one by its words', () => {
    const random = (n: number) => [
      { ...ferry, guid: `${n}1` },
      { guid: `${n}2`, title: 'Bridge', text: LONG },
    ]
    expect(countAfter(random(1), random(2), random(3))).toBe(2)
  })
})

describe('other items', () => {
  test('with the site as the guid of all are told apart by their links', () => {
    const items = [ferry, bridge].map((story) => ({ ...story, guid: SITE }))
    expect(countAfter(items)).toBe(2)
    expect(countAfter([items[0]!], items, [items[1]!])).toBe(2)
    expect(countAfter([items[0]!], [items[1]!])).toBe(2)
  })

  test('with the same guid, whatever it is, are told apart, and their retitling is an update', () => {
    const items = [ferry, bridge].map((story) => ({ ...story, guid: 'news' }))
    const retitled = [{ ...items[0]!, title: 'Boats sail again' }, items[1]!]
    expect(countAfter(items, retitled)).toBe(2)
    expect(countAfter([items[0]!], items, retitled)).toBe(2)
  })

  test('with the site as guid and link are told apart by their words', () => {
    const items = [ferry, bridge].map((story) => ({ ...story, guid: SITE, link: SITE }))
    expect(countAfter(items, items.toReversed(), [items[1]!])).toBe(2)
  })

  test('that link to one page are told apart by their guids', () => {
    const items = [ferry, bridge].map((story) => ({
      ...story,
      link: 'https://harbour.example/status',
    }))
    expect(countAfter(items, items.toReversed())).toBe(2)
    expect(countAfter([items[0]!], items, [items[1]!])).toBe(2)
  })

  test('that link to one page and have no guid are told apart by their words', () => {
    const link = 'https://harbour.example/changes'
    const items = [
      { ...namelessFerry, link },
      { ...namelessBridge, link },
    ]
    expect(countAfter(items, items.toReversed())).toBe(2)
    expect(countAfter([items[0]!], items, items)).toBe(2)
  })

  test('that stand at places of one page are told apart by them', () => {
    const page = 'https://harbour.example/changes'
    const items = [
      { link: `${page}#v1`, title: 'One' },
      { link: `${page}#v2`, title: 'Two' },
    ]
    const retitled = [{ ...items[0]!, title: 'First' }, items[1]!]
    expect(countAfter([items[0]!], items, retitled)).toBe(2)
  })

  test('numbered by their place in the list keep their entries when the list moves on', () => {
    const story = (n: number) => ({
      link: `https://harbour.example/news/${'abcdef'[n]}`,
      title: ['Ferry resumes', 'Bridge inspected', 'Bakery opens', 'School closes'][n]!,
      published: `2026-03-0${n + 1}T08:00:00Z`,
    })
    const listed = (...stories: number[]) =>
      stories.map((n, place) => ({ ...story(n), guid: String(place + 1) }))
    const feed = memory()
    expect(feed.read(listed(1, 0))).toEqual([1, 2])
    expect(feed.read(listed(2, 1, 0))).toEqual([3, 1, 2])
    expect(feed.read(listed(3, 2, 1))).toEqual([4, 3, 1])
  })

  test('under a plain guid that is used again are new', () => {
    const today = { ...ferry, guid: 'today' }
    const tomorrow = { ...bridge, guid: 'today' }
    expect(countAfter([today], [tomorrow], [tomorrow])).toBe(2)
  })

  test('that say the same few words under other names stay apart', () => {
    const gallery = (day: number) => ({
      guid: `g${day}`,
      link: `https://harbour.example/gallery/${day}`,
      title: 'Gallery',
      text: 'The best photos of the day.',
    })
    expect(countAfter([gallery(1)], [gallery(2), gallery(1)])).toBe(2)
  })

  describe.each([
    ['of the site', SITE],
    ['of a page', 'https://harbour.example/status'],
    ['of none', undefined],
  ])('that repeat their words without a guid, under the link %s,', (_, link) => {
    const at = (hour: number, text = 'All ferries sail again.'): Story => ({
      ...(link !== undefined && { link }),
      title: 'Service restored',
      text,
      published: `2026-03-02T${String(hour).padStart(2, '0')}:30:00Z`,
    })

    test('are told apart by their times, whenever they come', () => {
      expect(countAfter([at(9), at(8), at(7)])).toBe(3)
      const feed = memory()
      expect(feed.read([at(7)])).toEqual([1])
      expect(feed.read([at(9), at(8), at(7)])).toEqual([2, 3, 1])
      expect(feed.read([at(7), at(8), at(9)])).toEqual([1, 3, 2])
      expect(feed.read([at(10), at(9)])).toEqual([4, 2])
      expect(feed.read([at(10)])).toEqual([4])
    })

    test('are told apart when they say it at length, and each has its own time', () => {
      const feed = memory()
      feed.read([at(7, LONG)])
      feed.read([at(9, LONG), at(8, LONG), at(7, LONG)])
      expect(feed.entries.map(({ publishedAt }) => publishedAt.slice(11, 13))).toEqual([
        '07',
        '09',
        '08',
      ])
    })

    test('stay one where the former one is gone and only its date moved', () => {
      expect(countAfter([at(7)], [at(8)], [at(9)], [at(9)])).toBe(1)
      expect(countAfter([at(7), bridge], [at(8), bridge], [at(9), bridge])).toBe(2)
    })

    test('that stand there twice at the same time are one', () => {
      expect(countAfter([at(7), at(7)])).toBe(1)
    })
  })

  test('without a guid whose link stays and whose date moves with their words stay one', () => {
    const { guid: _, ...story } = ferry
    const moved = (hour: number) => ({ ...story, published: `2026-03-02T0${hour}:00:00Z` })
    expect(countAfter([moved(1)], [{ ...moved(2), text: LONG }], [moved(3)], [moved(4)])).toBe(1)
  })

  test('that say the same at length under another name and link keep the first time', () => {
    const first = { ...ferry, text: LONG }
    const again = {
      ...first,
      guid: 'r',
      link: 'https://harbour.example/travel/boats',
      published: '2026-03-09T08:00:00Z',
    }
    const feed = memory()
    feed.read([first])
    feed.read([again])
    expect(feed.entries.map(({ publishedAt }) => publishedAt)).toEqual([
      ferry.published,
      ferry.published,
    ])
  })
})

const words = fc
  .array(fc.constantFrom('ferry', 'bridge', 'council', 'tug', 'island', '港', 'мост', 'harbour'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => words.join(' '))

/** Items that each have another guid and link, if they have any, or other words. */
const feeds = fc
  .uniqueArray(
    fc.record({
      n: fc.nat({ max: 9999 }),
      hasGuid: fc.boolean(),
      hasLink: fc.boolean(),
      title: words,
      text: words,
      published: fc.option(
        fc
          .date({ min: new Date('2026-01-01'), max: new Date('2026-03-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
      ),
    }),
    { selector: ({ n }) => n, minLength: 1, maxLength: 12 },
  )
  .map((items) =>
    items.map(({ n, hasGuid, hasLink, title, text, published }): Story => ({
      guid: hasGuid ? `guid-${n}` : null,
      link: hasLink ? `https://harbour.example/news/${n}` : null,
      // An item without guid and link is recognized by its words.
      title: hasGuid || hasLink ? title : `${title} ${n}`,
      text,
      published,
    })),
  )

/**
 * Changes that a publisher may make to an item with a name, which stays the same item. A short guid
 * with another title and another link would be another item.
 */
const mutations: ((story: Story) => Story)[] = [
  (story) => story,
  (story) => ({ ...story, title: 'Quite another headline' }),
  (story) => ({ ...story, text: 'Quite another text under the same headline.' }),
  (story) => ({ ...story, published: '2026-03-02T12:00:00Z' }),
  (story) => ({ ...story, link: story.link && `${story.link}/?utm_campaign=x&fbclid=7` }),
  (story) => ({ ...story, link: story.link && story.link.replace('https://', 'http://www.') }),
  (story) => ({ ...story, link: story.link && `${story.link}/amp#comments` }),
  (story) => (story.link ? { ...story, guid: story.guid && `${story.guid}-again` } : story),
  (story) => (story.guid ? { ...story, link: story.link && `${story.link}9-a-moved-page` } : story),
]

describe('for every feed', () => {
  test('items that differ are never merged', () => {
    fc.assert(
      fc.property(feeds, (stories) => {
        const ids = memory().read(stories)
        expect(new Set(ids).size).toBe(stories.length)
      }),
    )
  })

  test('reading it again in another order, in part, or one by one adds nothing', () => {
    fc.assert(
      fc.property(
        feeds.chain((stories) =>
          fc.tuple(fc.constant(stories), fc.array(fc.shuffledSubarray(stories), { maxLength: 4 })),
        ),
        ([stories, readings]) => {
          const feed = memory()
          const ids = new Map(feed.read(stories).map((id, at) => [stories[at]!, id]))
          for (const reading of readings) {
            expect(feed.read(reading)).toEqual(reading.map((story) => ids.get(story)))
          }
          expect(feed.entries).toHaveLength(stories.length)
        },
      ),
    )
  })

  test('whatever changes on items that have a name, each stays the entry that it was', () => {
    fc.assert(
      fc.property(
        feeds.filter((stories) => stories.every(({ guid, link }) => guid || link)),
        fc.array(fc.array(fc.constantFrom(...mutations), { minLength: 12, maxLength: 12 }), {
          maxLength: 3,
        }),
        (stories, rounds) => {
          const feed = memory()
          const ids = feed.read(stories)
          let latest = stories
          for (const round of rounds) {
            latest = latest.map((story, at) => round[at]!(story))
            expect(feed.read(latest)).toEqual(ids)
          }
        },
      ),
    )
  })
})

test('a live report whose headline, link and time change at once is known by the number in its links', () => {
  const link = (slug: string) => `https://harbour.example/markets/${slug}-20260302-p58sdx.html`
  const before = {
    guid: 'p58sdx',
    link: link('quay-shares-to-open-lower'),
    title: 'Quay shares set to open lower on tumbling rope prices',
    published: '2026-03-02T08:00:00Z',
  }
  const after = {
    guid: 'p58sdx',
    link: link('port-index-down-0-2-percent'),
    title: 'Port index down 0.2%, mortgage curbs likely by year end',
    published: '2026-03-02T10:00:00Z',
  }
  expect(countAfter([before], [after])).toBe(1)
  // A guid that is a common word proves nothing, even if both addresses contain it.
  const named = (title: string) => ({
    ...before,
    guid: 'today',
    link: `https://harbour.example/${title}/today`,
    title,
  })
  expect(countAfter([named('Rope')], [{ ...named('Bread'), published: after.published }])).toBe(2)
})
