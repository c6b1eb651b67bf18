import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { POSTS } from '../limits.ts'
import { readImport } from './read-import.ts'

const NOW = '2026-03-02T12:00:00.000Z'
const PICTURE = new Uint8Array([1, 2, 3])

const readBytes = (bytes: Uint8Array, name = '') =>
  readImport({ bytes, name, now: NOW, withPictures: true })
const readZip = (files: Record<string, string | Uint8Array>) =>
  readBytes(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [
          name,
          typeof file === 'string' ? strToU8(file) : file,
        ]),
      ),
    ),
  )
const readOne = (text: string, name = 'quay.md') => readBytes(strToU8(text), name)
const wordsOf = ({ posts }: ReturnType<typeof readImport>, nth = 0) =>
  posts[nth]!.content.map(({ type, props }) => {
    const [first, second] = type === 'picture' ? ['picture', 'caption'] : ['title', 'words']
    const texts = [props[first!], props[second!]].map((one) => (typeof one === 'string' ? one : ''))
    return type === 'picture' ? `![${texts[0]}](${texts[1]})` : texts.filter(Boolean).join(' | ')
  })
const leftOut = ({ leftOut: all }: ReturnType<typeof readImport>) =>
  Object.fromEntries(all.map(({ reason, count }) => [reason, count]))

describe('facts of Markdown files', () => {
  test('Hugo: facts in TOML, a folder for each post, a draft', () => {
    const read = readZip({
      'content/posts/old-quay/index.md':
        '+++\ntitle = "The old quay"\ndate = 2024-05-01T08:00:00Z\ntags = ["Boats", "boats",\n "Two words"]\ndraft = true\n[params]\ntitle = "No"\n+++\nWords.',
      'content/posts/old-quay/quay.jpg': PICTURE,
      'content/posts/_index.md': '+++\ntitle = "Posts"\n+++\n',
    })
    expect(leftOut(read)).toEqual({ 'unknown-type': 1 })
    expect(read.posts).toMatchObject([
      {
        ...{ kind: 'post', title: 'The old quay', path: 'news/old-quay', publishedAt: null },
        tags: ['Boats', 'Two words'],
      },
    ])
  })

  test.each([
    ['Jekyll', '_posts/2024-05-01-old-quay.md', 'title: Quay\ncategories: boats harbour', {}],
    [
      'Jekyll, not published',
      '_posts/2024-05-01-old-quay.md',
      'published: false',
      { publishedAt: null },
    ],
    ['a draft of Jekyll', '_drafts/old-quay.md', 'title: Quay', { publishedAt: null }],
    ['Astro', 'src/content/blog/old-quay.mdx', 'title: Quay\npubDate: May 1 2024', {}],
    ['Ghost', 'old-quay.md', 'title: Quay\nslug: old-quay\nstatus: draft', { publishedAt: null }],
    ['a page', 'about.md', 'title: About\nlayout: page', { kind: 'page', path: 'about' }],
    ['a permalink', 'a.md', 'permalink: /2024/05/Old-Quay/', { path: '2024/05/old-quay' }],
    ['an author with a name', 'a.md', 'author:\n  name: Ida', { author: 'Ida' }],
    ['authors', 'a.md', 'authors: [Ida, Otto]', { author: 'Ida, Otto' }],
  ])('%s', (_, path, facts, found) => {
    const { posts } = readZip({ [path]: `---\n${facts}\n---\nWords.` })
    expect(posts).toMatchObject([
      path.includes('old-quay') ? { path: 'news/old-quay', ...found } : found,
    ])
  })

  test('a date in the name of the file, tags between spaces, a title from the name', () => {
    const { posts } = readZip({ '_posts/2024-05-01-old-quay.md': '---\ntags: a b\n---\nWords.' })
    expect(posts).toMatchObject([
      { title: 'old quay', publishedAt: '2024-05-01T00:00:00.000Z', tags: ['a', 'b'] },
    ])
  })

  test('facts that cannot be read are named, and the words stay', () => {
    const read = readOne('---\n- a list\n---\nWords.')
    expect(leftOut(read)).toEqual({ facts: 1 })
    expect(wordsOf(read)).toEqual(['Words.'])
  })
})

