import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'

const scripts = fileURLToPath(new URL('..', import.meta.url))
/** Files that an older Node has to parse, beside the starting one. */
const launcher = ['current-node.mjs', 'fetch-node.mjs', 'one-at-a-time.mjs', 'run.mjs'].map(
  (file) => `run/${file}`,
)
const starters = [
  'run/start.mjs',
  'synthwire.mjs',
  'gate/test.mjs',
  'build/build-demo.mjs',
  'run/prepare.mjs',
]

/**
 * A program that prints its arguments, and if `node` is the fetched Node; with "hold", it keeps
 * running.
 */
const program = `
  import { spawnSync } from 'node:child_process'
  import { continueOnCurrentNode } from './current-node.mjs'
  await continueOnCurrentNode(process.env.FETCHED ? undefined : process.env.VERSION)
  const isHeld = process.argv[2] === 'hold'
  if (isHeld) process.on('SIGTERM', () => process.exit(7))
  const { stdout } = spawnSync('node', ['-p', 'process.env.FETCHED'], { encoding: 'utf8' })
  console.log(JSON.stringify({ args: process.argv.slice(2), byName: stdout.trim() }))
  if (isHeld) setInterval(() => {}, 1000)
  else process.exitCode = 3
`
/** Installs a Node that says that it is the fetched one; \`NPM\` lets it fail, hang, or install one that does not run. */
const npm = `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
  appendFileSync(process.env.NOTES, 'npm\\n')
  const does = process.env.NPM
  if (does === 'fail') process.exit(1)
  const [name] = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)
  const folder = 'node_modules/' + name + '/bin'
  mkdirSync(folder, { recursive: true })
  const runs = 'FETCHED=yes exec "${process.execPath}" "$@"'
  writeFileSync(folder + '/node', '#!/bin/sh\\n' + (does === 'broken' ? 'exit 127' : runs), { mode: 0o755 })
  await new Promise((resolve) => setTimeout(resolve, does === 'hang' ? 60_000 : 300))
`

let checkout: string
let bin: string
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'synthwire-node-'))
  bin = join(checkout, 'bin')
  await mkdir(bin)
  await mkdir(join(checkout, 'scripts/run'), { recursive: true })
  await writeFile(join(checkout, 'package.json'), '{ "engines": { "node": ">=22.12" } }')
  for (const file of launcher) await cp(join(scripts, file), join(checkout, 'scripts', file))
  await writeFile(join(checkout, 'scripts/run/program.mjs'), program)
  await writeFile(join(checkout, 'npm.mjs'), npm)
  const command = `#!/bin/sh\nexec "${process.execPath}" "${join(checkout, 'npm.mjs')}" "$@"`
  await writeFile(join(bin, 'npm'), command)
  await chmod(join(bin, 'npm'), 0o755)
})
afterEach(() => rm(checkout, { recursive: true, force: true }))

interface Start {
  version?: string
  args?: string[]
  npm?: 'fail' | 'broken' | 'hang'
  path?: string
  file?: string
}

function start({ version = '20.19.0', args = [], npm, path = bin, file = 'program' }: Start) {
  const NOTES = join(checkout, 'notes')
  const options: SpawnOptions = { env: { PATH: path, VERSION: version, NOTES, NPM: npm ?? '' } }
  return spawn(process.execPath, [join(checkout, `scripts/run/${file}.mjs`), ...args], options)
}

async function run(how: Start) {
  const child = start(how)
  const [said, complaint] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ])
  return { said: said && JSON.parse(said), complaint, code: child.exitCode }
}

const fetches = async () =>
  (await readFile(join(checkout, 'notes'), 'utf8').catch(() => '')).split('\n').length - 1

