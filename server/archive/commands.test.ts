import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { share } from '#core/testing/test-share.ts'
import { openProgram, type Program } from '../../scripts/build/test-program.ts'

let program: Program
let folder: string
beforeAll(async () => {
  program = await openProgram()
  folder = await mkdtemp(join(tmpdir(), 'synthwire-archive-'))
  await chmod(folder, 0o755)
  expect(await run('empty', 'stats')).toMatchObject({ code: 0 })
}, patient(60_000))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await program.close()
})

/**
 * Makes a data folder by copying that of an empty server, because creating one takes longer than
 * most commands.
 */
async function prepare(data: string) {
  await mkdir(join(folder, data))
  // PostgreSQL requires that its files keep their owner and rights.
  execFileSync('cp', ['-a', join(folder, 'empty', 'postgres'), join(folder, data)])
}

/** Starts the built program with a command, over the data folder of that name. */
function start(data: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', SYNTHWIRE_DATA: join(folder, data) }
  return spawn(process.execPath, [join(program.folder, 'main.js'), ...args], { env })
}

async function run(data: string, ...args: string[]) {
  const command = start(data, ...args)
  let out = ''
  let error = ''
  command.stdout.on('data', (text) => (out += text))
  command.stderr.on('data', (text) => (error += text))
  const [code] = (await once(command, 'close')) as [number | null]
  return { code, out, error }
}

test(
  'a hub moves to another machine by one file, with the embedded database at both ends',
  async () => {
    const list = join(folder, 'list.opml')
    const archive = join(folder, 'all.tar.gz')
    await writeFile(
      list,
      `<opml version="2.0"><body><outline text="Ports"><outline text="North">
      <outline text="Quay" xmlUrl="https://quay.example/feed"/></outline></outline></body></opml>`,
    )
    await prepare('old')
    expect(await run('old', 'import', list)).toMatchObject({ code: 0 })
    const before = await run('old', 'export-opml')
    expect(before.out).toMatch(
      /text="Ports"[^]*text="North"[^]*xmlUrl="https:\/\/quay.example\/feed"/,
    )
    expect(await run('old', 'export', archive)).toMatchObject({ code: 0 })

    const restored = await run('new', 'restore', archive)
    expect(restored.error).toBe('')
    expect(restored.out).toMatch(/\d+ rows and 0 files restored\n/)
    const again = join(folder, 'again.opml')
    expect(await run('new', 'export-opml', again)).toMatchObject({ code: 0, out: '' })
    const bare = (text: string) => text.replace(/<dateCreated>.*/, '')
    expect(bare(await readFile(again, 'utf8'))).toBe(bare(before.out))

    const refused = await run('new', 'restore', archive)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.error).toContain('There is data here already')
    expect((await run('new', 'tidy')).out).toMatch(/^0 articles with 0 entries deleted\n/)
  },
  patient(90_000),
)

/** Waits until the command has begun to stage files, or has ended. */
async function untilStaged(data: string, command: ReturnType<typeof start>) {
  while (command.exitCode === null) {
    const names = await readdir(join(folder, data)).catch(() => [])
    if (names.some((name) => name.startsWith('restore-'))) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

test(
  'a restoring that is killed leaves a hub that is empty or whole',
  async () => {
    const list = join(folder, 'killed.opml')
    const archive = join(folder, 'killed.tar.gz')
    const outlines = Array.from(
      { length: 2000 },
      (_, at) => `<outline text="Quay ${at}" xmlUrl="https://quay.example/${at}"/>`,
    )
    await writeFile(list, `<opml version="2.0"><body>${outlines.join('')}</body></opml>`)
    await prepare('long')
    expect(await run('long', 'import', list)).toMatchObject({ code: 0 })
    expect(await run('long', 'export', archive, '--with-secrets')).toMatchObject({ code: 0 })
    const key = await readFile(join(folder, 'long', 'secrets.key'), 'hex')

    for (const delayMs of share([0, 15, 60])) {
      const data = `killed-${delayMs}`
      await prepare(data)
      const command = start(data, 'restore', archive)
      await untilStaged(data, command)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      command.kill('SIGKILL')
      if (command.exitCode === null && command.signalCode === null) await once(command, 'close')

      const { out } = await run(data, 'export-opml')
      const count = out.match(/xmlUrl/g)?.length ?? 0
      const hasKey = (await readFile(join(folder, data, 'secrets.key'), 'hex')) === key
      expect([count, hasKey], `${delayMs} ms`).toEqual(count === 0 ? [0, false] : [2000, true])
      const names = await readdir(join(folder, data))
      expect(names.filter((name) => name.startsWith('restore-'))).toEqual([])
      if (count === 0) expect(await run(data, 'restore', archive)).toMatchObject({ code: 0 })
    }
  },
  patient(300_000),
)
