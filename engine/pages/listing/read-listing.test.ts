import { describe, expect, test } from 'vitest'
import { listingChoices, readListing } from './read-listing.ts'

const ADDRESS = 'https://www.saltmarsh.example/news/'
const AROUND = [
  '<header><a href="/">Town of Saltmarsh home page</a></header><nav><ul><li><a href="/mayor">The mayor and her office hours</a></li><li><a href="/bins">Rubbish, bins and recycling dates</a></li><li><a href="/schools">Schools and nurseries in town</a></li><li><a href="/port">Port, ferries and moorings</a></li></ul></nav>',
  '<footer><ul><li><a href="/imprint">Imprint and legal notice</a></li><li><a href="/privacy">How we handle your data</a></li><li><a href="/contact">Write to the town hall</a></li></ul></footer>',
] as const

const page = (list: string, title = 'News | Town of Saltmarsh') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${AROUND[0]}<div id="content"><h1>News</h1>${list}</div>${AROUND[1]}</body></html>`

const TITLES = [
  'Ferry to Marlow Quay sails again on Monday',
  'Council votes for a second lighthouse keeper',
  'Herring market closes for two weeks of repairs',
  'Library opens on Sundays from next month on',
]
const DAYS = ['2026-03-05', '2026-03-04', '2026-03-02', '2026-02-27']
const each = (write: (title: string, at: number) => string) => TITLES.map(write).join('\n')
const english = (at: number) =>
  ['5 March 2026', '4 March 2026', '2 March 2026', '27 February 2026'][at]

/** Ways in which real sites write their lists. */
const LISTS: [string, string][] = [
  [
    'a list of links with the date before each',
    `<ul class="news-list">${each((title, at) => `<li><span class="date">${english(at)}</span> <a href="/news/${at}">${title}</a></li>`)}</ul>`,
  ],
  [
    'cards with a picture that links as well, a heading, words and an author',
    each(
      (title, at) =>
        `<article class="card"><a href="/news/${at}"><img src="/p/${at}.jpg" alt=""></a><h2><a href="/news/${at}">${title}</a></h2><p>More about it stands here in a sentence of some length.</p><a class="author" href="/people/mara-quill-${at}">By Mara Quill of the press office</a><time datetime="${DAYS[at]}T09:00:00Z">${english(at)}</time></article>`,
    ),
  ],
  [
    'whole cards as links, with names that a build tool made',
    `<div class="css-1x9k2p">${each((title, at) => `<div class="css-7ty21"><a class="css-a8d9f" href="/news/${at}"><div class="css-99x"><span>${english(at)}</span></div><h3 class="css-p0s1">${title}</h3></a></div>`)}</div>`,
  ],
  [
    'a table with a column of dates',
    `<table><tbody>${each((title, at) => `<tr><td>${english(at)}</td><td><a href="/news/${at}">${title}</a></td><td><a href="/files/${at}.pdf">Download as PDF (320 kB)</a></td></tr>`)}</tbody></table>`,
  ],
  [
    'a list of definitions',
    `<dl>${each((title, at) => `<dt>${DAYS[at]}</dt><dd><a href="/news/${at}">${title}</a></dd>`)}</dl>`,
  ],
  [
    'headings and paragraphs without a part around each',
    each(
      (title, at) =>
        `<h3 class="entry"><a href="/news/${at}">${title}</a></h3><p>More about it stands here in a sentence of some length.</p>`,
    ),
  ],
  [
    'the first in other dress than the rest',
    `<div class="lead-story teaser"><h2><a href="/news/0">${TITLES[0]}</a></h2><time datetime="${DAYS[0]}">today</time></div>${TITLES.slice(
      1,
    )
      .map(
        (title, at) =>
          `<div class="teaser small"><h4><a href="/news/${at + 1}">${title}</a></h4><time datetime="${DAYS[at + 1]}">earlier</time></div>`,
      )
      .join('')}`,
  ],
  [
    'parts under the same heading each time',
    each(
      (title, at) =>
        `<section class="more"><h4>Read also</h4><a href="/news/${at}">${title}</a></section>`,
    ),
  ],
  [
    'links in paragraphs with line breaks',
    `<p class="items">${each((title, at) => `${DAYS[at]}: <a href="/news/${at}">${title}</a><br>`)}</p>`,
  ],
]

describe('a page that lists articles', () => {
  test.each(LISTS)('is found in %s', (_, list) => {
    const { suggested, rule, title, entries } = listingChoices(page(list), ADDRESS, null)
    expect(title).toBe('News | Town of Saltmarsh')
    expect(suggested[0]?.titles).toEqual(TITLES)
    expect(rule).toEqual(suggested[0]!.rule)
    expect(entries.map(({ title, link }) => [title, link])).toEqual(
      TITLES.map((title, at) => [title, `https://www.saltmarsh.example/news/${at}`]),
    )
  })

  test('gives each article its day, its words and its picture', () => {
    const { entries } = listingChoices(page(LISTS[1]![1]), ADDRESS, null)
    expect(entries[0]).toMatchObject({
      published: '2026-03-05T09:00:00.000Z',
      text: 'More about it stands here in a sentence of some length.',
      image: 'https://www.saltmarsh.example/p/0.jpg',
    })
  })

  test.each([
    ['in words', LISTS[0]![1]],
    ['in a column', LISTS[3]![1]],
  ])('has days that stand %s', (_, list) => {
    const { entries } = listingChoices(page(list), ADDRESS, null)
    expect(entries.map(({ published }) => published?.slice(0, 10))).toEqual(DAYS)
  })

  test('has days that stand in addresses alone', () => {
    const list = `<ul class="stories">${each((title, at) => `<li><a href="/${DAYS[at]!.replaceAll('-', '/')}/story">${title}</a></li>`)}</ul>`
    const { entries } = listingChoices(page(list), ADDRESS, null)
    expect(entries.map(({ published }) => published?.slice(0, 10))).toEqual(DAYS)
  })

  test('is found where no space stands between words', () => {
    const titles = ['港口渡轮周一恢复通航', '议会批准第二名灯塔看守人', '鲱鱼市场停业两周维修']
    const list = `<ul class="list">${titles.map((title, at) => `<li><a href="/${at}">${title}</a><span>2026年3月${at + 1}日</span></li>`).join('')}</ul>`
    const { suggested, entries } = listingChoices(page(list), ADDRESS, null)
    expect(suggested[0]?.titles).toEqual(titles)
    expect(entries[2]?.published?.slice(0, 10)).toBe('2026-03-03')
  })

  test('starts its addresses where the page says', () => {
    const list = `<base href="https://cdn.example/paper/"><ul>${each((title, at) => `<li><a href="${at}.html">${title}</a></li>`)}</ul>`
    const { entries } = listingChoices(page(list), ADDRESS, null)
    expect(entries[0]?.link).toBe('https://cdn.example/paper/0.html')
  })

  test('is none where too little is listed', () => {
    const list = `<p>Nothing was announced this week. <a href="/archive">Read what was announced before</a></p>`
    const around = page(list).replace(AROUND[0], '').replace(AROUND[1], '')
    expect(listingChoices(around, ADDRESS, null)).toMatchObject({
      suggested: [],
      rule: null,
      entries: [],
    })
  })
})

