import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openProgram, type Program } from '../scripts/build/test-program.ts'
import { transactionsASecond } from './database/test-transactions.ts'
import { prepareCluster } from './embedded-postgres/cluster.ts'
import { livingPid } from './embedded-postgres/postmaster.ts'

let program: Program
let dataFolder: string
beforeAll(async () => {
  program = await openProgram()
  dataFolder = await mkdtemp(join(tmpdir(), 'synthwire-main-'))
  await chmod(dataFolder, 0o755)
})
afterAll(async () => {
  await rm(dataFolder, { recursive: true })
  await program.close()
})

interface Ended {
  code: number | null
  out: string
  error: string
}

function open(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(program.folder, 'main.js'), ...args], {
    env: { ...process.env, DATABASE_URL: '', SYNTHWIRE_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function ended(process: ChildProcess): Promise<Ended> {
  let out = ''
  let error = ''
  process.stdout!.on('data', (text) => (out += text))
  process.stderr!.on('data', (text) => (error += text))
  const [code] = (await once(process, 'close')) as [number | null]
  return { code, out, error }
}

function run(args: string[], env?: Record<string, string>): Promise<Ended> {
  return ended(open(args, env))
}

function serverPid(): number | null {
  return livingPid(join(dataFolder, 'postgres'))
}

test(
  'a command without a running hub brings up the database, answers on stdout and leaves nothing running',
  async () => {
    const { code, out } = await run(['stats', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ entries: 0 })
    expect(serverPid()).toBeNull()
  },
  patient(60_000),
)

test(
  'wrong use ends with 2 and a hint, a wrong setting with 1 and what to do',
  async () => {
    const [unknown, missing, wrong, help] = await Promise.all([
      run(['sing']),
      run(['follow']),
      run(['stats'], { PORT: 'many' }),
      run(['follow', '--help']),
    ])
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.error).toContain("unknown command 'sing'")
    expect(missing).toMatchObject({ code: 2, out: '' })
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.error).toBe('PORT is "many". Give a number from 0 to 65535.\n')
    expect(help).toMatchObject({ code: 0, error: '' })
    expect(help.out).toContain('Usage: synthwire follow')
  },
  patient(60_000),
)

test(
  'a command that reads strangers’ files ends with 0 after its last line',
  async () => {
    const page = join(dataFolder, 'page.html')
    const sentence = '<p>The council of Port Merrow spoke of the new ferry until midnight.</p>'
    await writeFile(page, `<title>The ferry</title><article>${sentence.repeat(20)}</article>`)
    const { code, out, error } = await run(['extract', page])
    expect(JSON.parse(out).text).toContain('spoke of the new ferry')
    expect({ code, error }).toEqual({ code: 0, error: '' })
  },
  patient(60_000),
)

test(
  'a worker runs beside commands but not beside a second hub, and stops the database when it ends',
  async () => {
    const worker = open(['worker'])
    const end = ended(worker)
    await once(worker.stdout!, 'data')
    const pid = serverPid()

    const [hub, stats] = await Promise.all([
      run(['start'], { PORT: '0' }),
      run(['stats', '--json']),
    ])
    expect(hub).toMatchObject({ code: 1, out: '' })
    expect(hub.error).toContain(`Synthwire already runs on the data in ${dataFolder}`)
    expect(stats.code).toBe(0)
    expect(serverPid()).toBe(pid)

    worker.kill('SIGTERM')
    const { code, out } = await end
    expect(code).toBe(0)
    expect(out).toMatch(/The Synthwire worker is ready .*\nStopping …\n/)
    expect(serverPid()).toBeNull()
  },
  patient(60_000),
)

test(
  'a hub at rest makes at most six transactions a second',
  async () => {
    const hub = open(['start'], { PORT: '0' })
    const end = ended(hub)
    await once(hub.stdout!, 'data')
    const { url } = await prepareCluster(dataFolder)
    // The work at the start takes some seconds.
    const rest = { timeout: patient(60_000) }
    await expect
      .poll(() => transactionsASecond(url('synthwire'), 5000), rest)
      .toBeLessThanOrEqual(6)
    hub.kill('SIGTERM')
    expect(await end).toMatchObject({ code: 0 })
  },
  patient(90_000),
)

test(
  'doctor says what it found, and ends with 1 where something is broken',
  async () => {
    const [well, broken] = await Promise.all([
      run(['doctor'], { PORT: '0' }),
      run(['doctor'], { PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/news' }),
    ])
    expect(well).toMatchObject({ code: 0 })
    expect(well.out).toMatch(/✓ Database +PostgreSQL 18/)
    expect(well.out).toMatch(/✓ Disk +[\d.]+ GB free/)
    expect(broken).toMatchObject({ code: 1 })
    expect(broken.out).toMatch(/✗ Database .*nothing answers there/)
  },
  patient(60_000),
)
