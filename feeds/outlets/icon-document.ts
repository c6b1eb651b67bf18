import * as z from 'zod/mini'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sql } from '#server/tools.ts'

const KEPT_SECONDS = 365 * 24 * 3600

/** The icon of an outlet at an address with its hash, so that a new icon has a new address. */
export const iconDocument: ReaderRoute = {
  who: 'reader',
  path: '/outlet-icons/:hash/:px',
  async answer({ db }, { params }) {
    const { hash = '', px } = params
    if (!/^[\w-]{43}$/.test(hash) || (px !== '32' && px !== '64')) return null
    const icon = await db.maybe(
      z.object({ body: z.instanceof(Uint8Array) }),
      sql`select case when ${px} = '32' then small else large end as body
          from outlet_icons where hash = ${hash} limit 1`,
    )
    if (!icon) return null
    return {
      type: 'image/png',
      body: icon.body,
      headers: { 'cache-control': `private, max-age=${KEPT_SECONDS}, immutable` },
    }
  },
}
