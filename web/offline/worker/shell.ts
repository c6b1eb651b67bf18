import { wireHeaders } from '#core/wire.ts'
import { readState, writeState } from './store.ts'
import { base, here } from './scope.ts'

// scripts/build/build-worker.mjs fills these in.
declare const BUILD_VERSION: string
declare const BUILD_FILES: readonly string[]

/** The build of the screens to which this worker belongs. */
export const version = BUILD_VERSION

const PREFIX = `shell${base}-`
const EMPTY_PAGE = here('/shell')
const AT_ONCE = 4
/**
 * The number of builds whose files are kept: the current one and the previous one, whose pages may
 * still be open.
 */
const BUILDS_KEPT = 2

/**
 * Stores all files of this build, or fails; stored files are not fetched again. Until all are
 * stored, the former worker and its files stay in use.
 */
export async function installShell(): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  const missing = [EMPTY_PAGE, here('/icon.svg'), ...BUILD_FILES.map(here)]
  const one = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      const isHashed = file.startsWith(here('/assets/'))
      const known = isHashed ? await caches.match(file) : await cache.match(file)
      await cache.put(file, known ?? (await fetchFile(file)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file, { redirect: 'error', cache: 'no-cache' })
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  // The server has got another build in the meantime; the browser finds that build's worker at its
  // next check for updates.
  const build = response.headers.get(wireHeaders.build)
  if (file === EMPTY_PAGE && build !== version) throw new Error(`The hub has build ${build} now`)
  return response
}

/** Deletes the files of all builds but the newest `BUILDS_KEPT`. */
export async function dropOldShells(): Promise<void> {
  const before = (await readState('builds')) ?? []
  const builds = [version, ...before.filter((each) => each !== version)].slice(0, BUILDS_KEPT)
  await writeState('builds', builds)
  const wanted = new Set(builds.map((build) => PREFIX + build))
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !wanted.has(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Answers with a stored file of any build. Fonts for other alphabets are stored when they are first
 * shown.
 */
export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const known = await caches.match(pathname, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.ok && pathname.endsWith('.woff2')) {
    const cache = await caches.open(PREFIX + version)
    await cache.put(pathname, response.clone())
  }
  return response
}

/** A page without personal data, which loads its content by itself. */
export async function emptyPage(): Promise<Response | undefined> {
  return (await caches.open(PREFIX + version)).match(EMPTY_PAGE)
}
