// Gets a checkout ready to run: packages as the lock file says, and a build of the present sources.
// When both are there already, this costs some milliseconds and starts no other program.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = join(root, 'dist', 'sources.sha256')
/**
 * The lock that keeps two simultaneous starts from both installing, or from writing into one build.
 */
const lock = join(root, '.preparing')

/** Folders that the build is made from; changes of tests and journeys do not affect it. */
export const sourceFolders = [
  'areas',
  'core',
  'engine',
  'feeds',
  'media',
  'platform',
  'server',
  'web',
  'scripts',
]
const isSource = (name) => !name.startsWith('.') && name !== 'e2e' && !/\.test\.\w+$/.test(name)

/** Installs and builds missing or old parts; ends the process with words if that fails. */
export function prepare() {
  if (isReady()) return
  oneAtATime(lock, installAndBuild, tellOfWaiting)
}

function tellOfWaiting() {
  tell('Another start is installing or building here; waiting for it …')
}

/** Says if the packages are installed and `dist` is built of the present sources. */
export function isReady() {
  return isInstalled() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()
}

/** Installs missing packages, for scripts that do the build themselves. */
export function install() {
  if (!isInstalled()) oneAtATime(lock, installPackages, tellOfWaiting)
}

function installPackages() {
  if (isInstalled()) return
  tell('Installing packages; this takes a minute or two …')
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  run(
    'npm',
    npm,
    'The packages could not be installed. Check that the package registry can be reached.',
  )
}

function installAndBuild() {
  installPackages()
  if (isReady()) return
  tell('Building …')
  run(process.execPath, [join('scripts', 'build', 'build.mjs')], 'The build failed.')
}

/** Remembers the sources of the build, as `hashSources` said before it began. */
export function rememberBuild(sources) {
  writeFileSync(stamp, sources)
}

/**
 * Settings that make malloc return memory to the system; the container and the systemd unit have
 * the same. They only apply when a process starts.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
/**
 * The option that limits the memory for new objects; the container and the systemd unit have the
 * same. By default, V8 takes 60 to 90 MB for them at a start and while pages are served, and keeps
 * it until the server is idle.
 */
export const YOUNG = '--max-semi-space-size=8'
const LASTING = ['start', 'web', 'worker']

/** Runs the built program in this very process, as `node dist/server/main.js ...` would. */
export async function runSynthwire(args) {
  const program = join(root, 'dist', 'server', 'main.js')
  // Replaces the program within the same process, so that the settings apply, and tools that watch
  // or end the process still work. A Node that cannot do this runs it without the settings.
  if (
    process.execve &&
    LASTING.includes(args[0]) &&
    !Object.keys(MALLOC).some((name) => process.env[name])
  ) {
    const env = { ...process.env, ...MALLOC }
    const options = [...process.execArgv, YOUNG]
    process.execve(process.execPath, [process.execPath, ...options, program, ...args], env)
  }
  process.argv = [process.execPath, program, ...args]
  await import(pathToFileURL(program).href)
}

/**
 * Compares the lock file with npm's note of what it installed, which lacks packages that the system
 * cannot use.
 */
export function isInstalled() {
  const wanted = readLock('package-lock.json')
  const installed = readLock(join('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || (installed[path] ? installed[path].version === version : optional),
  )
}

function readLock(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/**
 * Hashes contents and not times, because a clone, a copy, or switching branches and back changes
 * only the times.
 */
export function hashSources() {
  const hash = createHash('sha256').update(process.versions.modules)
  const add = (path) => hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  const rootFiles = readdirSync(root).filter(
    (name) => /\.(ts|html|json)$/.test(name) && isSource(name),
  )
  for (const name of rootFiles.toSorted()) add(name)
  for (const folder of sourceFolders) addFolder(folder)

  function addFolder(folder) {
    const items = readdirSync(join(root, folder), { withFileTypes: true })
    for (const item of items.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!isSource(item.name)) continue
      const path = `${folder}/${item.name}`
      if (item.isDirectory()) addFolder(path)
      else add(path)
    }
  }
  return hash.digest('hex')
}

function run(command, args, words) {
  // Output of these commands goes to stderr: stdout is for Synthwire itself.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(words)
}

function tell(words) {
  process.stderr.write(`${words}\n`)
}

function fail(words) {
  tell(words)
  process.exit(1)
}
