import { describe, expect, test } from 'vitest'
import { Joiner, type JoinerEntry } from './joiner.ts'

// Tests typical odd feeds: some repeat the same words with other news by design, others update one
// report all day.

const HOUR = 3_600_000
const morning = Date.UTC(2031, 4, 6, 6)

type Told = Pick<JoinerEntry, 'title'> & Partial<JoinerEntry>

/** The article of each entry, in the order of arrival. */
function joinAll(told: readonly Told[]): number[] {
  let next = 1
  const joiner = new Joiner({ newArticle: () => next++ })
  const into = new Map<number, number>()
  const articles = [...elsewhere, ...told].map((one, at) => {
    const entry = { text: '', source: 'Gazette', publishedAt: morning, language: 'en', ...one }
    const { article, merges } = joiner.add({ id: at + 1, ...entry })
    for (const merge of merges) into.set(merge.from, merge.into)
    return article
  })
  articles.splice(0, elsewhere.length)
  const follow = (article: number): number =>
    into.has(article) ? follow(into.get(article)!) : article
  return articles.map(follow)
}

/** An invented name for each number. */
function nameOf(number: number): string {
  const syllables = ['ba', 'ko', 'ri', 'tu', 'ma', 'le', 'fo', 'gi']
  const name = [512, 64, 8, 1].map((unit) => syllables[Math.floor(number / unit) % 8]).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

/** Other news, so that these words are not the only ones. */
const elsewhere: Told[] = Array.from({ length: 120 }, (_, at) => {
  const [one, two, three, four] = [0, 1, 2, 3].map((part) => nameOf(1000 + at * 4 + part))
  return {
    title: `${one} to ${two!.toLowerCase()} its ${three!.toLowerCase()}`,
    text: `In ${one} the ${two!.toLowerCase()} of ${four} was seen by ${three}.`,
    source: `Outlet ${at % 9}`,
    publishedAt: morning - HOUR,
  }
})

test('a column with one title each day is new each day', () => {
  const about = ['goats', 'lanterns', 'mules', 'pancakes', 'choirs', 'fog', 'tugs']
  const day = (at: number) => morning + at * 24 * HOUR
  const columns = about.map((word, at) => ({
    title: 'Notes from the quay',
    text: `Our keeper thinks aloud about ${word} and what they mean to a harbour.`,
    publishedAt: day(at),
  }))
  expect(new Set(joinAll(columns)).size).toBe(7)
  expect(new Set(joinAll(columns.map((one) => ({ ...one, text: '' })))).size).toBe(7)
})

describe('a column that says the same words each day', () => {
  const week = (
    one: Told,
    { days = 5, minutesLater = 0, apart = 24 }: Record<string, number> = {},
  ): Told[] =>
    Array.from({ length: days }, (_, at) => ({
      ...one,
      publishedAt: morning + at * apart * HOUR + at * minutesLater * 60_000,
    }))
  // Other pieces of the outlet end in the same words.
  const others = Array.from({ length: 12 }, (_, at): Told => {
    const title = `${nameOf(at * 5)} and the ${nameOf(at * 5 + 1)} of ${nameOf(at * 5 + 2)}`
    return { title, text: `The post ${title} appeared first on Gazette.example.` }
  })
  const articlesOf = (told: Told[]) =>
    new Set(joinAll([...others, ...told]).slice(others.length)).size
  const horoscope =
    'Free daily horoscope for each star sign, from our astrologer of many years. Forecasts for love, work, health, money and the journeys ahead.'

  test.each<[string, string, string?]>([
    ['Open Thread', 'The post Open Thread appeared first on Gazette.example.'],
    ['Weekly photo', 'Photo by our readers.'],
    ["Today's cartoon", 'Cartoon'],
    ['Links', 'The post Links appeared first on Gazette.example.'],
    ['Links', ''],
    ['Offener Faden', 'Der Beitrag Offener Faden erschien zuerst auf Gazette.', 'de'],
    ['Fil ouvert', "L'article Fil ouvert est apparu en premier sur Gazette.", 'fr'],
    ['Свободная тема', 'Обсуждаем всё подряд.', 'ru'],
    ['自由讨论', '大家随便聊。', 'zh'],
    ['Daily horoscope', horoscope],
    ['What to know in Orlan before work starts this morning', 'Your daily briefing.'],
  ])('is new each day: %s, %s', (title, text, language = 'en') => {
    expect(articlesOf(week({ title, text, language }))).toBe(5)
    expect(articlesOf(week({ title, text, language }, { minutesLater: 11 }))).toBe(5)
  })

  test('is new each day with the date in its words', () => {
    const dated = (say: (day: number) => Partial<Told>) =>
      week({ title: '' }).map((one, at) => ({ ...one, title: 'Open Thread', ...say(at + 3) }))
    const post = (title: string) => `The post ${title} appeared first on Gazette.example.`
    expect(articlesOf(dated((day) => ({ text: post(`Open Thread for ${day} May 2031`) })))).toBe(5)
    expect(
      articlesOf(
        dated((day) => {
          const title = `Open Thread, May ${day}`
          return { title, text: post(title) }
        }),
      ),
    ).toBe(5)
  })

  test('is new at another hour, too, where its words are few', () => {
    const thread = {
      title: 'Open Thread',
      text: 'The post Open Thread appeared first on Gazette.example.',
    }
    expect(articlesOf(week(thread, { apart: 17 }))).toBe(5)
  })

  test('is one where it is posted again within hours', () => {
    const thread = { title: 'Open Thread', text: 'Talk among yourselves.' }
    const twice = week(thread).flatMap((one) => [
      one,
      { ...one, publishedAt: one.publishedAt! + HOUR },
    ])
    expect(articlesOf(twice)).toBe(5)
  })

  test.each([
    ['of a long title', 'Ferry Marigold runs aground off Orlan', 'All 214 aboard were saved.', 21],
    ['of a short title', 'Ferry aground', horoscope.replaceAll('horoscope', 'ferry'), 21],
    ['at the same hour', 'Ferry Marigold runs aground off Orlan', horoscope, 24],
  ])('is no report that is posted again the next morning: %s', (_, title, text, apart) => {
    expect(articlesOf(week({ title, text }, { days: 2, apart }))).toBe(1)
  })
})

describe('what an outlet does several times a day under one name', () => {
  const threads = ['goats', 'lanterns', 'mules', 'pancakes', 'choirs', 'fog'].map((word, at) => ({
    title: 'Open thread',
    text: `Talk here about ${word}, ${nameOf(at * 7)} and whatever ${nameOf(at * 7 + 1)} did.`,
    publishedAt: morning + at * 2 * HOUR,
  }))

  test('is new each time, with a text and without one', () => {
    expect(new Set(joinAll(threads)).size).toBe(6)
    expect(new Set(joinAll(threads.map((one) => ({ ...one, text: '' })))).size).toBe(6)
  })

  test('is one where it is posted again with a word more', () => {
    const again = threads.map((one) => ({ ...one, text: `${one.text} Be kind.` }))
    const joined = joinAll([...threads, ...again])
    expect(joined.slice(6)).toEqual(joined.slice(0, 6))
  })

  test('is a warning of its own for each hour until which it holds', () => {
    const warnings = ['9:15 AM', '11:45 AM', '2:30 PM', '4:00 PM'].map((until, at) => ({
      title: `Flood warning for the county of Tolland until ${until}`,
      text: `The weather service warns of floods in Tolland until ${until}. Leave the banks of the Marl.`,
      publishedAt: morning + at * 2 * HOUR,
    }))
    expect(new Set(joinAll(warnings)).size).toBe(4)
  })

  test('is not a count that rises within the day', () => {
    const counts = [12, 14, 19].map((dead, at) => ({
      title: `Storm Agda in Orlan: at least ${dead} dead, mayor says`,
      text: `At least ${dead} people died in Orlan when the storm Agda took the roofs of the old town, the mayor said.`,
      publishedAt: morning + at * 2 * HOUR,
    }))
    expect(new Set(joinAll(counts)).size).toBe(1)
  })
})

describe('a series under one title', () => {
  const series = (titles: readonly string[], text: string, source = 'Gazette') =>
    titles.map((title, at) => ({ title, text, source, publishedAt: morning + at * HOUR }))
  const said = 'The show about boats, ropes and those who live by the water. Send us letters.'
  const parts = (start: string, end = '') => [7, 8, 12].map((place) => `${start}${place}${end}`)

  test.each([
    ['episodes', parts('Harbour Hour '), said],
    ['episodes by their word', parts('Harbour Hour, episode ', ': letters from listeners'), said],
    ['seasons and episodes', parts('Harbour Hour S2E'), said],
    ['parts in the same hour', parts('The long winter of the ferry crews, part '), said],
    ['parts in German', parts('Der lange Winter der Fährleute, Teil '), 'Mit Briefen von Hörern.'],
    ['parts in Russian', parts('Долгая зима паромщиков, часть '), 'Письма слушателей из порта.'],
    ['parts in Chinese', parts('渡轮船员的漫长冬天 第', '集'), '关于船和水边居民的节目。'],
    ['issues', parts('The Quay Letter #'), said],
    [
      'releases',
      ['4.2.1', '4.2.2', '4.3.0'].map((one) => `Ropework ${one} is out`),
      'Bugs mended.',
    ],
  ])('are as many pieces: %s', (_, titles, text) => {
    expect(new Set(joinAll(series(titles, text))).size).toBe(3)
  })

  test('is one piece where it is posted again', () => {
    const [first, second] = series(parts('Harbour Hour '), said)
    const joined = joinAll([first!, second!, { ...second!, publishedAt: morning + 3 * HOUR }])
    expect(joined[2]).toBe(joined[1])
  })

  test.each([
    [
      'the magnitude of a quake',
      ['4.9', '5.1'].map((size) => `Quake of ${size} shakes Cape Orrin`),
    ],
    ['a toll', [12, 15].map((dead) => `Ferry sinks off Cape Orrin, toll rises to ${dead}`)],
  ])('is not told by what is counted: %s', (_, titles) => {
    const text = 'It happened off Cape Orrin on Monday. Rescuers searched the bay until dusk.'
    expect(new Set(joinAll(series(titles, text))).size).toBe(1)
  })
})

test('forty results of one evening are forty matches, and two outlets tell of the same ones', () => {
  const results = (source: string, word: string, first = 0, day = 0): Told[] =>
    Array.from({ length: 40 }, (_, at) => {
      const [home, guest] = [nameOf(first + at * 2), nameOf(first + at * 2 + 1)]
      return {
        title: `${home} ${at % 4}-${(at * 3) % 5} ${guest}: League match ${word}`,
        text: `${home} played ${guest} in the league on Saturday. The table and the lineups are in our ${word}.`,
        source,
        publishedAt: morning + day * 24 * HOUR,
      }
    })
  // Both outlets published such results before.
  const before = [
    ...results('Gazette', 'report', 100, -2),
    ...results('Herald', 'in full', 200, -2),
  ]
  const joined = joinAll([
    ...before,
    ...results('Gazette', 'report'),
    ...results('Herald', 'in full'),
  ]).slice(before.length)
  expect(new Set(joined.slice(0, 40)).size).toBe(40)
  expect(joined.slice(40)).toEqual(joined.slice(0, 40))
})

describe('releases of one template', () => {
  const results = Array.from({ length: 20 }, (_, at) => {
    const firm = nameOf(300 + at * 3)
    return {
      title: `${firm} announces results for the third quarter of 2031`,
      text: `${firm} (ORX: ${firm.slice(0, 4).toUpperCase()}) today announced its results for the third quarter, which ended on September 30. Revenue was ${at + 21}.${at % 10} million crowns, compared with ${at + 18} million in the same quarter of the year before. "We are proud of what our people have done," said the chief executive of ${firm}. A call for investors begins at 10 in the morning.`,
    }
  })
  const offices = Array.from({ length: 20 }, (_, at) => {
    const [firm, town] = [nameOf(600 + at * 3), nameOf(601 + at * 3)]
    return {
      title: `${firm} opens office in ${town}`,
      text: `${firm} opened an office in ${town} on Tuesday, and will hire ${at + 12} people there. "We are proud to come to ${town}," said its founder. ${firm} builds software for harbours.`,
    }
  })

  test.each([
    ['results, on one wire', results.map((one) => ({ ...one, source: 'Wire' }))],
    ['results, each from its firm', results.map((one, at) => ({ ...one, source: `Firm ${at}` }))],
    ['offices, on one wire', offices.map((one) => ({ ...one, source: 'Wire' }))],
    ['offices, each from its firm', offices.map((one, at) => ({ ...one, source: `Firm ${at}` }))],
  ])('are of as many events: %s', (_, releases) => {
    expect(new Set(joinAll(releases)).size).toBe(20)
  })

  test('are joined by those who tell of the same firm', () => {
    const [first] = results
    const retold = { ...first!, title: `${first!.title}, revenue up`, source: 'Herald' }
    const joined = joinAll([...results.map((one) => ({ ...one, source: 'Wire' })), retold])
    expect(joined.at(-1)).toBe(joined[0])
  })
})

test('a live page of three hundred updates is one article, and draws nothing else in', () => {
  const updates = Array.from({ length: 300 }, (_, at) => ({
    title: 'Storm Agda live: latest from the coast of Orlan',
    text: `Update ${at}: in ${nameOf(at % 20)} the storm Agda has taken ${at + 3} roofs, and ${nameOf((at * 3) % 20)} waits for the tide. Orlan stays closed.`,
    publishedAt: morning + at * 120_000,
  }))
  const budget = {
    title: 'Parliament of Velden passes a budget without new taxes',
    text: 'The parliament of Velden voted for the budget after a night of debate. Schools get more.',
    source: 'Herald',
    publishedAt: morning + 9 * HOUR,
  }
  const joined = joinAll([...updates.slice(0, 280), budget, ...updates.slice(280)])
  expect(joined.filter((article) => article === joined[280])).toHaveLength(1)
  expect(new Set(joined).size).toBe(2)
})

test('of a feed of titles only, each title is news, and its like elsewhere is the same', () => {
  const titles = Array.from({ length: 60 }, (_, at) => {
    const [who, what, where] = [0, 1, 2].map((part) => nameOf(at * 3 + part))
    return at % 2 === 0
      ? `${who} opens ${what!.toLowerCase()} in ${where}`
      : `Prize for the ${what!.toLowerCase()} of ${who}, says ${where}`
  })
  expect(new Set(joinAll(titles.map((title) => ({ title })))).size).toBe(60)

  const [one, other] = joinAll([
    { title: 'Ferry Marigold runs aground off Orlan with 214 aboard' },
    { title: 'Marigold ferry aground off Orlan, 214 aboard', source: 'Herald' },
  ])
  expect(other).toBe(one)
})

describe('a series that is written after one pattern', () => {
  const articlesOf = (...told: [title: string, text: string][]) =>
    new Set(
      joinAll(told.map(([title, text], at) => ({ title, text, publishedAt: morning + at * HOUR }))),
    ).size

  test('is as many articles as it has items', () => {
    const job = (what: string) => `We look for a ${what}. Apply by mail. Salary by agreement.`
    expect(
      articlesOf(
        ['Senior Cooper (full time), Tarn Ltd', job('senior cooper')],
        ['Senior Cooper (full time), Blue Mole', job('senior cooper')],
        ['Senior Rigger (full time), Tarn Ltd', job('senior rigger')],
      ),
    ).toBe(3)
    expect(
      articlesOf(
        ['Sandstone: overflow in libtarn', 'A vulnerability was found. Update now.'],
        ['Sandstone: overflow in libmole', 'A vulnerability was found. Update now.'],
      ),
    ).toBe(2)
    expect(
      articlesOf(
        ...['Update the notes', 'Update the notes', 'Fix tests', 'Fix tests'].map(
          (title): [string, string] => [title, title],
        ),
      ),
    ).toBe(4)
  })

  test('is not a report that was given another title', () => {
    const lead =
      'The coast guard of Velden said on Friday that a ferry with ninety people had caught fire near the lighthouse of Orlan.'
    expect(
      articlesOf(
        ['Ferry burns near the lighthouse of Orlan', lead],
        ['Ferry in flames near the lighthouse of Orlan', lead],
      ),
    ).toBe(1)
  })
})
