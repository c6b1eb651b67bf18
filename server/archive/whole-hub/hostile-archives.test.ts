import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listTables } from '../archive-tables.ts'
import { hasMeaning } from '../checks/check-value.ts'
import { exportArchive } from '../export-archive.ts'
import { restoreArchive } from '../restore-archive.ts'
import { finishRestoring } from '../stage-folder.ts'
import { openSecrets } from '../../settings/secrets.ts'
import { testTools, type TestTools } from '../../test-tools.ts'
import { sql } from '../../tools.ts'
import { archiveParts } from '../../areas.ts'
import { fillSmallHub, webp } from './small-hub.ts'
import {
  contents,
  partsOf,
  tarOf,
  treeOf,
  withRow,
  writeParts,
  type Part,
} from './test-archives.ts'

let full: TestTools
let good: Part[]
let withKey: Part[]
let folder: string
let file: string
beforeAll(async () => {
  full = await testTools()
  folder = await mkdtemp(join(tmpdir(), 'synthwire-hostile-'))
  file = join(folder, 'all.tar.gz')
  await fillSmallHub(full)
  await exportArchive(full, file, archiveParts)
  good = await partsOf(file)
  await exportArchive(full, file, archiveParts, { withSecrets: true })
  withKey = await partsOf(file)
})
afterAll(async () => {
  await full.close()
  await rm(folder, { recursive: true })
})

/** An empty server, in a folder next to a private file. */
async function emptyHub() {
  const hub = await testTools()
  await mkdir(join(hub.dataFolder, 'postgres'))
  await writeFile(join(hub.dataFolder, 'postgres', 'postgresql.auto.conf'), '# ours\n')
  return hub
}