describe('words of Markdown', () => {
  test('headings begin texts, and marks become those of texts', () => {
    const read = readOne(
      '# Quay\n\nThe *old* quay is __open__, see [the map](https://maps.example/a_b "Map") or <https://a.example>.\n\n## Hours\n\n* Monday\n* Sunday\n\n1. First\n2) Second\n\n> Said *so*\n\nSet  \n===\nA \\*star\\* &amp; `a_b`',
      'quay.md',
    )
    expect(read.posts[0]!.title).toBe('Quay')
    expect(wordsOf(read)).toEqual([
      'The _old_ quay is **open**, see [the map](https://maps.example/a_b) or [https://a.example](https://a.example/).',
      'Hours | - Monday\n- Sunday\n\n1. First\n2. Second\n\nSaid _so_',
      'Set | A *star* & a_b',
    ])
  })

  test('pictures of the file are found beside it and in the folder of the site', () => {
    const read = readZip({
      'posts/a.md':
        '---\ntitle: A\nimage: /img/quay.jpg\n---\nBefore ![The quay](../pics/b.png "At dusk") behind\n\n![x](https://other.example/c.png) ![y](gone.png)',
      'pics/b.png': PICTURE,
      'static/img/quay.jpg': PICTURE,
    })
    expect(wordsOf(read)).toEqual(['Before  behind', '![pics/b.png](At dusk)'])
    expect(read.posts[0]!.sharePicture).toBe('static/img/quay.jpg')
    expect(read.pictures).toEqual([
      { name: 'pics/b.png', alt: 'The quay', bytes: PICTURE },
      { name: 'static/img/quay.jpg', alt: '', bytes: PICTURE },
    ])
    expect(leftOut(read)).toEqual({ 'remote-picture': 1, 'lost-picture': 1 })
  })

  test('links between files lead to the posts that they become', () => {
    const read = readZip({
      'posts/a.md': '---\npermalink: /2024/a/\n---\n[B](b.md), [C](../c.md#top), [D](gone.md)',
      'posts/b.md': '[A](/2024/a)',
      'c.md': '[mail](mailto:me@example.org) [bad](javascript:alert(1))',
    })
    expect(read.posts.map(({ path }) => path)).toEqual(['2024/a', 'news/b', 'news/c'])
    expect(wordsOf(read, 0)).toEqual(['[B](/news/b), [C](/news/c), D'])
    expect(wordsOf(read, 1)).toEqual(['[A](/2024/a)'])
    expect(wordsOf(read, 2)[0]).not.toContain('javascript:alert(1))](')
  })

  test('shortcodes, HTML, tables and code are named', () => {
    const read = readZip({
      'a.mdx':
        'import X from "x"\n\n{{< youtube abc >}}\n\n<iframe src="https://a.example"></iframe>\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a = 1\n```\n\n<Chart data={1} />\n\nWords',
    })
    expect(leftOut(read)).toMatchObject({ shortcode: 1, html: 1, table: 1, code: 1 })
    expect(wordsOf(read).join('\n')).toContain('A · B\n1 · 2')
    expect(wordsOf(read).join('\n')).not.toContain('import X')
  })
})

const item = (fields: string, body = '') =>
  `<item>${fields}<content:encoded><![CDATA[${body}]]></content:encoded></item>`
const wxr = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:base_blog_url>https://old.example</wp:base_blog_url>${items.join('')}</channel></rss>`
const post = (id: number, more = '') =>
  `<title>Post ${id}</title><link>https://old.example/2024/05/post-${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-01 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}`

