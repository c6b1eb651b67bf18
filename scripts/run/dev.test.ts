import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'

/**
 * The time limit of the test, which builds and starts the server twice; each takes some seconds on
 * an idle machine.
 */
const LONGEST_MS = patient(240_000)
const notSources = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results'])

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'synthwire-dev-'))
const health = join(folder, 'server/web/health.ts')
let said = ''
let dev: ChildProcess

beforeAll(() => {
  cpSync(root, folder, { recursive: true, filter: (path) => !notSources.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  dev = spawn(process.execPath, ['scripts/run/dev.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SYNTHWIRE_DATA: join(folder, 'data') },
  })
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', (text) => (said += text))
})

afterAll(() => {
  dev.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test(
  'npm run dev serves screens and server, follows a change, and ends as a whole',
  async () => {
    const page = await patiently(() => /Open (\S+):/.exec(said)![1]!)
    const server = /ready at (\S+)/.exec(said)![1]!
    expect(await textOf(page)).toContain('/web/main.tsx')
    expect(await textOf(new URL('/web/main.tsx', page).href)).toContain('import')
    // The server of the screens passes this request on.
    expect(await textOf(new URL('/healthz', page).href)).toBe('ok\n')

    writeFileSync(
      health,
      readFileSync(health, 'utf8').replace(`send('ok\\n')`, `send('changed\\n')`),
    )
    await patiently(async () => expect(await textOf(`${server}/healthz`)).toBe('changed\n'))

    dev.kill('SIGINT')
    await patiently(() => expect(dev.exitCode).toBe(0))
    for (const address of [page, server])
      await expect(fetch(address)).rejects.toThrow('fetch failed')
  },
  LONGEST_MS,
)

function patiently<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: LONGEST_MS / 3, interval: 200 })
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}
