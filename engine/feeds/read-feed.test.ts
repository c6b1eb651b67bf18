import iconv from 'iconv-lite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '#core/testing/test-share.ts'
import { Problem } from '#core/problem.ts'
import { readFeed } from './read-feed.ts'

const address = 'https://harbour.example/feeds/news.xml'
const now = new Date('2026-03-02T12:00:00Z')
const read = (feed: string | Uint8Array, contentType?: string) =>
  readFeed(typeof feed === 'string' ? Buffer.from(feed) : feed, { address, contentType, now })
const rss = (inside: string) =>
  `<rss version="2.0"><channel><title>Gazette</title>${inside}</channel></rss>`
const item = (inside: string) => rss(`<item>${inside}</item>`)
const entryOf = (feed: string) => read(feed).entries[0]!
const titles = (feed: string) => read(feed).entries.map(({ title }) => title)

describe('every dialect says the same', () => {
  const dialects: [string, string][] = [
    [
      'RSS 2.0',
      `<rss version="2.0"><channel><title>Gazette</title><link>https://harbour.example/</link><language>en</language>
       <item><guid isPermaLink="false">7</guid><title>Tug sinks</title><link>https://harbour.example/tug</link>
       <author>oak@harbour.example (Ann Oak)</author><category>Sea</category><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate>
       <description>Nine were saved.</description><enclosure url="https://harbour.example/tug.mp3" type="audio/mpeg" length="5"/></item></channel></rss>`,
    ],
    [
      'RSS 0.9x without a channel around its items',
      `<rss version="0.91"><channel><title>Gazette</title><link>https://harbour.example/</link><language>en</language></channel>
       <item><guid>7</guid><title>Tug sinks</title><link>https://harbour.example/tug</link><dc:creator>Ann Oak</dc:creator>
       <category>Sea</category><pubDate>2026-03-02T08:00:00Z</pubDate><description>Nine were saved.</description>
       <enclosure url="https://harbour.example/tug.mp3" type="audio/mpeg" length="5"/></item></rss>`,
    ],
    [
      'RSS under a prefix',
      `<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2"><r:channel><r:title>Gazette</r:title>
       <r:link>https://harbour.example/</r:link><r:language>en</r:language><r:item><r:guid>7</r:guid><r:title>Tug sinks</r:title>
       <r:link>https://harbour.example/tug</r:link><r:author>Ann Oak</r:author><r:category>Sea</r:category>
       <r:pubDate>2 Mar 2026 09:00:00 +0100</r:pubDate><r:description>Nine were saved.</r:description>
       <r:enclosure url="https://harbour.example/tug.mp3" type="audio/mpeg" length="5"/></r:item></r:channel></r:rss>`,
    ],
    [
      'Atom 1.0',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Gazette</title><link href="https://harbour.example/"/>
       <entry><id>7</id><title>Tug sinks</title><link href="https://harbour.example/tug"/><author><name>Ann Oak</name></author>
       <category term="Sea"/><published>2026-03-02T08:00:00Z</published><summary>Nine were saved.</summary>
       <link rel="enclosure" href="https://harbour.example/tug.mp3" type="audio/mpeg" length="5"/></entry></feed>`,
    ],
    [
      'Atom 0.3',
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#" xml:lang="en"><title mode="base64">R2F6ZXR0ZQ==</title>
       <link rel="alternate" href="https://harbour.example/"/><entry><id>7</id><title>Tug sinks</title>
       <link rel="alternate" href="https://harbour.example/tug"/><author><name>Ann Oak</name></author><dc:subject>Sea</dc:subject>
       <issued>2026-03-02T08:00:00Z</issued><summary>Nine were saved.</summary>
       <link rel="enclosure" href="https://harbour.example/tug.mp3" type="audio/mpeg" length="5"/></entry></feed>`,
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Gazette',
        home_page_url: 'https://harbour.example/',
        language: 'en',
        items: [
          {
            id: 7,
            title: 'Tug sinks',
            url: 'https://harbour.example/tug',
            authors: [{ name: 'Ann Oak' }],
            tags: ['Sea'],
            date_published: '2026-03-02T08:00:00Z',
            content_text: 'Nine were saved.',
            attachments: [
              { url: 'https://harbour.example/tug.mp3', mime_type: 'audio/mpeg', size_in_bytes: 5 },
            ],
          },
        ],
      }),
    ],
  ]
  test.each(dialects)('%s', (_, feed) => {
    const { title, link, language, entries } = read(feed)
    expect({ title, link, language }).toEqual({
      title: 'Gazette',
      link: 'https://harbour.example/',
      language: 'en',
    })
    expect(entries).toEqual([
      {
        identity: '7',
        guid: '7',
        title: 'Tug sinks',
        link: 'https://harbour.example/tug',
        authors: ['Ann Oak'],
        published: '2026-03-02T08:00:00.000Z',
        updated: null,
        summary: 'Nine were saved.',
        content: 'Nine were saved.',
        text: 'Nine were saved.',
        categories: ['Sea'],
        enclosures: [{ url: 'https://harbour.example/tug.mp3', type: 'audio/mpeg', length: 5 }],
        image: null,
      },
    ])
  })

  test('RDF', () => {
    const { format, title, entries } = read(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
       <channel rdf:about="https://harbour.example/"><title>Gazette</title></channel>
       <item rdf:about="https://harbour.example/tug"><title>Tug sinks</title><dc:date>2026-03-02</dc:date></item></rdf:RDF>`,
    )
    expect([format, title]).toEqual(['rdf', 'Gazette'])
    expect(entries[0]).toMatchObject({
      title: 'Tug sinks',
      link: 'https://harbour.example/tug',
      published: '2026-03-02T00:00:00.000Z',
    })
  })
})

describe('encodings', () => {
  const words = 'Größe und Fähre: 5 € — „Ölpest“ in Genève'
  const feed = (encoding: string) =>
    `<?xml version="1.0"${encoding && ` encoding="${encoding}"`}?>${item(`<title>${words}</title>`)}`
  test.each([
    ['declared', 'windows-1252', undefined, 'windows-1252'],
    ['declared as Latin 1, which means windows-1252', 'iso-8859-1', undefined, 'windows-1252'],
    ['declared by the server only', '', 'text/xml; charset=windows-1252', 'windows-1252'],
    ['declared nowhere', '', undefined, 'windows-1252'],
    ['declared as UTF-8, and is not', 'utf-8', undefined, 'windows-1252'],
    ['declared as windows-1252, and is UTF-8', 'windows-1252', undefined, 'utf-8'],
    ['declared as something that nobody knows', 'bogus', undefined, 'utf-8'],
    ['UTF-16 with a mark', 'utf-16', undefined, 'utf-16'],
    ['UTF-16 without a mark', 'utf-16', undefined, 'utf-16be'],
    ['UTF-32', 'utf-32', undefined, 'utf-32le'],
  ])('text is readable when its encoding is %s', (_, declared, contentType, encoding) => {
    expect(read(iconv.encode(feed(declared), encoding), contentType).entries[0]!.title).toBe(words)
  })

  test('a lie about the encoding is noted', () => {
    const { problems } = read(feed('windows-1252'))
    expect(problems).toEqual(['It declares the encoding windows-1252 and is written in UTF-8'])
  })

  test.each([
    ['gb2312', '港口新闻：拖船沉没'],
    ['shift_jis', '港のニュース'],
    ['koi8-r', 'Буксир затонул у мыса'],
    ['big5', '港口新聞'],
    ['euc-kr', '항구 소식'],
  ])('%s is read', (encoding, words) => {
    const feed = `<?xml version="1.0" encoding="${encoding}"?>${item(`<title>${words}</title>`)}`
    expect(read(iconv.encode(feed, encoding)).entries[0]!.title).toBe(words)
  })
})

describe('control characters that stand for those of windows-1252', () => {
  const feed = (title: string) =>
    `<rss version="2.0"><channel><title>G</title><item><title>${title}</title></item></channel></rss>`

  test.each([
    ['UTF-8', Buffer.from(feed('The crew don\u0092t wait \u0096 \u0093ever\u0094'))],
    [
      'latin-1',
      Buffer.from(
        `<?xml version="1.0" encoding="iso-8859-1"?>${feed('The crew don\u0092t wait \u0096 \u0093ever\u0094')}`,
        'latin1',
      ),
    ],
    ['references', Buffer.from(feed('The crew don&#146;t wait &#150; &#147;ever&#148;'))],
    [
      'JSON',
      Buffer.from(
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          items: [{ id: '1', title: 'The crew don\u0092t wait \u0096 \u0093ever\u0094' }],
        }).replace('don\u0092t', 'don\\u0092t'),
      ),
    ],
  ])('are read as those, in %s', (_, body) => {
    const { entries } = read(body)
    expect(entries[0]!.title).toBe('The crew don’t wait – “ever”')
  })
})

describe('broken documents', () => {
  const three = rss(
    ['one', 'two', 'three']
      .map((word) => `<item><guid>${word}</guid><title>${word}</title></item>`)
      .join(''),
  )

  test('one that is cut off gives its whole entries and says so', () => {
    const { entries, problems } = read(three.slice(0, three.indexOf('<title>three') + 9))
    expect(entries.map(({ title }) => title)).toEqual(['one', 'two'])
    expect(problems).toEqual([
      'The document is cut off or broken; 1 of its entries could not be read',
    ])
  })

  test('one that is cut off anywhere never gives an entry that is not whole', () => {
    fc.assert(
      fc.property(fc.nat(three.length), (end) => {
        try {
          for (const { title } of read(three.slice(0, end)).entries)
            expect(['one', 'two', 'three']).toContain(title)
        } catch (error) {
          expect(error).toBeInstanceOf(Problem)
        }
      }),
    )
  })

  test('one broken entry does not stop the others', () => {
    expect(titles(three.replace('two</title>', 'two</titel>'))).toEqual(['one', 'two', 'three'])
    const unclosedQuote = three
      .replace('<guid>two', '<guid isPermaLink="false>two')
      .replace('<guid>three', '<guid x="">three')
    expect(titles(unclosedQuote)).toEqual(['one'])
  })

  test.each([
    [
      'unescaped ampersands',
      item('<title>Oak & Daughters & AT&T</title><link>https://a.example/?a=1&b=2</link>'),
      'Oak & Daughters & AT&T',
    ],
    ['entities of HTML', item('<title>Caf&eacute; &ndash; 5&nbsp;&euro;</title>'), 'Café – 5 €'],
    [
      'prefixes that nobody declared',
      item('<title>Tug</title><dc:creator>x</dc:creator><foo:bar>y</foo:bar>'),
      'Tug',
    ],
    [
      'junk before the feed',
      `\n\n<br/>Warning: cannot open cache\n${item('<title>Tug</title>')}`,
      'Tug',
    ],
    ['control characters', item('<title>T\u0001u\u0008g</title>'), 'Tug'],
    ['no end of its last tag', item('<title>Tug</title>').slice(0, -1), 'Tug'],
    ['a less-than sign', item('<title>Waves < 2 m</title>'), 'Waves < 2 m'],
  ])('%s do no harm', (_, feed, title) => {
    expect(titles(feed)).toEqual([title])
  })

  test('what a document type defines is read, without files and without end', () => {
    const bomb = `<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "&d;"><!ENTITY d "&c;">`
    const doctype = `<!DOCTYPE rss [${bomb}<!ENTITY us 'Harbour &amp; Quay'><!ENTITY news "&us; <b>News</b>"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const feed = `<?xml version="1.0"?>${doctype}${item('<title>&us;</title><description>&news;&b;&c;&x;<![CDATA[ &amp;us;]]></description>')}`
    expect(entryOf(feed)).toMatchObject({
      title: 'Harbour & Quay',
      text: 'Harbour & Quay News&b;&c;&x; &us;',
    })
    const often = feed.replace('&news;', '&a;'.repeat(10_000))
    expect(entryOf(often).text.length).toBeLessThan(300_000)
    // A document type in the middle of a document is a mistake.
    const inside = feed.replace(doctype, '').replace('<channel>', `<channel>${doctype}`)
    expect(entryOf(inside)).toMatchObject({ title: '&us;' })
  })

  test.each([
    '<title>Tu&#8;g</title><description>Nine&#0;&#x1f; were saved.</description>',
    '<title>Tug</title><description>Nine&amp;#8; were saved.</description>',
    '<title><![CDATA[T&#8;ug]]></title><description><![CDATA[<p>Nine&#x8; were saved.</p>]]></description>',
  ])('references to controls are none: %s', (inside) => {
    const { title, text, content } = entryOf(item(inside))
    // oxlint-disable-next-line no-control-regex
    expect(`${title}${text}${content}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    expect(title).toBe('Tug')
  })

  test('a text about document types is not a document type', () => {
    expect(
      entryOf(
        item(
          '<title>HTML</title><description><![CDATA[Start with &lt;!DOCTYPE html> and go on.]]></description>',
        ),
      ).text,
    ).toBe('Start with <!DOCTYPE html> and go on.')
  })

  test.each([
    ['nothing', '', 'was empty'],
    ['spaces', ' \n', 'was empty'],
    [
      'a web page',
      '<!DOCTYPE html><html><head><title>Gazette</title></head></html>',
      'is a web page, not a feed',
    ],
    [
      'a web page with an XML declaration',
      '<?xml version="1.0"?><!-- x --><html xmlns="http://www.w3.org/1999/xhtml"></html>',
      'is a web page',
    ],
    ['plain words', 'Service is down for maintenance', 'is not a feed'],
    ['other XML', '<?xml version="1.0"?><opml version="2.0"><body/></opml>', 'is not a feed'],
    ['other JSON', '{"error":"no such feed"}', 'not a JSON Feed'],
    ['broken JSON', '{"version":"https://jsonfeed.org/version/1","items":[', 'not a JSON Feed'],
    [
      'a feed that ends before its first entry',
      '<rss version="2.0"><channel><title>Gaz',
      'cut off or broken before its first complete entry',
    ],
  ])('%s is refused in words', (_, body, words) => {
    expect(() => read(body)).toThrow(Problem)
    expect(() => read(body)).toThrow(words)
  })

  test('an empty feed is a feed', () => {
    expect(read('<rss version="2.0"><channel></channel></rss>')).toMatchObject({
      format: 'rss',
      entries: [],
    })
    expect(read('<feed xmlns="http://www.w3.org/2005/Atom"/>')).toMatchObject({
      format: 'atom',
      entries: [],
    })
  })

  test('5,000 items are read', () => {
    const items = Array.from(
      { length: 5000 },
      (_, i) => `<item><title>News ${i}</title><description>Words of ${i}</description></item>`,
    )
    expect(read(rss(items.join(''))).entries).toHaveLength(5000)
  })

  test('whatever comes, it is a document or a problem', () => {
    const piece = fc.constantFrom(
      '<rss>',
      '<channel>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<feed>',
      '<entry>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&',
      'x',
      '"',
      '<',
      '>',
      '{',
      '}',
      '\0',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        try {
          read(pieces.join(''))
        } catch (error) {
          expect(error).toBeInstanceOf(Problem)
        }
      }),
      { numRuns: shareOf(500) },
    )
  })
})

describe('entries', () => {
  test('an entry is known by its guid, else its link without tracking, else its words', () => {
    const identity = (inside: string) => entryOf(item(inside)).identity
    expect(identity('<guid>g1</guid><link>https://a.example/x</link>')).toBe('g1')
    expect(identity('<link>http://www.a.example/x/?utm_source=rss#top</link>')).toBe(
      'https://a.example/x',
    )
    const words = identity('<title>Tug sinks</title><description>Nine were saved.</description>')
    expect(words).toMatch(/^sha256:/)
    expect(
      identity(
        '<title>Tug sinks</title><description>Nine were saved.</description><pubDate>now</pubDate>',
      ),
    ).toBe(words)
    expect(identity('<title>Tug sinks</title><description>Ten were saved.</description>')).not.toBe(
      words,
    )
    expect(identity(`<guid>${'x'.repeat(3000)}</guid>`).length).toBeLessThan(100)
  })

  test('an item that stands there twice is one; others that have its guid stay', () => {
    const [first, second] = ['first', 'second'].map(
      (title) => `<item><guid>1</guid><title>${title}</title></item>`,
    )
    expect(titles(rss(`${first}${second}${first}`))).toEqual(['first', 'second'])
  })

  test('an item without anything but words is an entry, named by its first words', () => {
    const text = `The tug Marlena sank off Cape Orrin before dawn on Monday, and all nine of her crew were lifted from a raft.`
    expect(entryOf(item(`<description>${text}</description>`))).toMatchObject({
      title:
        'The tug Marlena sank off Cape Orrin before dawn on Monday, and all nine of her crew were lifted from…',
      link: null,
      published: null,
      text,
    })
  })

  test.each([
    ['<title>Oak &amp;amp; Daughters</title>', 'Oak & Daughters'],
    ['<title>&lt;b&gt;Tug&lt;/b&gt; sinks</title>', 'Tug sinks'],
    ['<title><![CDATA[<em>Tug</em>\n   sinks]]></title>', 'Tug sinks'],
    ['<title>The &lt;dialog&gt; element</title>', 'The <dialog> element'],
    ['<title>Tug&lt;script&gt;alert(1)&lt;/script&gt; sinks</title>', 'Tug sinks'],
    ['<title> </title><description>Nine were saved.</description>', 'Nine were saved.'],
  ])('the title of %s is plain words', (inside, title) => {
    expect(entryOf(item(inside)).title).toBe(title)
  })

  test('long titles are cut between characters', () => {
    const { title } = entryOf(item(`<title>${'🚢'.repeat(400)}</title>`))
    expect(title!.length).toBeLessThanOrEqual(500)
    expect(title!.isWellFormed()).toBe(true)
  })

  test('relative links start from xml:base, else from the site, else from the feed', () => {
    const atom = (base: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"${base}><title>G</title><entry><title>t</title><link href="tug"/></entry></feed>`
    expect(entryOf(atom(' xml:base="https://cdn.example/a/"')).link).toBe(
      'https://cdn.example/a/tug',
    )
    expect(entryOf(atom('')).link).toBe('https://harbour.example/feeds/tug')
    expect(
      entryOf(
        rss('<link>https://site.example/</link><item><title>t</title><link>/tug</link></item>'),
      ).link,
    ).toBe('https://site.example/tug')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '   '])(
    '"%s" is no link',
    (link) => {
      expect(entryOf(item(`<title>t</title><link>${link}</link>`)).link).toBeNull()
    },
  )

  test('a permanent guid is a link where there is no other', () => {
    expect(entryOf(item('<title>t</title><guid>https://a.example/x</guid>')).link).toBe(
      'https://a.example/x',
    )
    expect(
      entryOf(item('<title>t</title><guid isPermaLink="false">https://a.example/x</guid>')).link,
    ).toBeNull()
  })

  test.each([
    [
      'a media picture',
      '<media:content url="https://i.example/a.jpg" medium="image"/>',
      'https://i.example/a.jpg',
    ],
    ['a thumbnail', '<media:thumbnail url="https://i.example/t.jpg"/>', 'https://i.example/t.jpg'],
    [
      'an enclosure',
      '<enclosure url="https://i.example/e.png" type="image/png"/>',
      'https://i.example/e.png',
    ],
    [
      'a picture of a podcast',
      '<itunes:image href="https://i.example/p.jpg"/>',
      'https://i.example/p.jpg',
    ],
    [
      'the first picture of the text that is no beacon',
      '<description>&lt;img src="https://t.example/pixel.gif"&gt;&lt;img src="https://a.example/1.png" width="1" height="1"&gt;&lt;img src="/b.jpg?a=1&amp;amp;b=2"&gt;</description>',
      'https://harbour.example/b.jpg?a=1&b=2',
    ],
    [
      'a picture that is loaded late',
      '<description>&lt;img src="data:image/gif;base64,R0" data-src="https://i.example/l.jpg"&gt;</description>',
      'https://i.example/l.jpg',
    ],
    ['none', '<media:content url="javascript:alert(1)" medium="image"/>', null],
  ])('its picture is %s', (_, inside, image) => {
    expect(entryOf(item(`<title>t</title>${inside}`)).image).toBe(image)
  })

  test('no text has half a character or a NUL, which a database refuses', () => {
    const { entries } = read(
      '{"version":"https://jsonfeed.org/version/1","items":[{"id":"1","title":"a\\ud800b\\u0000c","content_text":"x\\u0000y\\udc00"}]}',
    )
    const [entry] = entries
    expect(JSON.stringify(entry)).not.toMatch(/\\u0000|\\ud800|\\udc00/)
    expect(entry).toMatchObject({ title: 'a\ufffdbc', text: 'xy\ufffd' })
  })

  test('how often the publisher says it changes is read', () => {
    expect(read(rss('<ttl>45</ttl>')).updateEveryMinutes).toBe(45)
    expect(
      read(
        rss('<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>'),
      ).updateEveryMinutes,
    ).toBe(360)
    expect(read(rss('')).updateEveryMinutes).toBeNull()
  })
})

test('however rarely a feed says it changes, the number stays a number of minutes', () => {
  const ttl = (stated: string) =>
    readFeed(
      new TextEncoder().encode(
        `<rss version="2.0"><channel><title>T</title><ttl>${stated}</ttl><item><title>a</title></item></channel></rss>`,
      ),
      { address: 'https://harbour.example/feed', now: new Date() },
    ).updateEveryMinutes
  expect(ttl('90')).toBe(90)
  expect(ttl('99999999999999')).toBe(365 * 24 * 60)
})
