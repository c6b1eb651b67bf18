import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { readOpml, settingNames, type OpmlFeed } from './opml.ts'
import { writeOpml } from './writing/write-opml.ts'

const lists = '../shared/corpora/opml'
const isHere = existsSync(lists)
if (!isHere) process.stderr.write('Skipped: the corpora of OPML are not beside the checkout\n')

function opml(outlines: string): string {
  return `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>${outlines}</body></opml>`
}

function feed(address: string, title: string | null, folder: string[] = []): OpmlFeed {
  return { address, title, folder, site: null, language: null, settings: {} }
}

test('every feed comes with its title and the folder that it stands in', () => {
  const { feeds, problems } = readOpml(
    opml(`
      <outline text="Harbour &amp; sea" xmlUrl="https://harbour.example/feed?a=1&amp;b=2"/>
      <outline text="Science"><outline title="Labs">
        <outline type="rss" text="short" title="North Post" xmlUrl="http://north.example/rss"/>
      </outline></outline>
      <outline xmlUrl="https://plain.example/"/>`),
  )
  expect(problems).toEqual([])
  expect(feeds).toEqual([
    feed('https://harbour.example/feed?a=1&b=2', 'Harbour & sea'),
    feed('http://north.example/rss', 'North Post', ['Science', 'Labs']),
    feed('https://plain.example/', null),
  ])
})

test.each([
  ['names in any case', '<OUTLINE TEXT="a" XMLURL="https://a.example/"/>'],
  ['the feed: scheme', '<outline text="a" xmlUrl="feed://a.example/"/>'],
  ['the feed: scheme before another', '<outline text="a" xmlUrl="feed:https://a.example/"/>'],
  ['an address in "url"', '<outline text="a" type="rss" url="https://a.example/"/>'],
  ['spaces around the address', '<outline text="a" xmlUrl=" https://a.example/\n"/>'],
  [
    'an unescaped ampersand',
    '<outline text="a" xmlUrl="https://a.example/"/><outline text="B & C"/>',
  ],
  ['an address without its scheme', '<outline text="a" xmlUrl="a.example/"/>'],
  ['entities of HTML', '<outline text="&#97;&nbsp;" xmlUrl="https://a.example/"/>'],
  ['control characters', '<outline text="\u0001a\u000b" xmlUrl="https://a.example/"/>'],
  ['quotes that are missing', '<outline text=a xmlUrl=https://a.example/ />'],
  [
    'outlines that never end',
    '<outline text="Folder"><outline text="a" xmlUrl="https://a.example/">',
  ],
  ['ends that never began', '</outline></outline><outline text="a" xmlUrl="https://a.example/"/>'],
])('a list with %s is read', (_, outlines) => {
  const { feeds } = readOpml(opml(outlines))
  expect(feeds.map(({ address, title }) => [address, title])).toEqual([['https://a.example/', 'a']])
})

test('a list that is cut off gives all feeds before the cut', () => {
  const whole = opml(
    ['a', 'b', 'c']
      .map((name) => `<outline text="${name}" xmlUrl="https://${name}.example/"/>`)
      .join(''),
  )
  const { feeds } = readOpml(whole.slice(0, whole.indexOf('https://c') + 5))
  expect(feeds.map(({ title }) => title)).toEqual(['a', 'b'])
})

test('a feed that is listed twice is followed once', () => {
  const { feeds, problems } = readOpml(
    opml(
      '<outline text="One" xmlUrl="https://a.example/"/><outline text="Two" xmlUrl="https://A.example"/>',
    ),
  )
  expect(feeds).toEqual([feed('https://a.example/', 'One')])
  expect(problems).toEqual([])
})

test('what cannot be followed is listed with its reason, and the rest is read', () => {
  const { feeds, problems } = readOpml(
    opml(`<outline text="Mail" xmlUrl="imap://mail.example/"/>
      <outline text="Script" xmlUrl="javascript:alert(1)"/>
      <outline text="Slip" xmlUrl="harbour"/>
      <outline text="Link" type="link" url="https://page.example/"/>
      <outline text="Friends" type="include" url="https://page.example/friends.opml"/>
      <outline text="More" type="link" url="https://page.example/more.opml?a=1"/>
      <outline text="Empty" type="rss" xmlUrl=" "/><outline type="rss" text="" title=" "/>
      <outline text="Folder" type="folder"/><outline text="Search" type="vfolder"/>
      <outline text="Good" xmlUrl="https://a.example/"/>`),
  )
  expect(feeds.map(({ title }) => title)).toEqual(['Good'])
  expect(problems).toEqual([
    { what: 'Mail', reason: '"imap://mail.example/" is not an http or https address' },
    { what: 'Script', reason: '"javascript:alert(1)" is not an http or https address' },
    { what: 'Slip', reason: '"harbour" is not an http or https address' },
    { what: 'Link', reason: 'It is a page and no feed. Save it as a bookmark instead' },
    { what: 'Friends', reason: 'It is another list of feeds. Download it and import it as well' },
    { what: 'More', reason: 'It is another list of feeds. Download it and import it as well' },
    { what: 'Empty', reason: 'It has no address of a feed' },
    { what: 'Without a name', reason: 'It has no address of a feed' },
  ])
})