describe.skipIf(process.platform === 'win32')(
  'a program that wants Node 22.12',
  { timeout: patient(60_000) },
  () => {
    test.each(['22.12.0', '24.1.0', '26.0.0'])('runs on %s as it is', async (version) => {
      const { said, complaint, code } = await run({ version, args: ['a b', '$c'] })
      expect(said).toEqual({ args: ['a b', '$c'], byName: 'undefined' })
      expect([complaint, code, await fetches()]).toEqual(['', 3, 0])
    })

    test.each(['18.20.8', '20.20.2', '22.11.0'])(
      'runs on a fetched one instead of %s',
      async (version) => {
        const { said, complaint, code } = await run({ version, args: ['a b', '$c'] })
        expect(said).toEqual({ args: ['a b', '$c'], byName: 'yes' })
        expect(code).toBe(3)
        expect(complaint).toMatch(
          new RegExp(
            `^Synthwire needs Node 22.12 or newer; this is ${version}. Fetching Node .*\n$`,
          ),
        )
        const again = await run({ version })
        expect([again.said.byName, again.complaint, await fetches()]).toEqual(['yes', '', 1])
      },
    )

    test('is fetched its Node once, however many start', async () => {
      const all = await Promise.all([run({}), run({}), run({})])
      expect(all.map(({ said }) => said?.byName)).toEqual(['yes', 'yes', 'yes'])
      expect(await fetches()).toBe(1)
    })

    test('is told to end when the process that stands before it is', async () => {
      await run({})
      const child = start({ args: ['hold'] })
      await once(child.stdout!, 'data')
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([7, null])
    })

    test('starts although an earlier start was killed while it fetched', async () => {
      const killed = start({ npm: 'hang' })
      await expect.poll(fetches).toBe(1)
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      expect((await run({})).said.byName).toBe('yes')
      expect(await readdir(join(checkout, '.node'))).toHaveLength(1)
    })

    test.each([
      ['without a network', { npm: 'fail' }, 'Is the package registry within reach?'],
      ['without npm', { path: '/nowhere' }, 'It is fetched by npm, which was not found.'],
      ['on a system that it is not made for', { npm: 'broken' }, 'does not run here'],
    ] as const)('says %s what to do, and leaves nothing', async (_, how, words) => {
      const { said, complaint, code } = await run(how)
      expect([said, code]).toEqual(['', 1])
      expect(complaint).toContain(words)
      expect(complaint).toContain('Install Node 22.12 or newer yourself: https://nodejs.org')
      expect(await readdir(join(checkout, '.node'))).toEqual([])
    })

    test('says what to do where nothing can be kept', async () => {
      await writeFile(join(checkout, '.node'), 'not a folder')
      const { complaint, code } = await run({})
      expect(complaint).toContain(`It could not be kept in ${join(checkout, '.node')} (`)
      expect(code).toBe(1)
    })

    test('says what to do on a system for which there is none', async () => {
      const module = new URL(`file://${join(checkout, 'scripts/run/fetch-node.mjs')}`)
      const ask = `import { fetchNode } from '${module}'; fetchNode('', 'plan9-mips')`
      const child = spawn(process.execPath, ['--input-type=module', '--eval', ask])
      expect(await text(child.stderr)).toContain('None can be fetched for plan9-mips.')
    })

    test('is found among the tools of the checkout', async () => {
      const tool = join(checkout, 'node_modules/.bin/tool')
      await mkdir(dirname(tool), { recursive: true })
      await writeFile(
        tool,
        `#!/usr/bin/env node\nconsole.log(JSON.stringify(process.argv.slice(2)))`,
      )
      await chmod(tool, 0o755)
      const { said, code } = await run({ file: 'run', args: ['tool', 'a b', '$c'] })
      expect([said, code]).toEqual([['a b', '$c'], 0])
    })
  },
)

test('each Node that may be fetched is new enough', async () => {
  const { engines } = JSON.parse(await readFile(join(scripts, '../package.json'), 'utf8'))
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number)
  const table = await readFile(join(scripts, 'run/fetch-node.mjs'), 'utf8')
  const versions = [...table.matchAll(/version: '(\d+)\.(\d+)\.\d+'/g)]
  expect(versions).toHaveLength(5)
  for (const [, had, with_] of versions) {
    expect(Number(had) * 1000 + Number(with_)).toBeGreaterThanOrEqual(major * 1000 + minor)
  }
})

/** A script with syntax newer than Node 18 is changed when it is built for Node 18. */
test.each([...launcher, ...starters])('%s is written as Node 18 reads it', async (file) => {
  const source = await readFile(join(scripts, file), 'utf8')
  const [old, now] = await Promise.all(
    ['node18', 'esnext'].map((target) => transform(source, { target, format: 'esm' })),
  )
  expect(old!.code).toBe(now!.code)
  const imported = [...source.matchAll(/^import .* from '([^']+)'$/gm)].map(([, name]) => name!)
  const known = imported.filter((name) => /^(node:|\.{1,2}\/(?:run\/)?[a-z-]+\.mjs$)/.test(name))
  expect(imported.length).toBeGreaterThan(0)
  expect(known).toEqual(imported)
})
