import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { share, shareOf } from '#core/testing/test-share.ts'
import { connectOnce } from '../database/connection.ts'
import { optionsForTypeScript } from '../children/run-typescript.ts'
import { openEmbeddedPostgres, type EmbeddedPostgres, type Use } from './open.ts'
import { livingPid } from './postmaster.ts'

// These tests start and stop real servers many times.
vi.setConfig({ testTimeout: patient(60_000) })

/** The number of rounds; each gives the two processes another chance to interfere. */
const ROUNDS = shareOf(4)

let started: string
let dataFolder: string
let opened: EmbeddedPostgres[]
let children: ChildProcess[]

// The database is created once and copied, because creating it takes longer than most of these
// tests.
beforeAll(async () => {
  started = await newFolder()
  await (await openEmbeddedPostgres({ dataFolder: started, use: 'alone' })).close()
})
afterAll(() => rm(started, { recursive: true }))

beforeEach(async () => {
  dataFolder = await newFolder()
  // PostgreSQL requires that its files keep their owner and rights.
  execFileSync('cp', ['-a', join(started, 'postgres'), dataFolder])
  opened = []
  children = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const postgres of opened) await postgres.close()
  // Ends servers that a test left running.
  if (existsSync(join(dataFolder, 'postgres'))) {
    await (await openEmbeddedPostgres({ dataFolder, use: 'visit' })).close()
  }
  expect(serverPid()).toBeNull()
  // A supervisor that is about to end may still write a line.
  await rm(dataFolder, { recursive: true, maxRetries: 10 })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-embedded-'))
  // Opens the folder for the account under which root runs the server.
  await chmod(folder, 0o755)
  return folder
}

async function open(use: Use = 'alone', folder = dataFolder): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataFolder: folder, use })
  opened.push(postgres)
  return postgres
}

async function close(postgres: EmbeddedPostgres): Promise<void> {
  opened = opened.filter((other) => other !== postgres)
  await postgres.close()
}