describe('the export of WordPress', () => {
  test('posts and pages keep their paths, times, authors and tags', () => {
    const read = readOne(
      wxr(
        item(
          post(
            1,
            '<dc:creator>ida</dc:creator><category domain="post_tag"><![CDATA[Boats]]></category>',
          ),
          'One.',
        ),
        item(
          '<title>About</title><link>https://old.example/about/</link><wp:post_id>2</wp:post_id><wp:status>draft</wp:status><wp:post_type>page</wp:post_type>',
        ),
      ),
      'export.xml',
    )
    expect(read.format).toBe('wordpress')
    expect(read.posts).toMatchObject([
      {
        ...{ kind: 'post', path: '2024/05/post-1', author: 'ida', tags: ['Boats'] },
        publishedAt: '2024-05-01T08:00:00.000Z',
      },
      { kind: 'page', path: 'about', publishedAt: null },
    ])
  })

  test('what stays on the old site is named: comments, passwords, other types, the bin', () => {
    const read = readOne(
      wxr(
        item(post(1), 'One.').replace(
          '</item>',
          '<wp:comment><wp:comment_content>x</wp:comment_content></wp:comment></item>',
        ),
        item(post(2, '<wp:post_password>secret</wp:post_password>'), 'Hidden.'),
        item(post(3).replace('>post<', '>product<')),
        item(post(4).replace('>publish<', '>trash<')),
        item(post(5).replace('>post<', '>nav_menu_item<')),
      ),
      'export.xml',
    )
    expect(read.posts.map(({ title }) => title)).toEqual(['Post 1'])
    expect(leftOut(read)).toEqual({ protected: 1, deleted: 1, 'unknown-type': 2, comment: 1 })
    expect(JSON.stringify(read)).not.toContain('Hidden')
  })

  test('blocks and older texts become paragraphs; shortcodes go, captions stay', () => {
    const body =
      'One <strong>strong </strong>line\nand <em>another</em>.\n\nSee <a href="https://old.example/2024/05/post-2/">two</a>.\n\n[caption id="a"]<img src="https://old.example/wp-content/uploads/2024/a-300x200.jpg" alt="A"/> The quay[/caption]\n\n[gallery ids="1,2"][sic]'
    const read = readZip({
      'export.xml': wxr(
        item(post(1), body),
        item(
          post(2),
          '<!-- wp:paragraph --><p>First\npart</p><!-- /wp:paragraph --><h2>Hours</h2><ul><li>Monday</li><li>Sunday</li></ul><figure><img src="https://other.example/x.jpg"/><figcaption>No</figcaption></figure><script>alert(1)</script>',
        ),
      ),
      'uploads/2024/a.jpg': PICTURE,
    })
    expect(wordsOf(read, 0)).toEqual([
      'One **strong** line\nand _another_.\n\nSee [two](/2024/05/post-2).',
      '![uploads/2024/a.jpg]()',
      'The quay\n\n[sic]',
    ])
    expect(wordsOf(read, 1)).toEqual(['First part', 'Hours | - Monday\n- Sunday'])
    expect(leftOut(read)).toEqual({ gallery: 1, 'remote-picture': 1, html: 1 })
  })
})

describe('hostile files', () => {
  test('entities of a document type are not replaced', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(50)}">]>`
    const read = readOne(wxr(item(post(1).replace('Post 1', '&b;'))).replace('<rss', `${bomb}<rss`))
    expect(read.posts[0]!.title.length).toBeLessThan(20)
  })

  test('aliases of YAML that grow without end are not replaced', () => {
    const bomb = Array.from({ length: 20 }, (_, nth) =>
      nth === 0 ? 'a0: &a0 [x]' : `a${nth}: &a${nth} [${`*a${nth - 1},`.repeat(20)}]`,
    ).join('\n')
    expect(leftOut(readOne(`---\n${bomb}\n---\nWords.`))).toEqual({ facts: 1 })
  })

  test('paths out of the folder lead nowhere', () => {
    const read = readZip({
      'a.md': '![x](../../etc/passwd.png) [y](../../../b.md)',
      '../../etc/passwd.png': PICTURE,
    })
    expect(wordsOf(read)).toEqual(['y'])
    expect(leftOut(read)).toEqual({ 'lost-picture': 1 })
  })

  test('a zip that unpacks to more than it may is refused before it is unpacked', () => {
    const zip = zipSync({ 'a.md': strToU8('Words.') })
    // Changes the size that the zip file states for its content.
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
    bytes.writeUInt32LE(60_000_000, bytes.indexOf(Buffer.from('PK\x01\x02')) + 24)
    expect(() => readBytes(bytes)).toThrow('unpacks to more than')
  })

  test('fifty thousand posts take the first ones, and the others are counted', () => {
    const read = readOne(wxr(...Array.from({ length: 50_000 }, (_, nth) => item(post(nth + 1)))))
    expect(read.posts).toHaveLength(POSTS.perSite)
    expect(leftOut(read)['too-many']).toBe(50_000 - POSTS.perSite)
  })

  test.each([
    ['brackets', '['.repeat(90_000)],
    ['pictures', '!['.repeat(60_000)],
    ['stars', '*a'.repeat(60_000)],
    ['underscores', ' _a __'.repeat(20_000)],
    ['quotations', `${'> '.repeat(60_000)}a`],
    ['tags', '<a '.repeat(50_000)],
    ['marks', '<b>x</b> '.repeat(18_000)],
    ['braces', '{{<'.repeat(50_000)],
    ['spaces', `a${' '.repeat(150_000)}b`],
    ['rules', `${'- '.repeat(60_000)}a`],
  ])('a line of %s costs no more than its length', (_, line) => {
    const spentMs = cpuClock()
    readOne(`Words\n${line}\n\n${line}`)
    readOne(wxr(item(post(1), line)))
    expect(spentMs()).toBeLessThan(4000)
  })

  test('a file without posts says what to choose', () => {
    expect(() => readZip({ 'a.txt': 'x' })).toThrow('There are no posts in this file')
    expect(() => readBytes(new Uint8Array())).toThrow('empty')
  })
})
