import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { hashPassword } from '#server/access/passwords/passwords.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Desk } from '#server/tools.ts'
import { readContent } from '../../blocks/read-content.ts'
import { LOCKS } from '../../limits.ts'
import type { PageDraft, pages } from '../../contracts/pages.ts'
import { changeSite } from '../rows/change-site.ts'
import { demandSite, type Owned } from '../rows/site-rows.ts'
import { copyLock, keepLock } from '../rows/page-locks.ts'
import { asSent } from '../locks/password-in.ts'
import { compareWords } from './compare-words.ts'
import { freePath } from '../rows/free-path.ts'
import { demandPage, demandPageRoom, findPublished } from '../rows/page-rows.ts'
import { demandFreePath, insertPages, keepRedirect } from '../rows/write-page.ts'

/** The drafts of pages of a reader's sites. */
export function serverPages(desk: Desk): Api<typeof pages> {
  const { readerId, now } = desk

  const change = <T>(site: string, work: (of: Owned) => Promise<T>) => changeSite(desk, site, work)

  return {
    async getPage({ site, page }) {
      await demandSite(desk, site)
      return demandPage(desk, site, page)
    },

    async addPage({ site, title, path }) {
      return change(site, async (of) => {
        await demandPageRoom(of, site)
        await demandFreePath(of, site, path, null)
        const draft = { ...NOTHING, title, path }
        const [page] = await insertPages(of, site, [draft], now())
        return { page: page! }
      })
    },

    async savePage({ site, page, version, draft }) {
      const content = readContent(draft.content)
      return change(site, async (of) => {
        const before = await demandPage(of, site, page)
        if (before.version !== version)
          throw new Problem(
            'conflict',
            'Somebody else saved this page since you opened it. Compare both, and choose one.',
          )
        await demandFreePath(of, site, draft.path, page)
        await save(of, page, { ...draft, content }, now())
        if (before.path !== draft.path && before.publishedAt !== null)
          await keepRedirect(of, site, { page }, { from: before.path, to: draft.path })
        return { version: version + 1, editedAt: now().toISOString() }
      })
    },

    async duplicatePage({ site, page }) {
      return change(site, async (of) => {
        await demandPageRoom(of, site)
        const { title, path, ...draft } = await demandPage(of, site, page)
        const copy = {
          ...draft,
          title: `${title.slice(0, 180)} (copy)`.toWellFormed(),
          path: await freePath(of, site, path),
        }
        const [id] = await insertPages(of, site, [copy], now())
        await copyLock(of, page, id!)
        return { page: id! }
      })
    },

    async lockPage({ site, page, password: typed }) {
      const password = typed === null ? null : asSent(typed)
      if (password !== null && password.length < LOCKS.least) {
        const fault = `Use ${LOCKS.least} characters at least`
        throw new Problem('invalid', fault, { fields: { password: fault } })
      }
      const hash = password === null ? null : await hashPassword(password)
      await change(site, async (of) => {
        await demandPage(of, site, page)
        await keepLock(of, { site, page, hash, at: now() })
      })
    },

    async deletePage({ site, page }) {
      await change(site, async (of) => {
        const { path } = await demandPage(of, site, page)
        if (path === '')
          throw new Problem(
            'conflict',
            'A site needs its first page. Give another page the path "/" before you delete this one.',
          )
        await of.db.run(sql`
          update website_pages set deleted_at = ${now()} where id = ${page} and reader_id = ${readerId}`)
      })
    },

    async restorePage({ site, page }) {
      await change(site, async (of) => {
        const gone = await of.db.maybe(
          z.object({ path: z.string() }),
          sql`select path from website_pages where id = ${page} and site_id = ${site}
                and reader_id = ${readerId} and deleted_at is not null`,
        )
        if (!gone) {
          await demandPage(of, site, page)
          return
        }
        await demandPageRoom(of, site)
        const path = await freePath(of, site, gone.path)
        await of.db.run(sql`
          update website_pages set deleted_at = null, path = ${path}
          where id = ${page} and reader_id = ${readerId}`)
      })
    },

    async orderPages({ site, pages }) {
      await change(site, async ({ db }) => {
        const given = bulk(
          pages.map((id, at) => ({ id, at })),
          { id: 'text', at: 'int' },
        )
        await db.run(sql`
          update website_pages as page set place = ordered.place
          from (select page.id, row_number() over (order by row."at" nulls last, page.place) as place
            from website_pages as page left join ${given.rows} on row.id = page.id
            where page.site_id = ${site} and page.reader_id = ${readerId}) as ordered
          where ordered.id = page.id`)
      })
    },

    async comparePage({ site, page }) {
      await demandSite(desk, site)
      const draft = await demandPage(desk, site, page)
      const published = await findPublished(desk, page)
      return { lines: compareWords(published, draft) }
    },

    async revertPage({ site, page }) {
      await change(site, async (of) => {
        await demandPage(of, site, page)
        const published = await findPublished(of, page)
        if (!published) throw new Problem('conflict', 'This page is not published yet.')
        await demandFreePath(of, site, published.path, page)
        await save(of, page, published, now())
      })
    },
  }
}

const NOTHING = { description: '', isInMenu: true, sharePicture: null, content: [] }

async function save(of: Owned, page: string, draft: PageDraft, now: Date): Promise<void> {
  const { title, path, description, isInMenu, sharePicture, content } = draft
  await of.db.run(sql`
    update website_pages set title = ${title}, path = ${path}, description = ${description},
      is_in_menu = ${isInMenu}, share_picture = ${sharePicture}, content = ${JSON.stringify(content)}::jsonb,
      version = version + 1, edited_at = ${now}
    where id = ${page} and reader_id = ${of.readerId}`)
}
