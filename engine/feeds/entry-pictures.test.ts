import { describe, expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const SITE = 'https://harbour.example'
const OPTIONS = { address: `${SITE}/feed.xml`, now: new Date('2026-11-28T00:00:00Z') }
const VOCABULARIES = [
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
].join(' ')

const own = (address: string | null) => address?.replace(SITE, '') ?? null
/** The picture of an entry of RSS, as an address on its site. */
const rss = (inside: string) => {
  const feed = `<rss ${VOCABULARIES}><channel><title>Harbour</title><item><title>Tug</title>${inside}</item></channel></rss>`
  return own(readFeed(Buffer.from(feed), OPTIONS).entries[0]!.image)
}
const inText = (html: string) => rss(`<description><![CDATA[${html}]]></description>`)

describe('pictures that feeds state', () => {
  test.each([
    ['no medium, an ending', '<media:content url="/a.jpg"/>'],
    [
      'beside a video',
      '<media:content url="/v.mp4" type="video/mp4"/><media:content url="/a.jpg"/>',
    ],
    [
      'the largest of a group',
      '<media:group><media:content url="/s.jpg" medium="image" width="150"/><media:content url="/a.jpg" medium="image" width="1200"/><media:content url="/m.jpg" medium="image" width="600"/></media:group>',
    ],
    [
      'the one of a group that is meant',
      '<media:group><media:content url="/s.jpg" width="1500"/><media:content url="/a.jpg" width="700" isDefault="true"/></media:group>',
    ],
    [
      'the first of several pictures',
      '<media:content url="/a.jpg" width="800"/><media:content url="/b.jpg" width="1600"/>',
    ],
    [
      'not the author',
      '<media:content url="https://secure.gravatar.com/avatar/1f3e?s=96" medium="image"/><media:content url="/a.jpg" medium="image"/>',
    ],
    [
      'the largest thumbnail',
      '<media:thumbnail url="/s.jpg" width="160"/><media:thumbnail url="/a.jpg" width="640"/>',
    ],
    ['the text of itunes:image', '<itunes:image>/a.jpg</itunes:image>'],
    ['the url of itunes:image', '<itunes:image url="/a.jpg"/>'],
    ['podcast:images', '<podcast:images srcset="/s.jpg 300w, /a.jpg 1500w"/>'],
    ['image', '<image>/a.jpg</image>'],
    ['image with url inside', '<image><url>/a.jpg</url></image>'],
    ['image with url beside', '<image url="/a.jpg"/>'],
    ['image with href', '<image href="/a.jpg"/>'],
    ['image with markup', '<image><![CDATA[<img src="/a.jpg">]]></image>'],
    ['image with an element', '<image><img src="/a.jpg"/></image>'],
    ['thumbnail', '<thumbnail>/a.jpg</thumbnail>'],
    ['thumbnail with url', '<thumbnail url="/a.jpg"/>'],
    ['featuredImage', '<featuredImage>/a.jpg</featuredImage>'],
    ['featured_image', '<featured_image><![CDATA[ /a.jpg ]]></featured_image>'],
    ['post-thumbnail', '<post-thumbnail><url>/a.jpg</url></post-thumbnail>'],
    [
      'an image of a vocabulary of its own',
      '<news:image xmlns:news="https://n.example/1">/a.jpg</news:image>',
    ],
    ['an enclosure without type', '<enclosure url="/a.jpg"/>'],
    ['an enclosure "jpeg"', '<enclosure url="/a.jpg" type="jpeg"/>'],
    ['an enclosure "image/jpg"', '<enclosure url="/a.jpg" type="image/jpg"/>'],
    ['an enclosure " Image/JPEG"', '<enclosure url="/a.jpg" type=" Image/JPEG"/>'],
    ['an enclosure of Atom', '<atom:link rel="enclosure" type="image/jpeg" href="/a.jpg"/>'],
    ['an enclosure of Atom without type', '<atom:link rel="enclosure" href="/a.jpg"/>'],
    ['an enclosure by a link', '<link rel="enclosure" type="image/jpeg" href="/a.jpg"/>'],
    ['an image of Atom', '<atom:link rel="image" href="/a.jpg"/>'],
    ['a document', '<media:content medium="document" type="image/jpeg" url="/a.jpg"/>'],
    [
      'an enclosure after a recording',
      '<enclosure url="/a.mp3" type="audio/mpeg"/><enclosure url="/a.jpg"/>',
    ],
  ])('%s', (_, inside) => {
    expect(rss(inside)).toBe('/a.jpg')
  })

  test.each([
    ['/a.webp?w=9', '<media:content url="/a.webp?w=9" width="900"/>'],
    ['/a.JPG', '<media:content url="/a.JPG" type="IMAGE/JPEG" medium="Image"/>'],
    ['/a', '<media:content url="/a" width="800" height="600"/>'],
    [
      '/a.jpg?w=700',
      '<media:content url="/a.jpg?w=140" width="140"/><media:content url="/a.jpg?w=700" width="700"/><media:content url="/a.jpg?w=460" width="460"/>',
    ],
    [
      '/1200/a.jpg',
      '<media:content url="/600/a.jpg" width="600"/><media:content url="/1200/a.jpg" width="1200"/>',
    ],
    ['/a.jpg?x=1&y=2', '<media:content url="/a.jpg?x=1&amp;amp;y=2" medium="image"/>'],
    [
      '/a',
      '<media:group><media:content url="/a" medium="image"/><media:thumbnail url="/s.jpg" width="480"/></media:group>',
    ],
    ['/a', '<media:content url="/a" type="image/jpeg"/>'],
    ['/a', '<enclosure url="/a" type="jpeg"/>'],
    ['/a', '<enclosure url="/a" type="image"/>'],
    ['/a.png?v=2', '<enclosure url="/a.png?v=2" type="application/octet-stream"/>'],
    ['/a?format=jpg&name=large', '<enclosure url="/a?format=jpg&amp;name=large"/>'],
    ['/a.jpg:large', '<enclosure url="/a.jpg:large"/>'],
    ['/gro%C3%9Fe%20f%C3%A4hre.jpg', '<enclosure url="/große fähre.jpg"/>'],
  ])('%s', (address, inside) => {
    expect(rss(inside)).toBe(address)
  })

  test('small ones give way to the picture of the text', () => {
    const text = '<description><![CDATA[<img src="/a.jpg">]]></description>'
    const small = '<media:thumbnail url="/s.jpg" width="72" height="72"/>'
    expect(rss(small + text)).toBe('/a.jpg')
    expect(rss(small)).toBe('/s.jpg')
    expect(rss(`<media:thumbnail url="/m.jpg" width="640"/>${text}`)).toBe('/m.jpg')
  })

  test.each([
    ['/s72-c/tug.jpg', '/s1600/tug.jpg'],
    ['/s72-w640-h480-c/tug.jpg', '/s1600/tug.jpg'],
    ['/img/x/AVv=s72-c', '/img/x/AVv=s1600'],
    ['/img/x/AVv=s72-w400-h300-c', '/img/x/AVv=s1600'],
  ])('a thumbnail of Blogger is asked for in a good size: %s', (small, large) => {
    const host = 'https://blogger.googleusercontent.com'
    expect(rss(`<media:thumbnail url="${host}${small}" width="72" height="72"/>`)).toBe(
      host + large,
    )
  })

  test.each([
    '<enclosure url="/a.mp3" type="audio/mpeg"/>',
    '<enclosure url="/a.pdf"/>',
    '<enclosure url="/File:a.jpg" type="text/html"/>',
    '<media:content url="/v.mp4" width="800" height="600"/>',
    '<media:content url="/player" medium="video" width="800"/>',
    '<media:content url="/v" type="application/x-shockwave-flash" width="800"/>',
    '<media:content url="https://secure.gravatar.com/avatar/1f3e?s=96" medium="image"/>',
    '<media:thumbnail url="/assets/placeholder.png"/>',
    '<image>Photo by Ann. All rights reserved</image>',
    '<image><title>Harbour</title></image>',
    '<image/>',
    '<enclosure url="/pixel.png"/>',
  ])('%s states none', (inside) => {
    expect(rss(inside)).toBeNull()
  })

  test('Atom and JSON state them alike', () => {
    const atom = (inside: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom" ${VOCABULARIES}><entry><title>Tug</title>${inside}</entry></feed>`
    const json = (item: object) =>
      JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [{ id: 1, ...item }] })
    const feeds = [
      atom('<link rel="enclosure" href="/a.jpg"/>'),
      atom('<media:content url="/a.jpg"/>'),
      atom('<link rel="image" href="/a.jpg"/>'),
      atom('<link rel="image_src" href="/a.jpg"/>'),
      atom('<link rel="preview" type="image/jpeg" href="/a.jpg"/>'),
      atom('<link rel="https://rels.example/thumbnail" href="/a.jpg"/>'),
      atom('<thumbnail url="/a.jpg"/>'),
      json({ image: '/a.jpg' }),
      json({ image: { url: '/a.jpg' } }),
      json({ attachments: [{ url: '/a.jpg', mime_type: 'image/jpeg' }] }),
      json({ attachments: [{ url: '/b.mp3' }, { url: '/a.jpg' }] }),
    ]
    const shown = feeds.map((feed) => own(readFeed(Buffer.from(feed), OPTIONS).entries[0]!.image))
    expect(shown).toEqual(feeds.map(() => '/a.jpg'))
  })
})

