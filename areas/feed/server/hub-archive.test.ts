import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { exportArchive as exportParts } from '#server/archive/export-archive.ts'
import { restoreArchive as restoreParts } from '#server/archive/restore-archive.ts'
import { startRun } from '#platform/runs/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type Tools } from '#server/tools.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { keepFile, receiveFile } from '#platform/files/server/lends.ts'
import { importSources } from '#areas/sources/server/following/import-sources.ts'
import { archiveParts } from '#server/areas.ts'
import { contents } from '#server/archive/whole-hub/test-archives.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'

/** A server whose archive is exported several times, which does not change it. */
let tools: TestTools
let empty: TestTools
let folder: string
let file: string
beforeAll(async () => {
  tools = await testTools()
  await fill()
})
afterAll(() => tools.close())
beforeEach(async () => {
  empty = await testTools()
  folder = await mkdtemp(join(tmpdir(), 'synthwire-archive-'))
  file = join(folder, 'all.tar.gz')
})
afterEach(async () => {
  await empty.close()
  await rm(folder, { recursive: true })
})

const restoreArchive = (tools: Tools, file: string) => restoreParts(tools, file, archiveParts)
const exportArchive = (tools: Tools, file: string, options = {}) =>
  exportParts(tools, file, archiveParts, options)

const secretHeaders = { cookie: 'session=pw-sealed' }
const importedClub = {
  id: 'source-imported',
  owner: null,
  name: 'Imported',
  site: null,
  language: null,
  folder: [],
  category: 'general',
  frequency: 'daily',
  fullText: 'auto',
  isPaused: false,
  isMuted: false,
}
const picture = Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1')
const pictureHash = createHash('sha256').update(picture).digest('hex')
const pictureFile = join('pictures', 'contents', pictureHash.slice(0, 2), pictureHash)

