import { Readable } from 'node:stream'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { isText } from '#server/web/pages/compress-replies.ts'
import { streamZip, type ZippedFile } from '#server/zip/stream-zip.ts'
import type { MediaFile } from '../media/site-media.ts'
import { readMediaFile } from '../media/video-reply.ts'
import { drawAll } from '../publishing/draw-files.ts'
import { readSite } from '../publishing/read-site.ts'
import { demandSite, type Owned } from '../rows/site-rows.ts'

/** The drafts of a site as a ZIP whose pages work from a folder: links lead to files, and forms become an address. */
export const siteZip: ReaderRoute = {
  who: 'reader',
  path: '/website-builder/sites/:site/files.zip',
  async answer(tools, { params: { site: id = '' }, readerId }) {
    const of = { db: tools.db, readerId }
    const { name } = await demandSite(of, id)
    const { site, media } = await readSite(of, id, { origin: null, now: tools.now() })
    const files = drawAll(site, 'files').map(({ path, type, body }) => ({
      path,
      content: Buffer.from(body as Uint8Array),
      isPacked: !isText(type),
    }))
    const fileName = `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').trim() || 'site'}.zip`
    return {
      type: 'application/zip',
      body: Readable.from(streamZip(withMedia(of, files, media.used()), tools.now()), {
        objectMode: false,
      }),
      headers: {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'cache-control': 'no-store',
      },
    }
  },
}

/** Pictures and videos are read one by one, as they may be larger together than there is memory. */
async function* withMedia(
  of: Owned,
  files: readonly ZippedFile[],
  media: readonly MediaFile[],
): AsyncGenerator<ZippedFile> {
  yield* files
  for (const file of media)
    yield { path: file.path, content: await readMediaFile(of, file), isPacked: true }
}
