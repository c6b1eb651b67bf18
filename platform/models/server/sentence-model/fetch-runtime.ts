import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  access,
  constants,
  copyFile,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { SENTENCES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { RUNTIME, RUNTIME_FILES, RUNTIME_PACKAGE } from './runtime-files.ts'

const PACKED_IN = 'package/dist'

/**
 * Returns the folder of the runtime below `folder`, and fetches the runtime if it is missing: from
 * `offline`, a folder that may hold its package, or else by npm. The folder only appears when it is
 * complete. Fails with a `Problem`.
 */
export async function fetchRuntime(
  folder: string,
  { offline, signal }: { offline?: string | undefined; signal: AbortSignal },
): Promise<string> {
  const kept = join(folder, `runtime-${RUNTIME.version}`)
  if (existsSync(kept)) return kept
  const aside = `${kept}.${process.pid}.aside`
  await rm(aside, { recursive: true, force: true })
  await mkdir(join(aside, 'files'), { recursive: true })
  try {
    const packed = join(aside, RUNTIME_PACKAGE)
    const given = offline === undefined ? null : join(offline, RUNTIME_PACKAGE)
    if (given !== null && existsSync(given)) await copyFile(given, packed)
    else await packByNpm(aside, signal, await hasHome())
    await unpack(packed, join(aside, 'files'))
    await rename(join(aside, 'files'), kept)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return kept
}

/**
 * Says if npm can use its usual cache; a service may only be allowed to write to its data folder.
 */
async function hasHome(): Promise<boolean> {
  return access(homedir(), constants.W_OK).then(
    () => true,
    () => false,
  )
}

/** Downloads only the package, without its dependencies and without running its scripts. */
function packByNpm(into: string, signal: AbortSignal, hasHome: boolean): Promise<void> {
  const words = [
    'pack',
    `${RUNTIME.name}@${RUNTIME.version}`,
    '--ignore-scripts',
    '--prefer-offline',
  ]
  const patience = ['--fetch-retries=2', '--fetch-retry-maxtimeout=10000', '--fetch-timeout=60000']
  // If the usual cache is not writable, npm gets a temporary one.
  const cache = hasHome ? [] : ['--cache', join(into, 'cache')]
  const child = spawn('npm', [...words, ...patience, ...cache], {
    cwd: into,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    signal,
    killSignal: 'SIGKILL',
    timeout: SENTENCES.fetchMs,
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? withoutNpm() : error)
    })
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(signal.aborted ? signal.reason : notFetched())
    })
  })
}

function withoutNpm(): Problem {
  return new Problem(
    'unavailable',
    `The runtime is fetched by npm, which is not on this machine. Install npm, or set the model up from a folder that holds ${RUNTIME_PACKAGE}, too.`,
  )
}

function notFetched(): Problem {
  return new Problem(
    'unavailable',
    `npm could not fetch ${RUNTIME.name} ${RUNTIME.version}. Is the package registry within reach? Or set the model up from a folder that holds ${RUNTIME_PACKAGE}, too.`,
  )
}

async function unpack(packed: string, into: string): Promise<void> {
  const { size } = await stat(packed).catch(() => {
    throw notFetched()
  })
  const bytes = size > SENTENCES.runtimePackedBytes ? null : await readFile(packed)
  const sum = bytes && `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  if (sum !== RUNTIME.integrity) {
    throw new Problem(
      'invalid',
      `${RUNTIME_PACKAGE} is not the runtime that was tried: its checksum is another. Nothing of it was kept.`,
    )
  }
  const wanted = new Set(RUNTIME_FILES.map((name) => `${PACKED_IN}/${name}`))
  const files = extract()
  const unpacked = pipeline(Readable.from([bytes!]), createGunzip(), files)
  for await (const entry of files) {
    const { name, size: entrySize = 0 } = entry.header
    if (wanted.has(name) && entrySize <= SENTENCES.runtimeBytes) {
      await writeFile(join(into, basename(name)), entry)
    } else entry.resume()
  }
  await unpacked
}