test('a feed is one whatever type its outline has, and a blank title is none', () => {
  const { feeds, problems } = readOpml(
    opml(
      '<outline type="link" title=" " text="Quay" xmlUrl="itpc://quay.example/"/><outline text="" title="" xmlUrl="https://pier.example/"/>',
    ),
  )
  expect(problems).toEqual([])
  expect(feeds).toEqual([
    feed('https://quay.example/', 'Quay'),
    feed('https://pier.example/', null),
  ])
})

test.each(['{"items":[]}', '<!DOCTYPE NETSCAPE-Bookmark-file-1><DL></DL>'])(
  '%s says where bookmarks are imported',
  (text) => {
    expect(readOpml(text).problems).toEqual([
      { what: 'The file', reason: expect.stringContaining('are imported under Saved') },
    ])
  },
)

test('a file that is not a list says so', () => {
  const { feeds, problems } = readOpml('<html><body>Sign in</body></html>')
  expect(feeds).toEqual([])
  expect(problems).toEqual([
    { what: 'The file', reason: 'It contains no outline, so it is not an OPML file' },
  ])
})

test('a document type with entities that grow is not expanded', () => {
  const { feeds } = readOpml(
    `<!DOCTYPE opml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${opml('<outline text="&b;" xmlUrl="https://a.example/"/>')}`,
  )
  expect(feeds).toEqual([feed('https://a.example/', '&b;')])
})

test('a list of 100,000 feeds is read in under three seconds', () => {
  const outlines = Array.from(
    { length: 100_000 },
    (_, i) => `<outline text="Feed ${i}" xmlUrl="https://a.example/feed/${i}"/>`,
  )
  const spentMs = cpuClock()
  expect(readOpml(opml(outlines.join('\n'))).feeds).toHaveLength(100_000)
  expect(spentMs()).toBeLessThan(3000)
})

test('folders inside folders, however deep, take no time and no stack', () => {
  const depth = 50_000
  const { feeds } = readOpml(
    opml(`${'<outline text="In">'.repeat(depth)}<outline text="a" xmlUrl="https://a.example/"/>`),
  )
  expect(feeds).toEqual([feed('https://a.example/', 'a', Array(16).fill('In'))])
})

test('a list without nesting names the folder as a path', () => {
  const { feeds } = readOpml(
    opml(`<outline text="a" xmlUrl="https://a.example/" category="tag,/News/North Sea/,/Weekly"/>
      <outline text="In"><outline text="b" xmlUrl="https://b.example/" category="/News"/></outline>
      <outline text="c" xmlUrl="https://c.example/" category="tag"/>`),
  )
  expect(feeds.map(({ folder }) => folder)).toEqual([['News', 'North Sea'], ['In'], []])
})

test('a feed that holds others, and folders without a name, are not folders', () => {
  const { feeds } = readOpml(
    opml(`<outline text="News"><outline text="a" xmlUrl="https://a.example/">
      <outline><outline text="b" xmlUrl="https://b.example/"/></outline></outline></outline>
      <outline text="c" xmlUrl="https://c.example/"/>`),
  )
  expect(feeds.map(({ folder }) => folder)).toEqual([['News'], ['News'], []])
})

test('a site, a language and settings of ours are read where they are valid', () => {
  const { feeds } = readOpml(
    opml(`<outline text="a" xmlUrl="https://a.example/feed" htmlUrl="https://a.example" language="de-AT"
        synthwire:frequency="daily" SYNTHWIRE:FULLTEXT="on" synthwire:other="x"/>
      <outline text="b" xmlUrl="https://b.example/feed" htmlUrl="javascript:alert(1)" language="a lot of words"/>`),
  )
  expect(feeds).toEqual([
    {
      ...feed('https://a.example/feed', 'a'),
      site: 'https://a.example/',
      language: 'de-AT',
      settings: { frequency: 'daily', fullText: 'on' },
    },
    feed('https://b.example/feed', 'b'),
  ])
})

