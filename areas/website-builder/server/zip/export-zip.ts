import { Readable } from 'node:stream'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { isText } from '#server/web/pages/compress-replies.ts'
import { streamZip, type ZippedFile } from '#server/zip/stream-zip.ts'
import type { MediaFile } from '../media/site-media.ts'
import { readMediaFile } from '../media/video-reply.ts'
import { hasNews } from '../../drawing/news/news-places.ts'
import { drawAll } from '../publishing/draw-files.ts'
import { readSite } from '../publishing/read-site.ts'
import { pathOfFile } from '../publishing/site-layout.ts'
import { demandSite, type Owned } from '../rows/site-rows.ts'
import { storyFiles } from './story-files.ts'

/**
 * Serves the drafts of a site as a zip file whose pages work from a folder. Links lead to files,
 * contact and booking forms are replaced by a mail address, and newsletter forms are left out.
 */
export const siteZip: ReaderRoute = {
  who: 'reader',
  path: '/website-builder/sites/:site/files.zip',
  async answer(tools, { params: { site: id = '' }, readerId }) {
    const of = { db: tools.db, readerId }
    const { name } = await demandSite(of, id)
    const { site, media } = await readSite(of, id, { origin: null, now: tools.now() })
    const stories = await storyFiles(tools, site, { siteId: id, readerId })
    const files = drawAll(site, 'files').map(({ path, type, body }) => ({
      path,
      content: Buffer.from(
        stories && typeof body === 'string' && hasNews(body)
          ? stories.fill(pathOfFile(path), body)
          : (body as Uint8Array),
      ),
      isPacked: !isText(type),
    }))
    const fileName = `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').trim() || 'site'}.zip`
    return {
      type: 'application/zip',
      body: Readable.from(
        streamZip(withMedia(of, withStories(files, stories), media.used()), tools.now()),
        {
          objectMode: false,
        },
      ),
      headers: {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'cache-control': 'no-store',
      },
    }
  },
}

/**
 * Adds stories one at a time, because there may be many. A page of the site with the same path
 * takes precedence.
 */
function* withStories(
  files: readonly ZippedFile[],
  stories: Awaited<ReturnType<typeof storyFiles>>,
): Generator<ZippedFile> {
  yield* files
  const taken = new Set(files.map(({ path }) => path))
  for (const file of stories?.files() ?? []) if (!taken.has(file.path)) yield file
}

/** Adds pictures and videos one at a time, because together they may be larger than the memory. */
async function* withMedia(
  of: Owned,
  files: Iterable<ZippedFile>,
  media: readonly MediaFile[],
): AsyncGenerator<ZippedFile> {
  yield* files
  for (const file of media)
    yield { path: file.path, content: await readMediaFile(of, file), isPacked: true }
}
