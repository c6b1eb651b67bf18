import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import { readContent } from '../../blocks/read-content.ts'
import type { PostDraft, posts, PostSummary } from '../../contracts/posts.ts'
import { POSTS } from '../../limits.ts'
import { changeSite } from '../rows/change-site.ts'
import { demandSite, type Owned } from '../rows/site-rows.ts'
import { keepRedirect } from '../rows/write-page.ts'
import { demandFreePostPath, freePostPath, pathOf } from './post-paths.ts'
import { demandPost, findSummaries, toldPost } from './post-rows.ts'
import { tellPostsChanged } from '../rows/posts-changed.ts'
import { demandPostRoom, eachOnce, insertPost, storedTime, updatePost } from './write-post.ts'

/** Posts of a reader's sites. */
export function serverPosts(desk: Desk): Api<typeof posts> {
  const { readerId, now } = desk

  const change = <T>(site: string, work: (of: Owned) => Promise<T>) =>
    changeSite(desk, site, work, () => tellPostsChanged(desk, site))

  return {
    async listPosts({ site, search = '', tag, state, cursor }) {
      await demandSite(desk, site)
      const words = search.trim().toLowerCase()
      const rows = await findSummaries(
        desk,
        [
          sql`site_id = ${site}`,
          words === '' ? sql`true` : sql`position(${words} in ${searchedText}) > 0`,
          tag === undefined ? sql`true` : sql`${tag} = any(tags)`,
          state === undefined ? sql`true` : isIn(state, now()),
        ],
        readCursor(cursor),
        POSTS.listed + 1,
      )
      const shown = rows.slice(0, POSTS.listed)
      const last = rows.length > shown.length ? shown.at(-1) : undefined
      return {
        posts: shown.map((row) => toldPost(row, now())),
        next: last ? cursorAt({ publishedTime: last.placedAt, id: last.number }) : null,
      }
    },

    async listTags({ site }) {
      await demandSite(desk, site)
      const tags = await desk.db.many(
        z.object({ name: z.string(), posts: z.int() }),
        sql`select name, count(*)::int as posts from website_posts, unnest(tags) as name
            where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
            group by name order by posts desc, name`,
      )
      return { tags }
    },

    async getPost({ site, post }) {
      await demandSite(desk, site)
      return demandPost(desk, site, post, now())
    },

    async addPost({ site, title }) {
      return change(site, async (of) => {
        await demandPostRoom(of, site)
        const path = await freePostPath(of, site, pathOf(title))
        return { post: await insertPost(of, site, { ...NOTHING, title, path }, now()) }
      })
    },

    async savePost({ site, post, version, draft }) {
      const kept: PostDraft = {
        ...draft,
        content: readContent(draft.content),
        tags: eachOnce(draft.tags),
        publishedAt: storedTime(draft.publishedAt, now()),
      }
      return change(site, async (of) => {
        const before = await demandPost(of, site, post, now())
        if (before.version !== version)
          throw new Problem(
            'conflict',
            'Somebody else saved this post since you opened it. Load it again, then make your change.',
          )
        await demandFreePostPath(of, site, draft.path, post)
        await updatePost(of, post, kept, now())
        if (before.path !== draft.path && before.state === 'published')
          await keepRedirect(of, site, { post }, { from: before.path, to: draft.path })
        return { version: version + 1, editedAt: now().toISOString() }
      })
    },

    async duplicatePost({ site, post }) {
      return change(site, async (of) => {
        await demandPostRoom(of, site)
        const { title, path, ...draft } = await demandPost(of, site, post, now())
        const copy: PostDraft = {
          ...draft,
          title: `${title.slice(0, 180)} (copy)`.toWellFormed(),
          path: await freePostPath(of, site, path),
          publishedAt: null,
        }
        return { post: await insertPost(of, site, copy, now()) }
      })
    },

    async deletePost({ site, post }) {
      await change(site, async (of) => {
        await demandPost(of, site, post, now())
        await of.db.run(sql`
          update website_posts set deleted_at = ${now()}, is_waiting = false
          where id = ${post} and reader_id = ${readerId}`)
      })
    },

    async restorePost({ site, post }) {
      await change(site, async (of) => {
        const gone = await of.db.maybe(
          z.object({ path: z.string() }),
          sql`select path from website_posts where id = ${post} and site_id = ${site}
                and reader_id = ${readerId} and deleted_at is not null`,
        )
        if (!gone) {
          await demandPost(of, site, post, now())
          return
        }
        await demandPostRoom(of, site)
        const path = await freePostPath(of, site, gone.path)
        await of.db.run(sql`
          update website_posts set deleted_at = null, path = ${path}, is_waiting = coalesce(published_at > ${now()}, false)
          where id = ${post} and reader_id = ${readerId}`)
      })
    },
  }
}

const NOTHING = {
  ...{ description: '', author: '', tags: [], sharePicture: null, content: [] },
  ...{ language: null, publishedAt: null },
}

const searchedText = sql`lower(concat_ws(' ', title, description, author))`

function isIn(state: PostSummary['state'], now: Date): Sql {
  if (state === 'draft') return sql`published_at is null`
  return state === 'scheduled' ? sql`published_at > ${now}` : sql`published_at <= ${now}`
}
