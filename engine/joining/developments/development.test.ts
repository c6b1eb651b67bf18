import { describe, expect, test } from 'vitest'
import { Joiner, type JoinerEntry } from '../joiner.ts'

const HOUR_MS = 3_600_000

/** Sixty other reports, among which a name is rare. */
const otherNews = Array.from({ length: 60 }, (_, at) =>
  report(
    `Orchard number ${at} sells plums${at} and pears${at}`,
    `Growers${at} pick fruit${at}.`,
    0,
  ),
)

function report(title: string, text: string, hour: number): Omit<JoinerEntry, 'id'> {
  const source = `${title} ${hour}`
  return { title, text, source, publishedAt: hour * HOUR_MS, language: 'en' }
}

/** The article of each report, after all moves and merges of the passes. */
function join(reports: Omit<JoinerEntry, 'id'>[]): number[] {
  let articles = 0
  const joiner = new Joiner({ newArticle: () => ++articles })
  const articleOf = new Map<number, number>()
  const later = Array.from({ length: 40 }, (_, at) =>
    report(`Quarry ${at} cuts slate${at}`, `Masons${at} split stone${at}.`, 30),
  )
  const all = [...otherNews, ...reports, ...later]
  all.forEach((entry, at) => {
    const { article, merges, moves } = joiner.add({ ...entry, id: at + 1 })
    articleOf.set(at, article)
    for (const { from, into } of merges)
      for (const [place, held] of articleOf) if (held === from) articleOf.set(place, into)
    for (const move of moves) articleOf.set(move.entry - 1, move.into)
  })
  return reports.map((_, at) => articleOf.get(otherNews.length + at)!)
}

const lead = 'Ilse Okafor is charged with sinking the ferry Marlena in the port of Orrin.'

describe('developments of one affair', () => {
  test('what is expected and what then happens are two articles', () => {
    const [first, ...rest] = join([
      report('Okafor expected to confess in Marlena ferry case', lead, 1),
      report('Ilse Okafor expected to confess to sinking ferry, lawyers say', lead, 2),
      report('Okafor may confess on Friday in Marlena ferry case', lead, 3),
      report('Ilse Okafor set to confess in ferry case', lead, 4),
      report('Okafor confesses in Marlena ferry case', lead, 20),
      report('Ilse Okafor confesses to sinking ferry', lead, 21),
      report('Okafor confesses to sinking Marlena, court hears', lead, 22),
    ])
    expect(rest.slice(0, 3)).toEqual([first, first, first])
    expect(rest[3]).not.toBe(first)
    expect(rest.slice(3)).toEqual([rest[3], rest[3], rest[3]])
  })

  test('what somebody else says of it days later is news of its own, and who repeats that joins it', () => {
    const plan = 'The port of Orrin plans a toll of four crowns on every ferry from May on.'
    const said = 'The transport envoy was asked about the port toll in a radio talk.'
    const [first, ...rest] = join([
      report('Orrin port plans ferry toll', plan, 1),
      report('Port of Orrin plans toll of four crowns on ferries', plan, 2),
      report('Ferry toll planned at Orrin port', plan, 3),
      report('Envoy Lindqvist defends Orrin ferry toll', said, 28),
      report('Lindqvist defends toll on ferries at Orrin in radio talk', said, 29),
    ])
    expect(rest.slice(0, 2)).toEqual([first, first])
    expect(rest[2]).not.toBe(first)
    expect(rest[3]).toBe(rest[2])
  })

  test('reports of one event in other words stay one article', () => {
    const articles = join([
      report(
        'Ferry Marlena sinks off Orrin, nine rescued',
        `${lead} Nine were lifted from rafts.`,
        1,
      ),
      report('Nine rescued as Marlena sinks', 'Nine were lifted from rafts off Orrin.', 2),
      report('Nine lifted from rafts after ferry Marlena sinks off Orrin', 'The Marlena sank.', 3),
    ])
    expect(new Set(articles).size).toBe(1)
  })
})