/** Fills a server with data of every kind that an archive contains. */
async function fill() {
  await fillWithNewswire(tools)
  const { db, readerId } = tools
  await db.run(sql`
    insert into feeds (address, private_to)
    values ('https://anna:pw-plain@club.example/feed', ${readerId})`)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency, folder)
    select 'source-club', ${readerId}, id, 'Club', 'general', 'daily', '{"A \\"folder\\"","x,y"}'
    from feeds where private_to is not null`)
  await setRequestHeaders(tools, readerId, 'source-club', secretHeaders)
  await db.run(sql`
    insert into saved_articles select ${readerId}, id, now() from articles order by id limit 2`)
  await db.run(sql`
    insert into entry_revisions (entry_id, title, text, html, replaced_at)
    select id, E'Line\\nbreak \\\\ "quote" \\u2028 😀', text, html, now() from entries limit 3`)
  await startRun(tools, importSources, {
    readerId,
    title: 'Import 1 source',
    input: { sources: [{ ...importedClub, address: 'https://anna:pw-plain@run.example/feed' }] },
  })
  const uploaded = await receiveFile(tools, { name: 'plan.txt', content: Buffer.from('Cranes') })
  await db.transaction((db) => keepFile(db, tools, readerId, uploaded))
  const kept = serverHubSettings(deskOf(tools, readerId))
  await kept.saveHubSettings({ ...(await kept.getHubSettings({})), retentionDays: 365 })
  await mkdir(join(tools.dataFolder, pictureFile, '..'), { recursive: true })
  await writeFile(join(tools.dataFolder, pictureFile), picture)
}

describe('an archive', () => {
  test('brings everything back into an empty hub, which goes on from there', async () => {
    // Waiting messages are sent by the archived server, not by the restored one.
    await tools.db.run(sql`update notifications set routed_at = ${tools.now()}`)
    const before = await contents(tools.db)
    const { rows, files } = await exportArchive(tools, file, { withSecrets: true })
    expect(rows).toBe(Object.values(before).flat().length)
    expect(files).toBe(2)
    expect((await stat(file)).mode & 0o077).toBe(0)

    expect(await restoreArchive(empty, file)).toEqual({ rows, files, hasSecrets: true })
    expect(await contents(empty.db)).toEqual(before)
    expect(await readFile(join(empty.dataFolder, pictureFile))).toEqual(picture)
    const key = await readFile(join(tools.dataFolder, 'secrets.key'))
    expect(await readFile(join(empty.dataFolder, 'secrets.key'))).toEqual(key)
    expect((await readdir(empty.dataFolder)).filter((name) => name.startsWith('restore-'))).toEqual(
      [],
    )

    // New rows are numbered after the restored ones, and known entries stay known.
    const hub = serverSources(deskOf(empty, tools.readerId))
    expect(await hub.listSources({})).toHaveLength(before['sources']!.length)
    await hub.importOpml({ text: '<opml><outline xmlUrl="https://new.example/feed"/></opml>' })
    await fetchDueFeeds(empty, { hostPauseMs: 0 })
    expect((await contents(empty.db))['feeds']).toHaveLength(before['feeds']!.length + 1)
    expect((await contents(empty.db))['entries']).toEqual(before['entries'])
  })

  test('holds no readable secret unless that is asked for', async () => {
    await exportArchive(tools, file)
    const bytes = gunzipSync(await readFile(file)).toString('latin1')
    expect(bytes).not.toContain('pw-')
    expect(bytes).not.toContain('secrets.key')
    expect(bytes).toContain('https://club.example/feed')
    expect(await restoreArchive(empty, file)).toMatchObject({ hasSecrets: false })

    await exportArchive(tools, file, { withSecrets: true })
    expect(gunzipSync(await readFile(file)).toString('latin1')).toContain('pw-plain')
  })

  test('can be opened and checked by other programs', async () => {
    await exportArchive(tools, file)
    execFileSync('tar', ['-xzf', file, '-C', folder])
    const sums = (await readFile(join(folder, 'checksums.sha256'), 'utf8')).trim().split('\n')
    expect(sums.map((line) => line.split('  ')[1])).toContain('tables/entries/000001.jsonl')
    for (const line of sums) {
      const [sum, name] = line.split('  ') as [string, string]
      const body = await readFile(join(folder, name))
      expect(createHash('sha256').update(body).digest('hex'), name).toBe(sum)
    }
    const { tables } = JSON.parse(await readFile(join(folder, 'synthwire.json'), 'utf8'))
    expect(tables.length).toBeGreaterThan(10)
  })

  test('is written whole or not at all', async () => {
    await exportArchive(tools, file)
    const before = await readFile(file)
    const failing = { ...tools, dataFolder: join(folder, 'nowhere') }
    await expect(exportArchive(failing, file, { withSecrets: true })).rejects.toThrow('ENOENT')
    expect(await readFile(file)).toEqual(before)
    expect(await readdir(folder)).toEqual(['all.tar.gz'])
  })
})

describe('restoring', () => {
  test('is refused where something is kept already, and where the hub runs', async () => {
    await exportArchive(tools, file)
    await expect(restoreArchive(tools, file)).rejects.toThrow('There is data here already')

    await empty.db.transaction(async (db) => {
      await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.serving})`)
      await expect(restoreArchive(empty, file)).rejects.toThrow('Synthwire is running')
    })
    await expect(restoreArchive(empty, `${file}.none`)).rejects.toThrow('There is no file')
  })

  test('changes nothing when the archive was cut off or changed', async () => {
    await exportArchive(tools, file)
    const before = await contents(empty.db)
    const whole = await readFile(file)
    const tar = gunzipSync(whole)
    const at = tar.indexOf('"frequency":"15min"')
    const changed = Buffer.from(tar)
    changed.write('"frequency":"daily"', at)
    const broken: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length / 2), /unpacked/],
      [gzipSync(tar.subarray(0, tar.lastIndexOf('checksums.sha256'))), /cut off|unpacked/],
      [gzipSync(changed), /does not match its checksum/],
      [Buffer.from('<html>'), /unpacked/],
      [Buffer.alloc(0), /cut off|unpacked/],
    ]
    for (const [bytes, words] of broken) {
      await writeFile(file, bytes)
      await expect(restoreArchive(empty, file)).rejects.toThrow(words)
      expect(await contents(empty.db)).toEqual(before)
      expect(await readdir(empty.dataFolder)).not.toContain('pictures')
    }
  })

  test('an archive of a newer Synthwire, and one with foreign parts, say so', async () => {
    const tree = join(folder, 'tree')
    const attempts: [change: () => Promise<unknown>, words: RegExp][] = [
      [
        () => changeManifest((text) => text.replace('009-source-health', '999-later')),
        /newer Synthwire/,
      ],
      [() => changeManifest((text) => text.replace('"sources"', '"pg_authid"')), /unknown table/],
      [() => changeManifest((text) => text.replace('"folder"', '"folder) x ("')), /unknown table/],
      [() => writeFile(join(tree, 'media', '..passwd'), 'x'), /does not belong there/],
    ]
    const changeManifest = async (change: (text: string) => string) => {
      const path = join(tree, 'synthwire.json')
      await writeFile(path, change(await readFile(path, 'utf8')))
    }
    for (const [change, words] of attempts) {
      await exportArchive(tools, file)
      await rm(tree, { recursive: true, force: true })
      await mkdir(tree)
      execFileSync('tar', ['-xzf', file, '-C', tree])
      await change()
      const names = execFileSync('tar', ['-tzf', file]).toString().trim().split('\n')
      const more = (await readdir(join(tree, 'media'))).filter((name) => name.startsWith('..'))
      const all = [...names.slice(0, -1), ...more.map((name) => `media/${name}`), names.at(-1)!]
      execFileSync('tar', ['-czf', file, '-C', tree, ...all])
      await expect(restoreArchive(empty, file)).rejects.toThrow(words)
    }
  })
})

/** The memory in use after garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // Buffers are freed in the background, and a second collection waits for that.
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

test(
  'memory does not grow with what is archived',
  async () => {
    const large = await testTools()
    await large.db.run(sql`
    insert into feeds (address) values ('https://large.example/feed')`)
    await large.db.run(sql`
    insert into entries (feed_id, identity, content_hash, title, text, html, published_at, seen_at)
    select feeds.id, 'item-' || n, '\\x00', 'Entry ' || n, repeat(md5(n::text), 200), repeat(md5(n::text), 200), now(), now()
    from feeds, generate_series(1, 9000) as n`)
    await chmod(folder, 0o700)
    let most = 0
    const start = memoryInUse()
    const timer = setInterval(() => (most = Math.max(most, memoryInUse() - start)), 500)
    try {
      // The archive has 115 MB of text.
      expect((await exportArchive(large, file)).rows).toBeGreaterThan(9000)
      await restoreArchive(empty, file)
    } finally {
      clearInterval(timer)
      await large.close()
    }
    expect(most).toBeLessThan(90_000_000)
  },
  patient(120_000),
)
