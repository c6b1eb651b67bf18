import * as z from 'zod/mini'
import type { DocumentRoute } from '#server/area.ts'
import { sql } from '#server/tools.ts'
import { pictureOf } from './picture-address.ts'
import { showPicture } from './show-picture.ts'

/** Wide enough for the head of an article. */
const ARTICLE_WIDTH_PX = 1440

/** An entry's picture by way of this server, so that no page of ours asks a third party for it. */
export const entryPicture: DocumentRoute = {
  path: '/images/:entry',
  async answer(tools, { params }) {
    const entry = Number(params['entry'])
    if (!Number.isSafeInteger(entry) || entry < 1) return null
    const known = await tools.db.maybe(
      z.object({ image: z.string() }),
      sql`select image from entries where id = ${entry} and image is not null`,
    )
    return known && showPicture(tools, known.image, ARTICLE_WIDTH_PX)
  },
}

/** A picture inside a text, under an address that this hub has signed. */
export const signedPicture: DocumentRoute = {
  path: '/pictures/:width/:signature/*',
  async answer(tools, { params }) {
    const { width = '', signature = '', '*': named = '' } = params
    const picture = pictureOf(tools.secrets, { width, signature, named })
    return picture && showPicture(tools, picture.address, picture.widthPx)
  },
}