describe('an archive that is refused', () => {
  let hub: TestTools
  let before: { rows: unknown; files: unknown; beside: string[] }
  beforeAll(async () => {
    hub = await emptyHub()
    const rows = await contents(hub.db)
    before = {
      rows,
      files: await treeOf(hub.dataFolder),
      beside: await readdir(join(hub.dataFolder, '..')),
    }
  })
  afterAll(() => hub.close())

  async function expectRefused(words: RegExp) {
    await expect(restoreArchive(hub, file, archiveParts)).rejects.toThrow(words)
    expect(await contents(hub.db)).toEqual(before.rows)
    expect(await treeOf(hub.dataFolder)).toEqual(before.files)
  }

  const hash = 'ab'.repeat(32)
  const evilNames: [name: string, words: RegExp][] = [
    ['media/postgres/postgresql.auto.conf', /postgresql\.auto\.conf", which does not belong there/],
    ['media/postgres/recovery.signal', /does not belong there/],
    ['media/secrets.key', /does not belong there/],
    ['media/session-key', /does not belong there/],
    ['secrets.key', /does not belong there/],
    ['/etc/cron.d/x', /does not belong there/],
    ['../evil', /does not belong there/],
    ['media/pictures/../postgres/recovery.signal', /does not belong there/],
    ['media/pictures/..', /does not belong there/],
    ['media/pictures\\..\\postgres\\x', /does not belong there/],
    ['media/pictures//contents/ab/x', /does not belong there/],
    ['media/./pictures/contents/ab/x', /does not belong there/],
    ['media/Pictures/contents/ab/x', /does not belong there/],
    ['MEDIA/pictures/contents/ab/x', /does not belong there/],
    ['media/pictures /contents/ab/x', /does not belong there/],
    ['media/pictures/conténts/ab/x', /unsupported characters|not a plain file/],
    ['media/pictures/contents/ab/\u202ex', /unsupported characters|not a plain file/],
    ['media/pictures/contents/ab/x\ny', /unsupported characters|not a plain file/],
    [`media/pictures/${'a/'.repeat(200)}x`, /not a plain file|does not belong/],
    ['tables/entries/../../x', /does not belong there/],
    ['tables/pg_authid/000001.jsonl', /does not belong there/],
    ['tables/migrations/000001.jsonl', /does not belong there/],
  ]
  test.each(evilNames)('for a file named %j', async (name, words) => {
    await writeParts(file, [...good, { name, body: Buffer.from('x') }])
    await expectRefused(words)
  })

  test.each([
    ['symlink', { linkname: '/etc/passwd' }],
    ['link', { linkname: 'synthwire.json' }],
    ['directory', {}],
    ['fifo', {}],
    ['character-device', { devmajor: 1, devminor: 3 }],
    ['block-device', { devmajor: 8, devminor: 0 }],
    ['contiguous-file', {}],
  ] as const)('for a %s, wherever it points', async (type, more) => {
    const name = `media/pictures/contents/ab/${hash}`
    await writeParts(file, [...good, { name, body: Buffer.alloc(0), type, ...more }])
    await expectRefused(/not a plain file/)
  })

  test('for a name that a header of its own replaces', async () => {
    const pax = { path: '../../evil' }
    await writeParts(file, [...good, { name: 'media/images/x', body: Buffer.from('x'), pax }])
    await expectRefused(/not a plain file/)
  })

  test('for a header that was changed behind its back', async () => {
    const tar = await tarOf([...good, { name: 'media/images/x', body: Buffer.from('x') }])
    const at = tar.indexOf('media/images/x')
    tar.write('/../../evil', at + 'media/images/x'.length + 1)
    await writeFile(file, gzipSync(tar))
    await expectRefused(/cannot be unpacked/)
  })

  test.each([
    [
      'content that does not match its name',
      `contents/ab/${hash}`,
      webp,
      /does not match its name/,
    ],
    [
      'a name that does not refer to a picture',
      `names/ab/${hash}`,
      Buffer.from('../../x'),
      /does not refer to a picture/,
    ],
    ['a name in the folder of another', `names/ff/${hash}`, Buffer.from(hash), null],
  ])('for a picture with %s', async (_, name, body, words) => {
    await writeParts(file, [...good.filter(isNoMedia), { name: `media/pictures/${name}`, body }])
    if (words) return expectRefused(words)
    // An unknown file is left out, and the rest of the archive is restored.
    const other = await emptyHub()
    expect(await restoreArchive(other, file, archiveParts)).toMatchObject({ files: 0 })
    expect(await readdir(other.dataFolder)).not.toContain('pictures')
    await other.close()
  })

  test('for a picture that is a program', async () => {
    const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const name = createHash('sha256').update(body).digest('hex')
    const media = `media/pictures/contents/${name.slice(0, 2)}/${name}`
    await writeParts(file, [...good.filter(isNoMedia), { name: media, body }])
    await expectRefused(/not a picture as the server stores them/)
  })

  test('for parts that come twice, in another order or half empty', async () => {
    const [manifest, ...others] = good
    const feeds = others.find(({ name }) => name.startsWith('tables/feeds/'))!
    const second = { ...feeds, name: 'tables/feeds/000002.jsonl' }
    const around = (more: Part[]) => [
      manifest!,
      ...others.flatMap((part) => (part === feeds ? [part, ...more] : [part])),
    ]
    for (const [parts, words] of [
      [[...good, feeds], /in the wrong place/],
      [[...good, good.at(-1)!], /in the wrong place/],
      [[...others, manifest!], /does not begin with/],
      [around([feeds]), /in the wrong place/],
      [around([second]), /part that is not full/],
      [around([{ ...second, name: 'tables/feeds/000003.jsonl' }]), /in the wrong place/],
      [[manifest!, manifest!, ...others], /does not belong there/],
    ] as const) {
      await writeParts(file, [...parts])
      await expectRefused(words)
    }
  })

  test('for what stands behind its end', async () => {
    const tar = await tarOf(good)
    await writeFile(file, gzipSync(Buffer.concat([tar, tar])))
    await expectRefused(/data after its end/)
    await writeFile(file, gzipSync(Buffer.concat([tar, Buffer.alloc(2_000_000)])))
    await expectRefused(/data after its end/)
  })

  const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown
  const badRows: [table: string, change: Record<string, unknown>, words: RegExp][] = [
    ['entries', { feed_id: 99_999 }, /row 1 of "entries" .*feed_id.*99999.*not present/],
    ['entries', { title: null }, /row 1 of "entries" has a "title" that is empty/],
    ['entries', { title: 5 }, /"title" that is not text/],
    ['entries', { title: 'a\0b' }, /"title" that contains an invalid character/],
    ['entries', { id: 2 ** 53 }, /"id" that is out of range/],
    ['entries', { id: 1.5 }, /"id" that is not a whole number/],
    ['entries', { published_at: '9999999-01-01T00:00:00Z' }, /"published_at" that is not a time/],
    ['entries', { published_at: 'infinity' }, /"published_at" that is not a time/],
    ['entries', { published_at: '2026-02-31T00:00:00+00' }, /row 1 of "entries" is refused/],
    ['entries', { enclosures: deep }, /"enclosures" that is nested too deep/],
    ['entries', { enclosures: {} }, /"enclosures" that is not a list/],
    ['entries', { authors: [null] }, /"authors" that has an empty item/],
    ['entries', { admin: true }, /row 1 of "entries" has an unknown column "admin"/],
    ['entries', { content_hash: 'x' }, /"content_hash" that is not a byte string/],
    ['sources', { category: 'evil' }, /"category" that is "evil", which is not a known value/],
    ['sources', { frequency: 'always' }, /"frequency" that is "always"/],
    ['sources', { reader_id: 'nobody' }, /row 1 of "sources" .*reader_id.*nobody/],
    [
      'topic_articles',
      { reader_id: 'nobody' },
      /"topic_articles" has a "reader_id" of an unknown reader/,
    ],
    ['feeds', { address: 'file:///etc/passwd' }, /"address" that is not an http or https address/],
    ['feeds', { address: 'javascript:alert(1)' }, /"address" that is not an http or https address/],
    ['feeds', { address: 'https://x/'.padEnd(20_000, 'x') }, /"address" that is not an http/],
    ['feeds', { state: 'evil' }, /row 1 of "feeds" is refused by the database/],
    ['articles', { summary: [{ text: 'x' }] }, /"summary" that has an invalid shape/],
    ['articles', { category: 'Evil' }, /"category" that is "Evil"/],
    ['rules', { definition: { match: 'all' } }, /"definition" that has an invalid shape/],
    ['profile_links', { url: 'javascript:alert(1)' }, /"url" that is not an http or https address/],
    ['deleted_sources', { source: { id: 'x' } }, /"source" that has no "reader_id"/],
    ['deleted_sources', { reader_id: 'nobody' }, /"source" that belongs to another reader/],
    ['join_corrections', { carried: { reads: 1 } }, /"carried" that has an invalid shape/],
  ]
  test.each(badRows)('for a row of %s with %j', async (table, change, words) => {
    await writeParts(
      file,
      withRow(good, table, (row) => ({ ...row, ...change })),
    )
    await expectRefused(words)
  })

  test.each([
    ['title', 500],
    ['text', 2_000_000],
    ['quote', 5000],
  ])('for the %s of a note beyond %i characters', async (column, characters) => {
    const change = { [column]: 'x'.repeat(characters + 1) }
    await writeParts(
      file,
      withRow(good, 'notes', (row) => ({ ...row, ...change })),
    )
    await expectRefused(/"notes" has a "\w+" that is longer than \d+ characters/)
  })

  test('for rows that are not valid, and says which', async () => {
    for (const [line, words] of [
      ['{"id":', /row 1 of "entries" is not JSON/],
      ['[]', /row 1 of "entries" is not a row/],
      ['null', /row 1 of "entries" is not a row/],
      ['{}', /row 1 of "entries" has no "id"/],
      ['{"__proto__":{}}', /unknown column "__proto__"/],
    ] as const) {
      await writeParts(
        file,
        withRow(good, 'entries', () => line),
      )
      await expectRefused(words)
    }
    await writeParts(
      file,
      withRow(good, 'entries', (row) => ({ ...row, feed_id: 99_999 }), 2),
    )
    await expectRefused(/row 3 of "entries"/)
  })

  test('for a table of one row that has two', async () => {
    await writeParts(
      file,
      withRow(good, 'joining', (row) => `${JSON.stringify(row)}\n${JSON.stringify(row)}`),
    )
    await expectRefused(/"joining" has more than one row/)
  })

  test('for tables and columns that are not ours, or twice', async () => {
    const manifest = JSON.parse(good[0]!.body.toString()) as { tables: { name: string }[] }
    for (const [tables, words] of [
      [
        [...manifest.tables, { name: 'migrations', columns: ['name'] }],
        /unknown table "migrations"/,
      ],
      [[...manifest.tables, manifest.tables[0]], /twice/],
      [[{ name: 'feeds', columns: ['id', 'id'] }], /twice/],
      [[{ name: 'feeds', columns: [] }], /twice/],
    ] as const) {
      const body = Buffer.from(JSON.stringify({ ...manifest, tables }))
      await writeParts(file, [{ name: 'synthwire.json', body }, ...good.slice(1)])
      await expectRefused(words)
    }
  })

  test('for a manifest that would steer the terminal it is shown in', async () => {
    const manifest = JSON.parse(good[0]!.body.toString()) as object
    const body = Buffer.from(
      JSON.stringify({ ...manifest, version: '\u001b[2J', migrations: ['x'] }),
    )
    await writeParts(file, [{ name: 'synthwire.json', body }, ...good.slice(1)])
    await expectRefused(/synthwire\.json cannot be read/)
  })

  test('for what is not a file, and what is not an archive', async () => {
    await expect(restoreArchive(hub, folder, archiveParts)).rejects.toThrow('not a regular file')
    await expect(restoreArchive(hub, '/dev/zero', archiveParts)).rejects.toThrow(
      'not a regular file',
    )
    await writeFile(file, gzipSync(gzipSync(await tarOf(good))))
    await expectRefused(/cannot be unpacked/)
  })

  test('leaves nothing beside the folder of the hub', async () => {
    const others = (names: string[]) => names.filter((name) => name.startsWith('evil'))
    expect(others(await readdir(join(hub.dataFolder, '..')))).toEqual(others(before.beside))
  })
})

function isNoMedia({ name }: Part): boolean {
  return !name.startsWith('media/')
}

describe('an archive that is restored', () => {
  let hub: TestTools
  beforeEach(async () => {
    hub = await emptyHub()
    return () => hub.close()
  })

  test('is what it was, with its files', async () => {
    const made = await testTools()
    await fillSmallHub(made)
    await exportArchive(made, file, archiveParts, { withSecrets: true })
    const restored = await restoreArchive(hub, file, archiveParts)
    expect(restored).toMatchObject({ files: 2, hasSecrets: true })
    expect(await contents(hub.db)).toEqual(await contents(made.db))
    const key = join(hub.dataFolder, 'secrets.key')
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect(await readFile(key)).toEqual(await readFile(join(made.dataFolder, 'secrets.key')))
    await made.close()
  })

  test('has HTML, links and pictures as if they came from a feed', async () => {
    let parts = withRow(good, 'entries', (row) => ({
      ...row,
      title: '<script>alert(1)</script>\u0007',
      html: '<p onclick="x()">A<script>alert(1)</script><img src="data:x" onerror="x()"><a href="javascript:x()">b</a></p>',
      link: 'javascript:alert(1)',
      image: 'file:///etc/passwd',
      enclosures: [
        { url: 'javascript:alert(1)', type: 'audio/mpeg', length: 1 },
        { url: 'https://pod.example/1.mp3', type: 'audio/mpeg', length: 1 },
      ],
    }))
    parts = withRow(parts, 'entry_revisions', (row) => ({
      ...row,
      html: '<iframe src="https://x"></iframe><b>c</b>',
    }))
    parts = withRow(parts, 'entry_full_texts', (row) => ({
      ...row,
      html: '<svg onload=x><i>d</i>',
    }))
    parts = withRow(parts, 'feeds', (row) => ({ ...row, site: 'javascript:alert(1)' }))
    await writeParts(file, parts)
    await restoreArchive(hub, file, archiveParts)
    const row = JSON.stringify(await contents(hub.db))
    expect(row).not.toMatch(/javascript:|onclick|onerror|onload|iframe|file:\/\/|data:x/)
    const entry = await hub.db.one(
      z.object({ title: z.string(), html: z.string(), enclosures: z.unknown() }),
      sql`select title, html, enclosures from entries order by id limit 1`,
    )
    // HTML is shown as text, so its letters stay; control characters become spaces.
    expect(entry.title).toBe('<script>alert(1)</script> ')
    expect(entry.html).toBe('<p>A<a>b</a></p>')
    expect(entry.enclosures).toEqual([
      { url: 'https://pod.example/1.mp3', type: 'audio/mpeg', length: 1 },
    ])
  })

  test('brings no claim of another machine, and joins behind what is joined', async () => {
    let parts = withRow(good, 'feeds', (row) => ({ ...row, claimed_until: '9999-01-01T00:00:00Z' }))
    parts = withRow(parts, 'joining', (row) => ({ ...row, position: 0 }))
    // A server writes times with an offset, never with a letter for the zone.
    await writeParts(
      file,
      withRow(parts, 'feeds', (row) => ({ ...row, claimed_until: '9999-01-01T00:00:00+00:00' })),
    )
    await restoreArchive(hub, file, archiveParts)
    const { claimed, position, joined } = await hub.db.one(
      z.object({ claimed: z.int(), position: z.int(), joined: z.int() }),
      sql`select (select count(*) from feeds where claimed_until is not null) as claimed,
            (select position from joining) as position,
            (select max(position) from article_entries) as joined`,
    )
    expect({ claimed, position }).toEqual({ claimed: 0, position: joined })
  })

  test('brings no secret that its own key does not open', async () => {
    // This server encrypted the value, and somebody moved it to another endpoint.
    const sealed = Buffer.from(hub.secrets.seal('Bearer stolen')).toString('hex')
    const moved = (parts: Part[]) =>
      withRow(
        withRow(parts, 'ai_endpoints', (row) => ({ ...row, address: 'https://thief.example' })),
        'connections',
        (row) => ({ ...row, sealed: `\\x${sealed}` }),
      )
    const keyOf = async (hub: TestTools) => {
      const { key } = await hub.db.one(
        z.object({ key: z.instanceof(Uint8Array) }),
        sql`select sealed as key from connections`,
      )
      return (await openSecrets(hub.dataFolder)).open(key)
    }
    await writeParts(file, moved(good))
    await restoreArchive(hub, file, archiveParts)
    await expect(keyOf(hub)).rejects.toThrow('encrypted with another')

    const other = await testTools()
    await writeParts(file, moved(withKey))
    await restoreArchive(other, file, archiveParts)
    await expect(keyOf(other)).rejects.toThrow('encrypted with another')
    await other.close()

    const third = await testTools()
    await writeParts(file, withKey)
    await restoreArchive(third, file, archiveParts)
    expect(await keyOf(third)).toBe('pw-endpoint')
    await third.close()
  })

  test('leaves behind what an older hub kept beside its pictures', async () => {
    const older = [
      ...good.filter(isNoMedia),
      { name: 'media/images/ab/abcdef', body: Buffer.from('a picture of old') },
      ...good.filter((part) => !isNoMedia(part)).slice(0, 1),
      { name: `media/pictures/names/${'ab/'}${'ab'.repeat(32)}.12.3`, body: Buffer.from('half') },
    ]
    await writeParts(file, older)
    expect(await restoreArchive(hub, file, archiveParts)).toMatchObject({ files: 1 })
    expect(Object.keys(await treeOf(hub.dataFolder)).join()).not.toMatch(/images|\.12\.3/)
  })

  test('of an older version has the usual values in what it does not name', async () => {
    const manifest = JSON.parse(good[0]!.body.toString()) as {
      migrations: string[]
      tables: { name: string; columns: string[] }[]
    }
    manifest.migrations = manifest.migrations.slice(0, 17)
    manifest.tables = manifest.tables
      .filter(({ name }) => !/^trend_|^subject_/.test(name))
      .map((table) => ({
        ...table,
        columns: table.columns.filter((column) => column !== 'breaking_until'),
      }))
    const older = good
      .slice(1)
      .filter(({ name }) => !/^tables\/(trend|subject)_/.test(name))
      .map((part) => ({
        ...part,
        body: part.name.startsWith('tables/articles/')
          ? Buffer.from(part.body.toString().replaceAll(/,"breaking_until":[^,}]*/g, ''))
          : part.body,
      }))
    const body = Buffer.from(JSON.stringify(manifest))
    await writeParts(file, [{ name: 'synthwire.json', body }, ...older])
    await restoreArchive(hub, file, archiveParts)
    const { clocks } = await hub.db.one(
      z.object({ clocks: z.int() }),
      sql`select (select count(*) from trend_clock) + (select count(*) from subject_learning) as clocks`,
    )
    expect(clocks).toBe(2)
  })
})

