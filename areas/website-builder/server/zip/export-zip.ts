import { Readable } from 'node:stream'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { isText } from '#server/web/pages/compress-replies.ts'
import { streamZip } from '#server/zip/stream-zip.ts'
import { drawAll } from '../publishing/draw-files.ts'
import { readSite } from '../publishing/read-site.ts'
import { demandSite } from '../sites/site-rows.ts'

/** The drafts of a site as a ZIP whose pages work from a folder: links lead to files, and forms become an address. */
export const siteZip: ReaderRoute = {
  who: 'reader',
  path: '/website-builder/sites/:site/files.zip',
  async answer(tools, { params: { site: id = '' }, readerId }) {
    const of = { db: tools.db, readerId }
    const { name } = await demandSite(of, id)
    const { site } = await readSite(of, id, null)
    const files = drawAll(site, 'files').map(({ path, type, body }) => ({
      path,
      content: Buffer.from(body as Uint8Array),
      isPacked: !isText(type),
    }))
    const fileName = `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').trim() || 'site'}.zip`
    return {
      type: 'application/zip',
      body: Readable.from(streamZip(files, tools.now()), { objectMode: false }),
      headers: {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'cache-control': 'no-store',
      },
    }
  },
}
