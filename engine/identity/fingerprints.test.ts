import { expect, test } from 'vitest'
import { fingerprintsOf, isSamePiece, pageFingerprint } from './fingerprints.ts'

const text =
  'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard, said the harbour master of Tolland, who thanked the fishermen that had seen the lights. An inquiry begins on Friday in the old customs house of the town.'
const report = {
  outlet: 'harbour.example',
  link: 'https://www.harbour.example/2026/tug?utm_source=rss',
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text,
  feed: 1,
  isPointer: false,
  time: '2026-03-02T08:00:00Z',
}
type Report = typeof report

function read({ outlet, link, title, text, feed, isPointer, time }: Report) {
  const prints = fingerprintsOf({ outlet, page: pageFingerprint(link), title, text })
  return { prints, title, text, feed, isPointer, publishedAt: Date.parse(time) }
}

function isSame(entry: Partial<Report>, other: Partial<Report> = {}) {
  const before = read({ ...report, ...other })
  const prints = Object.values(before.prints).filter((print) => print !== null)
  return isSamePiece(read({ ...report, feed: 2, ...entry }), { ...before, prints })
}

const elsewhere = { link: 'https://harbour.example/world/tug' }
const later = { time: '2026-03-03T08:00:00Z' }

test('one page in two feeds is one piece, whatever they say of it', () => {
  expect(isSame({ title: 'Nine rescued', text: 'Tug goes down.', outlet: 'hub.example' })).toBe(
    true,
  )
  expect(isSame({ link: 'http://harbour.example/2026/tug/#comments' })).toBe(true)
})

test('one title of one publisher at one time is one piece, and the next day another', () => {
  expect(isSame({ ...elsewhere, text: '' })).toBe(true)
  expect(isSame({ ...elsewhere, text: '', ...later })).toBe(false)
  expect(isSame({ ...elsewhere, text: '', outlet: 'courier.example' })).toBe(false)
})

test('one text of one publisher is one piece below each of its headlines', () => {
  const words = {
    ...elsewhere,
    ...later,
    title: 'Fishermen saw lights: an inquiry into the Marlena',
  }
  expect(isSame(words)).toBe(true)
  expect(isSame({ ...words, feed: 1 })).toBe(true)
  expect(isSame({ ...words, outlet: 'courier.example' })).toBe(false)
})

test('a notice below many headlines makes none of them one', () => {
  const notice =
    'Subscribe to read on. Members get every report of ours, a letter each morning, and our archive of a hundred years, for less than a cup of coffee a week. You can cancel at any time, and your first month is ours to give away.'
  expect(
    isSame({ ...elsewhere, title: 'Bakery wins a prize', text: notice }, { text: notice }),
  ).toBe(false)
})

test('a page that is used again says something new', () => {
  const quiz = { link: 'https://harbour.example/quiz', title: 'How many tugs are there?' }
  expect(
    isSame({ ...quiz, title: 'Which bread won?', text: '', time: '2026-03-09T08:00:00Z' }, quiz),
  ).toBe(false)
})

test('press releases of one template are not one', () => {
  const release = (town: string, sum: string) =>
    `The Ministry of Harbours today announced a grant of ${sum} crowns to the port of ${town}, which will be spent on quays, cranes and lights. The minister said that the grant shows what the government does for the coast. Applications for the next round close in June, and the jury meets in July.`
  const one = { title: 'Ministry announces grant to Orrin', text: release('Orrin', '9,000') }
  expect(
    isSame(
      {
        ...elsewhere,
        title: 'Ministry announces grant to Tolland',
        text: release('Tolland', '4,000'),
      },
      one,
    ),
  ).toBe(false)
})

test('what points to a report goes up in it, and never the other way round', () => {
  const pointer = {
    link: 'https://news.google.com/rss/articles/1',
    text: '',
    isPointer: true,
    ...later,
  }
  expect(isSame(pointer)).toBe(true)
  expect(isSame({}, pointer)).toBe(false)
})