describe('a restoring that was killed', () => {
  test('is finished at the next start when it was committed, and forgotten when it was not', async () => {
    const hub = await emptyHub()
    const committed = 'restore-00000000-0000-4000-8000-000000000001'
    const other = 'restore-00000000-0000-4000-8000-000000000002'
    for (const name of [committed, other]) {
      await mkdir(join(hub.dataFolder, name, 'pictures', 'contents'), { recursive: true })
      await writeFile(join(hub.dataFolder, name, 'pictures', 'contents', name), name)
      await writeFile(join(hub.dataFolder, name, 'secrets.key'), name)
    }
    await hub.db.run(
      sql`comment on table migrations is 'restore-00000000-0000-4000-8000-000000000001'`,
    )
    await finishRestoring(hub.db, hub.dataFolder, hub.media)
    expect(await readFile(join(hub.dataFolder, 'secrets.key'), 'utf8')).toBe(committed)
    expect(await readdir(join(hub.dataFolder, 'pictures', 'contents'))).toEqual([committed])
    expect((await readdir(hub.dataFolder)).toSorted()).toEqual([
      'pictures',
      'postgres',
      'secrets.key',
    ])
    await hub.close()
  })
})

test('every table is known to an area or stays on its machine, and every column of text says what it is', async () => {
  // Sessions, migrations and the queue of jobs have tables that are not listed.
  const onlyHere = ['hub_clock', 'leases', 'robots_files']
  for (const { name, columns, types } of await listTables(full.db)) {
    const table = archiveParts.find(({ tables }) => tables[name])?.tables[name]
    if (!table) {
      expect(onlyHere, name).toContain(name)
      continue
    }
    const meaningful = columns.filter((column) => hasMeaning(types[column]!))
    expect(
      meaningful.filter((column) => !table.columns[column]),
      name,
    ).toEqual([])
    const strange = Object.keys(table.columns).filter((column) => !columns.includes(column))
    expect(strange, name).toEqual([])
  }
})

test('a table of one row has the usual one where an archive is older than it', async () => {
  const singles = archiveParts.flatMap(({ tables }) =>
    Object.keys(tables).filter((name) => tables[name]!.isSingle),
  )
  const hasSingle = (name: string) => singles.some((single) => name.startsWith(`tables/${single}/`))
  const hub = await testTools()
  await writeParts(
    file,
    good.filter(({ name }) => !hasSingle(name)),
  )
  await restoreArchive(hub, file, archiveParts)
  for (const name of singles) expect((await contents(hub.db))[name], name).toHaveLength(1)
  await hub.close()
})
