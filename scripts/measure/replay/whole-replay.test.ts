import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { seed, shareOf } from '#core/testing/test-share.ts'
import { seededRandom } from '#core/seeded.ts'
import { readCaptures } from './captures.ts'
import { replay } from './replay.ts'

// The test replays a morning of two invented publishers: one that gives its items nothing but a
// title and a link with tracking, retitles them and moves to https, and one that makes up new guids
// for each answer.

const FIELDS = ['harbour', 'bakery', 'school', 'bridge', 'library', 'market', 'station', 'theatre']

const KILLS = shareOf(2)

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'synthwire-morning-'))
  const write = (publisher: string, hour: number, items: string[]) => {
    mkdirSync(join(folder, publisher), { recursive: true })
    const name = `${publisher}__2030-03-01T0${hour}0000Z+0000_00000${hour}.xml`
    writeFileSync(
      join(folder, publisher, name),
      `<rss version="2.0"><channel><title>The ${publisher}</title><link>https://${publisher}.example/</link>
       <description>Local news</description>${items.join('')}</channel></rss>`,
    )
  }
  for (const hour of [5, 6, 7, 8]) {
    const shown = FIELDS.slice(hour - 5, hour - 1)
    write(
      'gazette',
      hour,
      shown.map((field) => titled(field, hour)),
    )
    write(
      'herald',
      hour,
      shown.map((field, place) => guided(field, hour * 10 + place)),
    )
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function titled(field: string, hour: number): string {
  const scheme = hour < 7 ? 'http://www.' : 'https://'
  const title = hour < 8 ? `Council votes on the ${field}` : `Vote on the ${field} is postponed`
  return `<item><title>${title}</title><link>${scheme}gazette.example/${field}?utm_source=${hour}</link>
    <description>The council met about the ${field} on Friday, and the mayor spoke for an hour.</description></item>`
}

function guided(field: string, made: number): string {
  return `<item><guid isPermaLink="false">${field}</guid><title>New roof for the ${field}</title>
    <link>https://herald.example/${field}/${made % 10}-of-the-list</link>
    <pubDate>Fri, 01 Mar 2030 04:00:00 GMT</pubDate>
    <description>The ${field} gets a new roof by autumn, said the builders of Aldmouth.</description></item>`
}

test(
  'a replay stores each item once, the second time and under kills of its worker as well',
  async () => {
    const { rows, failures, isSound } = await replay(readCaptures(folder), {
      twice: true,
      kills: KILLS,
      random: seededRandom(seed),
    })
    const values = new Map(rows)

    expect(failures).toEqual([])
    expect(values.get('entries')).toBe(14)
    expect(values.get('duplicates')).toBe(0)
    expect(values.get('missing')).toBe(0)
    // Three items of the gazette are still in its feed when it retitles them, and one is new.
    expect(values.get('updated in place')).toBe(3)
    expect(values.get('the second time: entries added')).toBe(0)
    expect(values.get('killed')).toMatch(new RegExp(`^${KILLS} times`))
    expect(values.get('  entries or revisions that differ from the undisturbed run')).toBe(0)
    expect(isSound).toBe(true)
  },
  patient(180_000),
)