describe('the picture of a text', () => {
  test.each([
    [
      'not an emoji',
      '<img src="https://s.w.org/images/core/emoji/15/72x72/1f600.png" class="wp-smiley">',
    ],
    ['not an emoji by its class', '<img src="/e/1f600.png" class="emoji" alt="😀">'],
    ['not an emoji by its words', '<img src="/e/1.png" alt="😀">'],
    ['not an avatar', '<img src="https://secure.gravatar.com/avatar/1f3e?s=300">'],
    ['not an avatar by its class', '<img src="/u/ann.jpg" class="avatar photo">'],
    ['not an avatar by its place', '<img src="/avatars/ann.jpg">'],
    [
      'not a share icon',
      '<a href="https://www.facebook.com/sharer.php?u=x"><img src="/img/fb.png"></a>',
    ],
    ['not a share icon by its name', '<img src="/icons/facebook-icon.png">'],
    ['not a share icon by its words', '<img src="/1.png" alt="Share on Mastodon">'],
    ['not a share icon by its place', '<img src="/social/twitter.png">'],
    ['not a button', '<img src="https://static.addtoany.com/buttons/favicon.png">'],
    ['not an emoji by its name', '<img src="/e/ship.png" alt=":ship:">'],
    ['not a small one', '<img src="/i.png" width="32" height="32">'],
    ['not a small one by style', '<img src="/i.png" style="width:24px;height:24px">'],
    ['not a stand-in', '<img src="/img/placeholder.png">'],
    ['not a counter', '<img src="/tracking-pixel.png">'],
  ])('%s', (_, html) => {
    expect(inText(html)).toBeNull()
    expect(inText(`<p>Boats.</p>${html}<img src="/a.jpg">`)).toBe('/a.jpg')
  })

  test('is that of a video, where it has none', () => {
    expect(inText('<video src="/v.mp4" poster="/a.jpg"></video>')).toBe('/a.jpg')
    expect(inText('<video poster="/a.jpg"><source src="/v.mp4"></video>')).toBe('/a.jpg')
    expect(inText('<video poster="/a.jpg"></video>')).toBe('/a.jpg')
    expect(inText('<video-js poster="/a.jpg"><source src="/v.mp4"></video-js>')).toBe('/a.jpg')
    expect(inText('<video-js poster="/a.jpg"></video-js>')).toBe('/a.jpg')
    const settings = `data-setup='{"controls": true, "poster": "/a.jpg"}'`
    expect(inText(`<video ${settings}><source src="/v.mp4"></video>`)).toBe('/a.jpg')
    expect(inText('<video src="/v.mp4" poster="/p.jpg"></video><img src="/a.jpg">')).toBe('/a.jpg')
  })

  test.each([
    '<iframe src="https://www.youtube.com/embed/4rH7bJ0rX_Q"></iframe>',
    '<lite-youtube videoid="4rH7bJ0rX_Q"></lite-youtube>',
    '<amp-youtube data-videoid="4rH7bJ0rX_Q"></amp-youtube>',
  ])('is the still of a video in a frame, where it has none: %s', (html) => {
    expect(inText(html)).toBe('https://i.ytimg.com/vi/4rH7bJ0rX_Q/hqdefault.jpg')
    expect(inText(`${html}<img src="/a.jpg">`)).toBe('/a.jpg')
  })

  test('is none where a frame or a link only leads to a video', () => {
    expect(inText('<a href="https://www.youtube.com/watch?v=4rH7bJ0rX_Q">Watch</a>')).toBeNull()
    expect(inText('<iframe src="https://maps.example/harbour"></iframe>')).toBeNull()
  })

  test.each([
    '<p>The boats.</p><p><img src="/a.jpg"></p>',
    '<img src="/a.jpg"><p>Tug</p>',
    '<p>A < b</p><p><img src="/a.jpg"></p>',
  ])('is found where markup was escaped twice: %s', (html) => {
    const once = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const twice = once.replaceAll('&', '&amp;')
    expect(rss(`<description>${twice}</description>`)).toBe('/a.jpg')
    expect(inText(once)).toBe('/a.jpg')
  })

  test.each([
    'The &lt;p&gt; element and &lt;img src="/a.jpg"&gt;',
    '&lt;p&gt; begins a paragraph',
    '<p>Write &lt;p&gt;&lt;img src="/a.jpg"&gt;&lt;/p&gt;</p>',
  ])('words about markup stay words: %s', (html) => {
    expect(inText(html)).toBeNull()
  })

  test('is that of the summary, where the content has none', () => {
    const summary = '<description>&lt;img src="/a.jpg"&gt;Boats</description>'
    expect(rss(`${summary}<content:encoded>The boats are at sea.</content:encoded>`)).toBe('/a.jpg')
  })

  test('is not a face, however large, and may have a ratio for its size', () => {
    const face = '<img class="avatar" src="/ann.jpg" width="96" height="96">'
    const ratio = '<amp-img src="/a.jpg" width="16" height="9" layout="responsive"></amp-img>'
    expect(inText(face + ratio)).toBe('/a.jpg')
  })

  test('starts from its xml:base', () => {
    const text =
      '<description xml:base="https://harbour.example/x/">&lt;img src="a.jpg"&gt;</description>'
    expect(rss(text)).toBe('/x/a.jpg')
    const atom = (inside: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Tug</title><content type="xhtml">${inside}</content></entry></feed>`
    const div = 'div xmlns="http://www.w3.org/1999/xhtml" xml:base="https://harbour.example/x/"'
    const [entry] = readFeed(
      Buffer.from(atom(`<${div}><p>Boats</p><img src="a.jpg"/></div>`)),
      OPTIONS,
    ).entries
    expect(own(entry!.image)).toBe('/x/a.jpg')
    expect(rss('<media:content xml:base="https://harbour.example/x/" url="a.jpg"/>')).toBe(
      '/x/a.jpg',
    )
  })
})
