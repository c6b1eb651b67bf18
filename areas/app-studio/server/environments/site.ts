import { endingOf } from '../build/files/paths.ts'
import type { SiteReply, SiteRequest, SiteSource } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { isText, preferredEncoding } from '#server/web/pages/compress-replies.ts'
import { typeOf } from '../preview/preview-files.ts'
import { askFunction } from './ask-function.ts'
import {
  findServed,
  packServed,
  readServed,
  type ServedBuild,
  type ServedFile,
} from '../served/served-build.ts'
import { countVisit } from './visits.ts'

/**
 * Serves environments on the second listener: the files of a build, which never change, and its
 * functions.
 */
export const environmentSites: SiteSource = {
  async find(world, called) {
    const served = 'name' in called ? await findServed(world, called.name) : null
    return (
      served && {
        needs: { isApp: true },
        answer: (request, gone) => answer(world, served, request, gone),
      }
    )
  },
}

const FUNCTIONS = '/functions/'

/** Matches file names made by the bundler, which contain a hash. */
const NAMED_BY_HASH = /^built\/[^/]+-[A-Z0-9]{8}\.[a-z0-9]+$/

async function answer(
  world: World,
  served: ServedBuild,
  request: SiteRequest,
  gone: AbortSignal,
): Promise<SiteReply> {
  const { method, path, headers } = request
  if (path.startsWith(FUNCTIONS))
    return askFunction(world, served, path.slice(FUNCTIONS.length), request, gone)
  if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'Pages can only be read.')
  const file = await readServed(world, served, 'file', pathsFor(decodeURIComponent(path.slice(1))))
  if (!file) return plainly(404, 'There is no such page.')
  const isPage = /\.html?$/i.test(file.path)
  if (isPage && method === 'GET') countVisit(world, served, request)
  const packed = await packedFor(world, served, file, headers['accept-encoding'])
  const etag = `"${file.hash.slice(0, 32)}${packed ? `-${packed.encoding}` : ''}"`
  const told = {
    ...(isPackable(file) && { vary: 'accept-encoding' }),
    'cache-control': NAMED_BY_HASH.test(file.path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag,
  }
  if (headers['if-none-match'] === etag) return { status: 304, headers: told }
  return {
    status: 200,
    headers: {
      ...told,
      'content-type': typeOf(file.path),
      ...(packed && { 'content-encoding': packed.encoding }),
    },
    body: packed?.body ?? file.body,
  }
}

/**
 * The fewest bytes of a file to compress. For smaller files the overhead is about as large as the
 * saving.
 */
const SMALLEST_BYTES = 1024
const isPackable = ({ path, bytes }: ServedFile) => bytes >= SMALLEST_BYTES && isText(typeOf(path))

/** Returns the compressed text, which is cached because it never changes; null if there is none. */
async function packedFor(
  world: World,
  served: ServedBuild,
  file: ServedFile,
  accepted: string | undefined,
) {
  const encoding = isPackable(file) ? preferredEncoding(accepted) : null
  const body = encoding && (await packServed(world, served, file, encoding))
  return body && encoding ? { body, encoding } : null
}

/**
 * Lists the files that may answer a path. A folder is answered by its index page, and a path
 * without an extension by that of the site, because the app may draw the page itself.
 */
function pathsFor(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`]
  return endingOf(path) === '' ? [path, 'index.html'] : [path]
}

function plainly(status: number, body: string): SiteReply {
  return { status, body, headers: { 'content-type': 'text/plain; charset=utf-8' } }
}
