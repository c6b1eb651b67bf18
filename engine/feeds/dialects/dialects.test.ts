import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { Problem } from '#core/problem.ts'
import { readFeed } from '../read-feed.ts'

// Reads documents in the dialects of publishers.
const read = (feed: string) =>
  readFeed(Buffer.from(feed), {
    address: 'https://harbour.example/feeds/news.xml',
    now: new Date('2026-03-02T12:00:00Z'),
  })
const rss = (inside: string, attributes = '') =>
  `<rss version="2.0"${attributes}><channel><title>Gazette</title>${inside}</channel></rss>`
const inRss = (inside: string) => read(rss(`<item>${inside}</item>`)).entries[0]!
const atom = (inside: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom"${attributes}><title>Gazette</title>${inside}</feed>`
const inAtom = (inside: string, attributes = '') =>
  read(atom(`<entry><id>1</id>${inside}</entry>`, attributes)).entries[0]!

describe('old dialects', () => {
  test('RSS 1.1 has its items in a list', () => {
    const feed = read(
      `<Channel xmlns="http://purl.org/net/rss1.1#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" rdf:about="https://harbour.example/">
       <title>Gazette</title><link>https://harbour.example/</link><description>News</description>
       <items rdf:parseType="Collection"><item rdf:about="https://harbour.example/tug"><title>Tug sinks</title>
       <link>https://harbour.example/tug</link></item><item><title>Ferry stays</title></item></items></Channel>`,
    )
    expect(feed).toMatchObject({ format: 'rss', title: 'Gazette', description: 'News' })
    expect(feed.entries.map(({ title }) => title)).toEqual(['Tug sinks', 'Ferry stays'])
  })

  test('CDF writes links and times on its elements, and has channels in channels', () => {
    const feed = read(
      `<?xml version="1.0"?><CHANNEL HREF="https://harbour.example/"><TITLE>Gazette</TITLE><ABSTRACT>News</ABSTRACT>
       <ITEM HREF="https://harbour.example/tug" LASTMOD="2026-03-02T08:00Z"><TITLE>Tug sinks</TITLE><ABSTRACT>Nine were saved.</ABSTRACT></ITEM>
       <CHANNEL><TITLE>Sport</TITLE><ITEM HREF="https://harbour.example/race"><TITLE>Race won</TITLE></ITEM></CHANNEL></CHANNEL>`,
    )
    expect(feed).toMatchObject({
      format: 'cdf',
      title: 'Gazette',
      link: 'https://harbour.example/',
      description: 'News',
    })
    expect(feed.entries).toMatchObject([
      {
        title: 'Tug sinks',
        link: 'https://harbour.example/tug',
        published: '2026-03-02T08:00:00.000Z',
        text: 'Nine were saved.',
      },
      { title: 'Race won', link: 'https://harbour.example/race' },
    ])
  })

  test('RSS 0.90 and 1.0 have their items beside the channel, under any prefix', () => {
    const { format, entries } = read(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:r="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/">
       <r:channel><r:title>Gazette</r:title></r:channel><r:item rdf:about="https://harbour.example/tug"><r:title>Tug sinks</r:title><d:creator>Ann Oak</d:creator></r:item></rdf:RDF>`,
    )
    expect(format).toBe('rdf')
    expect(entries[0]).toMatchObject({ title: 'Tug sinks', authors: ['Ann Oak'] })
  })

  test('a single Atom entry is a feed of one', () => {
    const { format, entries } = read(
      '<entry xmlns="http://www.w3.org/2005/Atom"><id>1</id><title>Tug sinks</title></entry>',
    )
    expect([format, entries.length, entries[0]!.title]).toEqual(['atom', 1, 'Tug sinks'])
  })
})

describe('vocabularies', () => {
  test('are known by their address, whatever their prefix', () => {
    const { entries } = read(
      rss(
        '<item><x:title>Hidden</x:title><y:creator>Ann Oak</y:creator><z:encoded>Nine were saved.</z:encoded><title>Tug sinks</title></item>',
        ' xmlns:x="http://www.w3.org/2000/svg" xmlns:y="http://purl.org/dc/elements/1.1/" xmlns:z="http://purl.org/rss/1.0/modules/content/"',
      ),
    )
    expect(entries[0]).toMatchObject({
      title: 'Tug sinks',
      authors: ['Ann Oak'],
      text: 'Nine were saved.',
    })
  })

  test('a picture of another vocabulary has its own title', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>Drawing</title></svg>'
    expect(inAtom(`${drawing}<title>Tug sinks</title>`).title).toBe('Tug sinks')
    expect(inAtom(`<image><title>Drawing</title></image><title>Tug sinks</title>`).title).toBe(
      'Tug sinks',
    )
  })

  test('media: words, pictures and thumbnails stand in groups, too', () => {
    const entry = inAtom(
      `<media:group xmlns:media="http://search.yahoo.com/mrss"><media:title>Tug sinks</media:title>
       <media:description>Nine were saved.</media:description><media:content url="https://v.example/1" type="video/mp4"><media:thumbnail url="https://i.example/1.jpg"/></media:content></media:group>`,
    )
    expect(entry).toMatchObject({
      title: 'Tug sinks',
      text: 'Nine were saved.',
      image: 'https://i.example/1.jpg',
    })
  })

  test('media and podcast: recordings, players, chapters and transcripts are files of the entry', () => {
    const { enclosures } = inRss(
      `<enclosure url="/tug.mp3" type="audio/mpeg" length="5"/><media:content url="/tug.mp3" type="audio/mpeg"/>
       <media:group><media:content url="/tug.mp4" medium="video" fileSize="7"/><media:content url="/tug.jpg" medium="image"/></media:group>
       <media:player url="/player"/><podcast:chapters url="/chapters.json"/><podcast:transcript url="/words.vtt" type="text/vtt"/>
       <podcast:transcript url="/palavras.vtt" language="pt_br"/><podcast:transcript url="/x.vtt" language="in our own words"/>`,
    )
    const at = (path: string) => `https://harbour.example${path}`
    expect(enclosures).toEqual([
      { url: at('/tug.mp3'), type: 'audio/mpeg', length: 5, cover: at('/tug.jpg') },
      { url: at('/tug.mp4'), type: null, length: 7, cover: at('/tug.jpg') },
      { url: at('/player'), type: 'text/html', length: null },
      {
        ...{ url: at('/chapters.json'), type: 'application/json+chapters', length: null },
        role: 'chapters',
      },
      { url: at('/words.vtt'), type: 'text/vtt', length: null, role: 'transcript' },
      {
        ...{ url: at('/palavras.vtt'), type: null, length: null, role: 'transcript' },
        language: 'pt-BR',
      },
      { url: at('/x.vtt'), type: null, length: null, role: 'transcript' },
    ])
  })

  test('media: what is said to be of no known medium is not a recording', () => {
    expect(inRss('<media:content url="/x" medium="constructor"/>').enclosures).toEqual([])
  })

  test('an episode has its length, its picture or that of its podcast, and its chapters', () => {
    const psc = `<psc:chapters xmlns:psc="http://podlove.org/simple-chapters"><psc:chapter start="00:01:02.500" title="The quay"/>
       <psc:chapter start="nine" title="Lost"/></psc:chapters>`
    const { enclosures, image } = inRss(
      `<enclosure url="/tug.mp3" type="audio/mpeg" length="5"/><itunes:duration>1:02:03</itunes:duration>
       <itunes:image href="/tug.jpg"/>${psc}<podcast:transcript url="/a.srt"/>`,
    )
    expect(enclosures).toEqual([
      {
        ...{ url: 'https://harbour.example/tug.mp3', type: 'audio/mpeg', length: 5 },
        ...{ seconds: 3723, cover: 'https://harbour.example/tug.jpg' },
        chapters: [{ title: 'The quay', start: 62.5 }],
      },
      { url: 'https://harbour.example/a.srt', type: null, length: null, role: 'transcript' },
    ])
    expect(image).toBe('https://harbour.example/tug.jpg')
    // The podcast's own picture illustrates no article.
    const ofPodcast = readFeed(
      Buffer.from(`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><itunes:image href="/show.jpg"/>
        <item><guid>1</guid><enclosure url="/1.mp3"/></item></channel></rss>`),
      { address: 'https://harbour.example/feed', now: new Date() },
    ).entries[0]
    expect(ofPodcast?.enclosures[0]?.cover).toBe('https://harbour.example/show.jpg')
    expect(ofPodcast?.image).toBe('https://harbour.example/show.jpg')
  })

  test('itunes: nested categories and keywords are categories', () => {
    expect(
      inRss(
        '<itunes:category text="News"><itunes:category text="Sea"/></itunes:category><itunes:keywords>tug, rescue</itunes:keywords>',
      ).categories,
    ).toEqual(['News', 'Sea', 'tug', 'rescue'])
  })

  test('dc: a date is when it was published, and when it was updated', () => {
    expect(inRss('<title>t</title><dc:date>2026-03-02T08:00:00Z</dc:date>')).toMatchObject({
      published: '2026-03-02T08:00:00.000Z',
      updated: '2026-03-02T08:00:00.000Z',
    })
    expect(
      inRss(
        '<title>t</title><pubDate>2026-03-01</pubDate><dcterms:modified>2026-03-02</dcterms:modified>',
      ),
    ).toMatchObject({ published: '2026-03-01T00:00:00.000Z', updated: '2026-03-02T00:00:00.000Z' })
  })

  test('several authors are all named, each once and without mail addresses', () => {
    expect(
      inRss(
        '<author>oak@harbour.example (Ann Oak)</author><dc:creator>Ben Elm</dc:creator><dc:creator>Ann Oak</dc:creator><atom:author><atom:name>Cy Fir</atom:name></atom:author>',
      ).authors,
    ).toEqual(['Ann Oak', 'Ben Elm', 'Cy Fir'])
  })
})

describe('Atom text', () => {
  test.each([
    ['<summary>1 &lt; 2 &amp;amp; 3</summary>', '1 < 2 &amp; 3'],
    ['<summary type="html">&lt;b&gt;Nine&lt;/b&gt; were saved.</summary>', 'Nine were saved.'],
    [
      '<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>Nine</b> were &lt;saved&gt;.</div></summary>',
      'Nine were <saved>.',
    ],
    [
      '<summary type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:b>Nine</x:b> were saved.</x:div></summary>',
      'Nine were saved.',
    ],
    [
      `<content mode="base64" type="text/html">${Buffer.from('<b>Nine</b> were saved.').toString('base64')}</content>`,
      'Nine were saved.',
    ],
    [
      `<content type="application/octet-stream">${Buffer.from('Nine were saved.').toString('base64')}</content>`,
      'Nine were saved.',
    ],
    [
      `<summary>Nine were saved.</summary><content type="image/png">${Buffer.from([137, 80, 78, 71, 0, 255]).toString('base64')}</content>`,
      'Nine were saved.',
    ],
    ['<content type="text/plain">Nine\nwere saved.</content>', 'Nine were saved.'],
    [
      '<content type="text">Nine were saved:\nall of them.\n \nOne &lt; ten.</content>',
      'Nine were saved:\nall of them.\n\nOne < ten.',
    ],
  ])('%s reads as it is meant', (inside, text) => {
    expect(inAtom(`<title>t</title>${inside}`).text).toBe(text)
  })

  test('markup in a title that is plain words is part of the words', () => {
    expect(inAtom('<title>The &lt;dialog&gt; element</title>').title).toBe('The <dialog> element')
    expect(inAtom('<title type="html">&lt;em&gt;Tug&lt;/em&gt; sinks</title>').title).toBe(
      'Tug sinks',
    )
    expect(inAtom('<title><em>Tug</em> sinks</title>').title).toBe('Tug sinks')
  })
})

describe('text that is to be seen as it was typed', () => {
  const typed = 'Nine were saved.\n\nMap: https://harbour.example/map?a=1&b=2.\n1 < 2'
  const seen =
    '<p>Nine were saved.</p><p>Map: <a href="https://harbour.example/map?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">https://harbour.example/map?a=1&amp;b=2</a>.<br />1 &lt; 2</p>'
  const written = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const media = `<media:group xmlns:media="http://search.yahoo.com/mrss/"><media:description>${written}</media:description></media:group>`

  test.each([
    ['a video', () => inAtom(`<title>t</title>${media}`)],
    [
      'JSON Feed',
      () =>
        read(JSON.stringify({ version: '', items: [{ id: '1', title: 't', content_text: typed }] }))
          .entries[0]!,
    ],
  ])('keeps paragraphs, lines and links: %s', (_, entry) => {
    expect(entry().content).toBe(seen)
    expect(entry().text).toBe(typed)
  })
})

describe('addresses', () => {
  test('start from the nearest xml:base, which may be relative itself', () => {
    const entry = inAtom(
      '<link href="tug"/><content type="html" xml:base="more/">&lt;a href="x"&gt;x&lt;/a&gt;</content>',
      ' xml:base="/blog/"',
    )
    expect(entry.link).toBe('https://harbour.example/blog/tug')
    expect(entry.content).toContain('href="https://harbour.example/blog/more/x"')
  })

  test.each([
    ['its link', '<link>https://harbour.example/blog/tug/</link>', 'blog/tug/a.jpg'],
    ['its link on a neighbouring host', '<link>https://www.harbour.example/b/</link>', null],
    ['its guid', '<guid>https://harbour.example/blog/tug/</guid>', 'blog/tug/a.jpg'],
    [
      'the site, where it links to another one',
      '<link>https://elsewhere.test/tug/</link>',
      'feeds/a.jpg',
    ],
  ])('in a text start from %s', (_, inside, path) => {
    const { content } = inRss(
      `${inside}<title>t</title><description>&lt;img src="a.jpg"&gt;</description>`,
    )
    const whole =
      path === null ? 'https://www.harbour.example/b/a.jpg' : `https://harbour.example/${path}`
    expect(content).toContain(`src="${whole}"`)
  })

  test('an Atom link may have its address inside, and an RSS link on it', () => {
    expect(inAtom('<link rel="alternate">https://harbour.example/tug</link>').link).toBe(
      'https://harbour.example/tug',
    )
    expect(inRss('<title>t</title><link href="https://harbour.example/tug"/>').link).toBe(
      'https://harbour.example/tug',
    )
    expect(
      inRss('<title>t</title><link/><atom:link href="https://harbour.example/tug"/>').link,
    ).toBe('https://harbour.example/tug')
  })

  test('the page is linked, not the enclosure or the comments', () => {
    const entry = inAtom(
      '<link rel="replies" href="/r"/><link rel="enclosure" href="/tug.mp3" length="x"/><link type="application/json" href="/j"/><link type="text/html" href="/tug"/>',
    )
    expect(entry.link).toBe('https://harbour.example/tug')
    expect(entry.enclosures).toEqual([
      { url: 'https://harbour.example/tug.mp3', type: null, length: null },
    ])
  })
})

describe('markup that is not as it should be', () => {
  test('elements in RSS text are its markup', () => {
    expect(inRss('<description><p>Nine <b>were</b> saved.</p></description>').content).toBe(
      '<p>Nine <b>were</b> saved.</p>',
    )
  })

  test('a body of XHTML is the content', () => {
    const body = '<body xmlns="http://www.w3.org/1999/xhtml"><p>Nine were</p><p>saved.</p></body>'
    expect(inRss(`<title>t</title>${body}`).text).toBe('Nine were\n\nsaved.')
  })

  test('a field that is never closed ends where the next one starts', () => {
    expect(
      inRss('<title>Tug sinks<link>https://harbour.example/tug</link><guid>7</guid>'),
    ).toMatchObject({ title: 'Tug sinks', link: 'https://harbour.example/tug', identity: '7' })
  })

  test('an item that is never closed ends where the next one starts', () => {
    expect(
      read(rss('<item><title>one</title><item><title>two</title></item>')).entries.map(
        ({ title }) => title,
      ),
    ).toEqual(['one', 'two'])
  })

  test('names in any letters are known', () => {
    expect(inRss('<Title>Tug sinks</Title><PubDate>2026-03-02</PubDate>')).toMatchObject({
      title: 'Tug sinks',
      published: '2026-03-02T00:00:00.000Z',
    })
  })

  test('references that no document defines stay as they are', () => {
    expect(inRss('<title>?a=1&copy=2 &nbsp;&copy;&harbour; &#8364;</title>').title).toBe(
      '?a=1&copy=2 ©&harbour; €',
    )
  })
})

describe('JSON Feed', () => {
  test('of version 1.0 has one author, for an item or for all', () => {
    const { entries } = read(
      JSON.stringify({
        author: { name: 'Ann Oak' },
        items: [
          { id: '1', author: { name: 'Ben Elm' } },
          { id: 2, authors: ['Cy Fir'] },
          { id: 3 },
        ],
      }),
    )
    expect(entries.map(({ identity, authors }) => [identity, authors])).toEqual([
      ['1', ['Ben Elm']],
      ['2', ['Cy Fir']],
      ['3', ['Ann Oak']],
    ])
  })

  test('an item that is none is told, and the others are read', () => {
    const { entries, problems } = read('{"items":[null,{"id":"1","title":["x"],"tags":"Sea"},7]}')
    expect(entries).toMatchObject([{ identity: '1', categories: ['Sea'] }])
    expect(problems).toEqual([
      'The document is cut off or broken; 2 of its entries could not be read',
    ])
  })
})

describe('traps end soon, in words', () => {
  const MEGABYTES = 4
  const LONGEST_MS = 1500
  const many = (text: string) => text.repeat((MEGABYTES * 1e6) / text.length)
  const problemOf = (feed: string) => {
    try {
      return JSON.stringify(read(feed))
    } catch (error) {
      expect(error).toBeInstanceOf(Problem)
      return String(error)
    }
  }
  test.each([
    ['elements without end inside each other', rss(`<item>${many('<a>')}</item>`), 'deep'],
    ['elements without end', rss('<i/>'.repeat(500_001)), '500000 elements'],
    [
      'attributes without end',
      rss(`<item ${Array.from({ length: 200_000 }, (_, i) => `a${i}=""`).join(' ')}/>`),
      'attributes',
    ],
    ['items that never end', rss(many('<item><title>t</title>')), 'deep'],
    ['an item without end', `<rss><channel><item><title>${many('x ')}`, 'cut off'],
    ['a document type without end', `<!DOCTYPE x [${many('<!ENTITY a "b">')}`, 'not a feed'],
    ['JSON without end', `{"items":${many('[')}`, 'not a JSON Feed'],
  ])('%s', (_, trap, words) => {
    const spentMs = cpuClock()
    expect(problemOf(trap)).toContain(words)
    expect(spentMs()).toBeLessThan(LONGEST_MS)
  })

  test.each([
    ['a huge attribute', rss(`<item><title x="${many('x')}">t</title></item>`)],
    ['a huge text', rss(`<item><description>${many('&lt;b&gt;&amp;')}</description></item>`)],
    [
      'huge dates and addresses',
      rss(`<item><title>t</title><pubDate>${many('1 ')}</pubDate></item>`),
    ],
    [
      'a field without end that holds the rest',
      rss(`<item><guid>7${'<b/>'.repeat(300_000)}</item>`),
    ],
    [
      'a prefix that is no name',
      `<feed><entry><id>7</id><summary xmlns:a(*="http://www.w3.org/1999/xhtml"><a(*:p>Tug</a(*:p></summary></entry></feed>`,
    ],
    [
      'names of what all objects have',
      rss('<item xmlns:constructor="x" __proto__="y"><constructor:toString/><guid>7</guid></item>'),
    ],
    ['closing tags without end', rss(`<item>${'<b>'.repeat(150)}${many('</x>')}</item>`)],
    ['enclosures without end', rss(`<item>${many('<enclosure url="/a"/>')}</item>`)],
  ])('%s is read all the same', (_, feed) => {
    const spentMs = cpuClock()
    const { entries } = read(feed)
    expect(spentMs()).toBeLessThan(LONGEST_MS)
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries).length).toBeLessThan(2_000_000)
  })

  test('of more entries than anyone reads, the first are read', () => {
    const items = Array.from({ length: 10_500 }, (_, i) => `<item><guid>${i}</guid></item>`)
    const { entries, problems } = read(rss(items.join('')))
    expect(entries).toHaveLength(10_000)
    expect(problems).toEqual(['It has 500 more entries than the 10000 that were read'])
  })
})
