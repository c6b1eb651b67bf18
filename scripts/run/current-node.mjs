// Makes sure that the following code runs on a Node as new as package.json requires: the current
// one, or else a downloaded one. It is written for Node 18, because older versions run this file.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fetchNode } from './fetch-node.mjs'

const LOOK_FOR_PARENT_EVERY_MS = 500

/**
 * Does nothing if this Node is new enough. Otherwise, the same program runs on another Node, and
 * this process ends when that program does.
 */
export async function continueOnCurrentNode(version = process.versions.node) {
  const node = findCurrentNode(version)
  if (node === process.execPath) return
  process.exit(await runInstead(node, [...process.execArgv, ...process.argv.slice(1)]))
}

/**
 * Finds or downloads a Node that is new enough; programs started by this process use the same one.
 * Ends the process if there is none.
 */
export function findCurrentNode(version = process.versions.node) {
  const { engines } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const wanted = engines.node.replace('>=', '')
  const node = isAsNew(version, wanted) ? process.execPath : fetchOrFail(version, wanted)
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  return node
}

function isAsNew(version, wanted) {
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

function fetchOrFail(version, wanted) {
  try {
    return fetchNode(`Synthwire needs Node ${wanted} or newer; this is ${version}.`)
  } catch (error) {
    process.stderr.write(
      `Synthwire needs Node ${wanted} or newer; this is ${version}. ${error.message}\n` +
        `Install Node ${wanted} or newer yourself: https://nodejs.org\n`,
    )
    process.exit(1)
  }
}

/** Runs a program in place of this one: in the same terminal, with the same signals. Resolves to its exit code. */
export function runInstead(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  if (process.stdin.isTTY) process.on('SIGHUP', pass)
  // When npm is told to end, it ends its shell, but the shell does not tell this process. So the
  // parent process is watched.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || pass('SIGTERM'), LOOK_FOR_PARENT_EVERY_MS).unref()
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