describe('the rule of a page', () => {
  const rule = { item: 'tr', title: 'b', link: 'a.pdf', date: 'td.day' }
  const list = `<table>${each((title, at) => `<tr><td class="day">${english(at)}</td><td><b>${title}</b><a href="/${at}">Page</a><a class="pdf" href="/${at}.pdf">PDF</a></td></tr>`)}</table>`

  test('says where title, link and date stand', () => {
    const { entries, format, link, title } = readListing(page(list), ADDRESS, rule)
    expect({ format, link, title }).toEqual({
      format: 'page',
      link: ADDRESS,
      title: 'News | Town of Saltmarsh',
    })
    expect(
      entries.map(({ title, link, published }) => [title, link, published?.slice(0, 10)]),
    ).toEqual(
      TITLES.map((title, at) => [title, `https://www.saltmarsh.example/${at}.pdf`, DAYS[at]]),
    )
  })

  test('that finds nothing any more says so', () => {
    expect(() => readListing(page('<p>We have a new look!</p>'), ADDRESS, rule)).toThrow(
      /was not found on the page/,
    )
  })

  test('gives each article once, and the same identity when the page is read again', () => {
    const twice = readListing(page(list + list), ADDRESS, rule).entries
    expect(twice.map(({ identity }) => identity)).toEqual(
      readListing(page(list), ADDRESS, rule).entries.map(({ identity }) => identity),
    )
  })
})
