import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildImage, describeImage } from './running/build-image.ts'
import { tryCompose, tryContainer } from './running/try-container.ts'
import { installProxies, tryProxies } from './running/try-proxies.ts'
import { startPostgres } from './running/try-postgres.ts'
import { trySiteProxies } from './running/try-site-proxies.ts'
import { installUnit, isInstalled, tryUnit } from './running/try-unit.ts'

// Tries the Containerfile, compose.yaml, the systemd unit and proxies in root file systems made of Debian's packages:
// npm run try-running                      builds all of it in a temporary folder, in about five minutes
// npm run try-running -- FOLDER            the same in a folder that stays
// npm run try-running -- FOLDER --again    tries once more what was built there
// npm run try-running -- FOLDER --proxies  tries the proxies alone

const TOOLS = ['mmdebstrap', 'unshare', 'nsenter', 'chroot', 'setpriv', 'tar', 'git']

const lacking = whatIsLacking()
if (lacking) {
  console.log(`Skipped: ${lacking}`)
} else {
  const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const work = folder ? resolve(folder) : mkdtempSync(join(tmpdir(), 'synthwire-running-'))
  mkdirSync(work, { recursive: true })
  try {
    const isAgain = process.argv.includes('--again')
    await (process.argv.includes('--proxies') ? tryAllProxies : tryAll)(work, isAgain)
  } finally {
    if (!folder) rmSync(work, { recursive: true, force: true })
  }
}

async function tryAll(work: string, isAgain: boolean): Promise<void> {
  const tell = (line: string) => console.log(`\n> ${line}`)
  const image = isAgain ? await describeImage(work) : await buildImage(work, tell)
  await step('container: no password, embedded database', () => tryContainer(image, work))
  await step('compose: a password, embedded database', () => tryCompose(image, work))
  await step('compose: the profile with a PostgreSQL of its own', async () => {
    const postgres = await startPostgres(work, 'a-database-password')
    await tryCompose(image, work, { DATABASE_URL: postgres.url }).finally(postgres.stop)
  })
  const root = join(work, 'unit')
  if (!isAgain || !isInstalled(root)) await installUnit(root, work, tell)
  await step('systemd: the unit and what it starts', () => tryUnit(root, work))
  await tryAllProxies(work, isAgain)
  console.log('\nAll of it runs.')
}

async function tryAllProxies(work: string, isAgain: boolean): Promise<void> {
  const root = join(work, 'proxies')
  if (!isAgain) await installProxies(root, work)
  await step('proxies: a hub below a path', () => tryProxies(root))
  await step('proxies: apps and sites', () => trySiteProxies(root))
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  console.log(`\n${name} …`)
  await work()
  console.log(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`)
}

function whatIsLacking(): string | null {
  if (process.platform !== 'linux') return 'this needs Linux.'
  if (process.getuid?.() !== 0) return 'this needs root, to mount and to change root.'
  const missing = TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length > 0) return `these tools are missing: ${missing.join(', ')}.`
  const { status } = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true'])
  return status === 0 ? null : 'namespaces cannot be made here.'
}
