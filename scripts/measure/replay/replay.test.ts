import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captureAt, captureMoments, captureTime, readCaptures } from './captures.ts'
import { countDistinctItems } from './distinct-items.ts'
import { servePublishers } from './publisher-server.ts'

const MORNING = 'gazette__2030-03-01T080000Z+1200_aaaaaa.xml'
const NOON = 'gazette__2030-03-01T120000Z+1200_bbbbbb.xml'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'synthwire-captures-'))
  const write = (publisher: string, name: string, text: string) => {
    mkdirSync(join(folder, publisher), { recursive: true })
    writeFileSync(join(folder, publisher, name), text)
  }
  const first = '<item><guid>a</guid><title>Harbour reopens</title></item>'
  const second = '<item><guid>b</guid><title>Bakers count loaves</title></item>'
  write('gazette', MORNING, `<rss><channel>${first}</channel></rss>`)
  write(
    'gazette',
    NOON,
    `<rss><channel>${second}${first.replace('reopens', 'is open')}<item><guid>c</guid><tit`,
  )
  write('gazette', 'notes.txt', 'not a capture')
  write(
    'herald',
    'herald__2030-03-01T090000Z+1200_cccccc.xml',
    `<rss><channel><item><title>No guid</title><link>https://herald.test/1?utm_source=x</link></item>
     <item><title>No guid, renamed</title><link>https://herald.test/1?utm_source=y</link></item></channel></rss>`,
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('captures', () => {
  test('the file name tells the moment, in the zone that it names', () => {
    expect(captureTime(MORNING)?.toISOString()).toBe('2030-02-28T20:00:00.000Z')
    expect(captureTime('notes.txt')).toBeNull()
  })

  test('a publisher is served as it was at the moment', () => {
    const [gazette] = readCaptures(folder)
    expect(captureAt(gazette!, new Date('2030-02-28T19:59:59Z'))).toBeNull()
    expect(captureAt(gazette!, new Date('2030-02-28T23:59:59Z'))?.file).toContain(MORNING)
    expect(captureAt(gazette!, new Date('2030-03-01T00:00:00Z'))?.file).toContain(NOON)
    expect(captureMoments(readCaptures(folder))).toHaveLength(3)
  })

  test('a span leaves out what was captured before and after', () => {
    const publishers = readCaptures(folder, {
      from: new Date('2030-02-28T20:30:00Z'),
      to: new Date('2030-02-28T21:30:00Z'),
    })
    expect(publishers.map(({ name }) => name)).toEqual(['herald'])
  })

  test('an item is counted once however often it is retitled, and not at all when cut off', () => {
    const [gazette, herald] = readCaptures(folder)
    expect(countDistinctItems(gazette!)).toBe(2)
    expect(countDistinctItems(herald!)).toBe(1)
  })
})

describe('the replayed publishers', () => {
  test('answer a conditional request by 304 until their feed changes', async () => {
    let moment = new Date('2030-02-28T20:00:00Z')
    const servers = await servePublishers(readCaptures(folder), () => moment)
    try {
      const [gazette] = servers.publishers
      const first = await fetch(gazette!.address)
      const etag = first.headers.get('etag')!
      const modified = first.headers.get('last-modified')!
      expect(await first.text()).toContain('Harbour reopens')

      const again = await fetch(gazette!.address, { headers: { 'if-none-match': etag } })
      const since = await fetch(gazette!.address, { headers: { 'if-modified-since': modified } })
      expect([again.status, since.status]).toEqual([304, 304])

      moment = new Date('2030-03-01T00:00:00Z')
      const changed = await fetch(gazette!.address, { headers: { 'if-none-match': etag } })
      expect(await changed.text()).toContain('Bakers count loaves')
      expect(gazette).toMatchObject({ requests: 4, notModified: 2 })
    } finally {
      await servers.close()
    }
  })

  test('have nothing to say before their first capture', async () => {
    const servers = await servePublishers(
      readCaptures(folder),
      () => new Date('2030-01-01T00:00:00Z'),
    )
    try {
      expect((await fetch(servers.publishers[0]!.address)).status).toBe(404)
    } finally {
      await servers.close()
    }
  })
})