describe('a list that we wrote', () => {
  const written = (feeds: OpmlFeed[], remarks: string[] = []) =>
    writeOpml({ title: 'Mine', at: new Date('2026-11-21T09:00:00Z'), feeds, remarks })

  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replaceAll(/[\s\p{Cc}\ufffe\uffff]+/gu, ' ').trim())
    .filter((text) => text !== '')
  const anyFeed = fc.record({
    address: fc.webUrl({ withQueryParameters: true }).map((address) => new URL(address).href),
    title: name,
    folder: fc.array(name, { maxLength: 5 }),
    site: fc.option(fc.webUrl().map((address) => new URL(address).href)),
    language: fc.option(fc.constantFrom('en', 'de-AT', 'zh-Hant')),
    settings: fc.dictionary(fc.constantFrom(...settingNames), fc.constantFrom('on', 'daily')),
  })
  const byAddress = (feeds: OpmlFeed[]) =>
    feeds.toSorted((a, b) => (a.address < b.address ? -1 : 1))

  test('reads the same again, folders and all', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyFeed, { selector: ({ address }) => address, minLength: 1 }),
        (feeds) => {
          const read = readOpml(written(feeds as OpmlFeed[], ['Some sources are left out.']))
          expect(read.problems).toEqual([])
          expect(byAddress(read.feeds)).toEqual(byAddress(feeds as OpmlFeed[]))
        },
      ),
    )
  })

  test('is well-formed XML whatever the names hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, inside) => {
        const text = written([feed('https://a.example/?a=1&b="<', title, [inside])])
        const body = text.slice(text.indexOf('<body>') + 7, text.indexOf('</body>')).trimEnd()
        for (const line of body.split('\n')) {
          expect(line).toMatch(/^ +(<outline( [a-zA-Z]+="([^"<>&]|&#\d+;)*")+\/?>|<\/outline>)$/)
        }
        // oxlint-disable-next-line no-control-regex -- the characters that XML 1.0 has no room for
        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
        expect(text.isWellFormed()).toBe(true)
      }),
    )
  })

  test('is OPML 2.0 with nested folders, each once', () => {
    const text = written([
      feed('https://a.example/', 'A & B', ['News', 'Local']),
      feed('https://b.example/', 'C', ['News']),
      feed('https://c.example/', 'D', ['News', 'Local']),
    ])
    expect(text).toContain('<opml version="2.0"')
    expect(text.match(/text="Local"/g)).toHaveLength(1)
    expect(text).toContain('type="rss" text="A &#38; B"')
  })
})

test('no text breaks the reader of lists', () => {
  const pieces = fc.constantFrom(
    '<outline ',
    'xmlUrl="https://a.example/',
    '"',
    '>',
    '/>',
    '</outline>',
    '<!',
    '&',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      expect(readOpml(parts.join('')).feeds.length).toBeLessThanOrEqual(parts.length)
    }),
  )
})

describe.skipIf(!isHere)('lists of the world', () => {
  const files = isHere
    ? readdirSync(lists, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(opml|xml)$/i.test(name),
      )
    : []

  test('every feed that a list names is found', () => {
    for (const file of files) {
      const text = readFileSync(join(lists, file), 'utf8')
      const named = [...text.matchAll(/\bxmlUrl\s*=\s*"\s*(https?:[^"]+)"/gi)].map(
        ([, stated]) => new URL(stated!.replaceAll('&amp;', '&')).href,
      )
      const { feeds } = readOpml(text)
      const found = new Set(feeds.map(({ address }) => address))
      expect([file, named.filter((address) => !found.has(address))]).toEqual([file, []])
      expect([file, feeds.length > 0]).toEqual([file, true])
    }
  })

  test('a list that was read and written reads the same again', () => {
    for (const file of files) {
      const { feeds } = readOpml(readFileSync(join(lists, file), 'utf8'))
      const at = new Date()
      const again = readOpml(writeOpml({ title: 'Again', at, feeds, remarks: [] })).feeds
      const named = feeds.map((one) => ({ ...one, title: one.title ?? one.address }))
      const sorted = (list: OpmlFeed[]) => list.toSorted((a, b) => (a.address < b.address ? -1 : 1))
      expect([file, sorted(again)]).toEqual([file, sorted(named)])
    }
  })

  test('reading a list again finds nothing new', () => {
    for (const file of files) {
      const text = readFileSync(join(lists, file), 'utf8')
      const once = readOpml(text).feeds.map(({ address }) => address)
      expect(readOpml(text + text).feeds.map(({ address }) => address)).toEqual(once)
    }
  })
})

test('a page that another program reads by paths is named with what to do instead', () => {
  const { feeds, problems } = readOpml(
    opml('<outline type="HTML+XPath" text="Quay" xmlUrl="https://quay.example/news"/>'),
  )
  expect(feeds).toEqual([])
  expect(problems).toMatchObject([{ what: 'Quay', reason: expect.stringContaining('"Pages"') }])
})

test('addresses one a line are a list, with the names and folders that Newsboat writes', () => {
  const { feeds, problems } = readOpml(`# mine
https://harbour.example/feed "Old boats" sea "~Harbour & sea" !
https://plain.example/
"query:Unread:unread = \\"yes\\""
`)
  expect(problems).toEqual([])
  expect(feeds).toEqual([
    feed('https://harbour.example/feed', 'Harbour & sea', ['Old boats']),
    feed('https://plain.example/', null),
  ])
})

test('a text that names a few addresses is not a list', () => {
  const { feeds, problems } = readOpml('Dear crew,\nhttps://harbour.example/\nSee you there.\n')
  expect(feeds).toEqual([])
  expect(problems).toHaveLength(1)
})