function serverPid(): number | null {
  return livingPid(join(dataFolder, 'postgres'))
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = await connectOnce(postgres.url)
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/**
 * Starts another process that opens the same data; resolves when it has opened them. The process
 * ends when its stdin is closed.
 */
async function openElsewhere(use: Use = 'alone', atEnd = 'process.exit()'): Promise<ChildProcess> {
  const program = `
    import { openEmbeddedPostgres } from '${new URL('./open.ts', import.meta.url)}'
    const postgres = await openEmbeddedPostgres({ dataFolder: '${dataFolder}', use: '${use}' })
    console.log('open')
    process.stdin.on('end', () => ${atEnd}).resume()`
  const child = spawn(
    process.execPath,
    [...optionsForTypeScript(), '--input-type=module', '--eval', program],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  children.push(child)
  await once(child.stdout!, 'data')
  return child
}

/**
 * Starts another process that opens the data of a folder as the whole server does. The process
 * answers "ask" by querying its database.
 */
function startElsewhere(folder: string) {
  const program = `
    import { openEmbeddedPostgres } from '${new URL('./open.ts', import.meta.url)}'
    import { connectOnce } from '${new URL('../database/connection.ts', import.meta.url)}'
    try {
      const postgres = await openEmbeddedPostgres({ dataFolder: '${folder}', use: 'alone' })
      console.log('open')
      process.stdin.on('data', async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        const client = await connectOnce(postgres.url)
        await client.query('select 1')
        await client.end()
        console.log('answered')
      })
      process.stdin.on('end', () => postgres.close().then(() => process.exit()))
    } catch (error) {
      console.log(error.message)
      process.exit(1)
    }`
  const child = spawn(
    process.execPath,
    [...optionsForTypeScript(), '--input-type=module', '--eval', program],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  children.push(child)
  let out = ''
  const opened = new Promise<string>((resolve) => {
    child.stdout!.on('data', (text) => {
      out += text
      if (out.includes('open\n')) resolve('open')
    })
    child.once('close', (code) => resolve(`exit ${code}`))
  })
  return { child, opened, said: () => out }
}

test('what was written is there after a stop and another start', async () => {
  const first = await open()
  await query(first, 'create table hats (name text)')
  await query(first, `insert into hats values ('bowler')`)
  await close(first)
  expect(serverPid()).toBeNull()

  const second = await open()
  expect(await query(second, 'select name from hats')).toEqual([{ name: 'bowler' }])
})

test('the database is durable, checks its pages, and is reached only through its own folder', async () => {
  const postgres = await open()
  const [row] = await query(
    postgres,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as addresses`,
  )
  expect(row).toEqual({ fsync: 'on', checksums: 'on', addresses: '' })
})

test('letters beyond ASCII count as letters, in any case', async () => {
  const postgres = await open()
  const [row] = await query(postgres, `select lower('ÄÉИ') as lower, 'Ärger' ~ '^\\w+$' as is_word`)
  expect(row).toEqual({ lower: 'äéи', is_word: true })
})

test('a second hub on the same data is told that one runs, and harms nothing', async () => {
  const first = await open()
  await expect(open()).rejects.toThrow(`Synthwire already runs on the data in ${dataFolder}`)
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('parts of a hub run side by side, but not beside a whole one', async () => {
  await open('part')
  await open('part')
  await expect(open('alone')).rejects.toThrow('Synthwire already runs')
})

test('the last one to leave stops the server, whoever came first', async () => {
  const visitor = await open('visit')
  const hub = await open('alone')
  const pid = serverPid()
  await close(visitor)
  expect(serverPid()).toBe(pid)
  expect(await query(hub, 'select 1 as one')).toEqual([{ one: 1 }])
  await close(hub)
  expect(serverPid()).toBeNull()
})

test('many that come at once share one server', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => open('visit')))
  const pids = await Promise.all(
    all.map((one) => query(one, 'select pg_postmaster_start_time() as at')),
  )
  expect(new Set(pids.map((rows) => JSON.stringify(rows))).size).toBe(1)
})

test('two that find no database yet end up with the same one', async () => {
  await rm(join(dataFolder, 'postgres'), { recursive: true })
  const [one, other] = await Promise.all([open('visit'), open('visit')])
  await query(one, 'create table hats (name text)')
  expect(await query(other, 'select name from hats')).toEqual([])
  expect(readdirSync(dataFolder).toSorted()).toEqual(['postgres', 'postgres.log'])
})

test(
  'of two hubs that start at once on a fresh folder one goes on, and the other says why not',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const folder = join(dataFolder, `round-${round}`)
      const hubs = [startElsewhere(folder), startElsewhere(folder)]
      const ends = await Promise.all(hubs.map(({ opened }) => opened))
      expect(ends.toSorted()).toEqual(['exit 1', 'open'])
      const [other, hub] = ends[0] === 'open' ? [hubs[1]!, hubs[0]!] : [hubs[0]!, hubs[1]!]
      expect(other.said()).toContain(`Synthwire already runs on the data in ${folder}`)
      // The database server must go on for the remaining process when the other one ends, which may
      // have started it.
      hub.child.stdin!.write('ask\n')
      await expect.poll(hub.said, { timeout: patient(20_000) }).toContain('answered')
      hub.child.stdin!.end()
      await once(hub.child, 'exit')
      expect(livingPid(join(folder, 'postgres'))).toBeNull()
    }
  },
  patient(300_000),
)

test(
  'one that is killed in the middle of its very first start leaves nothing in the way',
  async () => {
    for (const afterMs of share([600, 900, 1300, 1900])) {
      const folder = join(dataFolder, `killed-${afterMs}`)
      const { child } = startElsewhere(folder)
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      child.kill('SIGKILL')
      await once(child, 'exit')
      const next = await open('alone', folder)
      expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
      await close(next)
      expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
    }
  },
  patient(120_000),
)

test('one that comes while the last one leaves gets a server', async () => {
  for (let round = 0; round < shareOf(5); round++) {
    const leaving = await open()
    const [coming] = await Promise.all([open('visit'), close(leaving)])
    expect(await query(coming, 'select 1 as one')).toEqual([{ one: 1 }])
    await close(coming)
  }
})

test('a hub that is killed takes its server with it', async () => {
  const child = await openElsewhere()
  expect(serverPid()).not.toBeNull()
  child.kill('SIGKILL')
  await expect.poll(serverPid).toBeNull()
})

test('a server that outlived everybody is taken over', async () => {
  const child = await openElsewhere()
  const pid = serverPid()!
  spawnSync('pkill', ['-KILL', '-f', `^/bin/sh -c .* ${pid}$`])
  child.kill('SIGKILL')
  await once(child, 'exit')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(serverPid()).toBe(pid)

  const postgres = await open()
  expect(serverPid()).toBe(pid)
  await close(postgres)
  expect(serverPid()).toBeNull()
})

test('a server that is left to others lives on when its first process ends', async () => {
  const child = await openElsewhere('visit', 'postgres.close().then(() => process.exit())')
  const pid = serverPid()
  const hub = await open()
  child.stdin!.end()
  await once(child, 'exit')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(serverPid()).toBe(pid)
  expect(await query(hub, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('after everything was killed the next start recovers what was committed', async () => {
  const first = await open()
  await query(first, 'create table hats (name text)')
  await query(first, `insert into hats select 'hat ' || generate_series(1, 1000)`)
  process.kill(serverPid()!, 'SIGKILL')

  // The process that still has the data open starts PostgreSQL again.
  await expect.poll(serverPid).not.toBeNull()
  const rows = await query(await open('visit'), 'select count(*)::int as count from hats')
  expect(rows).toEqual([{ count: 1000 }])
})

test('a process id left by a crash that is some other program today is not a server', async () => {
  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid')
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    // The process uses the account of PostgreSQL, so that PostgreSQL itself could not tell it from
    // a server.
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
    cwd: '/',
  })
  children.push(stranger)
  await writeFile(
    pidFile,
    `${stranger.pid}\n${join(dataFolder, 'postgres')}\n0\n5432\n.\n\n0 0\nready\n`,
  )

  const postgres = await open()
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await readFile(pidFile, 'utf8')).not.toContain(`${stranger.pid}\n`)
  expect(stranger.exitCode).toBeNull()
})

test('a data folder with a very long path works', async () => {
  const folder = join(dataFolder, 'a-long-name-'.repeat(6), 'and-another-one-'.repeat(4))
  const postgres = await open('alone', folder)
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await close(postgres)
})

test('data of another PostgreSQL version is left alone, in words', async () => {
  const file = join(dataFolder, 'postgres', 'PG_VERSION')
  await writeFile(file, '17\n')
  await expect(open()).rejects.toThrow('was made by PostgreSQL 17, and the built-in one is 18')
  await writeFile(file, '18\n')
})
