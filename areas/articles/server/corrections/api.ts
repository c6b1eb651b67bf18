import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Correction, type joining } from '../../contracts/corrections.ts'
import type { Article, Moment } from '../../contract.ts'
import { listAlike, searchHeadlines } from '../search/search-articles.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { moveEntry, partArticles, splitEntry, uniteArticles } from './correct.ts'
import { currentId } from '../reading/article-aliases.ts'
import { findArticle } from './correcting.ts'
import { readThreshold, setThreshold } from '../joining/threshold.ts'
import { undoCorrection } from './undo-correction.ts'

const CORRECTIONS_SHOWN = 50
const TARGETS_SHOWN = 8

/** Readers' corrections of joining, which apply to everybody who reads the article. */
export function serverJoining(tools: Desk): Api<typeof joining> {
  const { db, readerId } = tools
  // The desk of all readers, because they share the contents of articles.
  const who = { tools: tools.world, readerId }
  const scope = (): ArticleScope => ({ db, readerId, now: tools.now() })

  return {
    async listCorrections({ article }) {
      return db.many(
        Correction,
        sql`select * from (
              select id, kind, is_by_meaning, title, made_at as time, ${currentId(sql`from_article`)} as was,
                ${currentId(sql`into_article`)} = ${currentId(article)} as is_into
              from join_corrections where reader_id = ${readerId}
            ) as correction
            where is_into or was = ${currentId(article)}
            order by id desc limit ${CORRECTIONS_SHOWN}`,
      )
    },

    async listTargets({ article, search }) {
      const { id } = await findArticle(db, readerId, article)
      const found =
        search.trim() === ''
          ? await listAlike(scope(), id, TARGETS_SHOWN)
          : await searchHeadlines(scope(), search, 'year')
      return found
        .filter((other) => other.id !== id)
        .slice(0, TARGETS_SHOWN)
        .map(momentOf)
    },

    async splitEntry(asked) {
      return splitEntry(who, asked)
    },

    async moveEntry(asked) {
      return moveEntry(who, asked)
    },

    async mergeArticles(asked) {
      return uniteArticles(who, asked)
    },

    async partArticles(asked) {
      await partArticles(who, asked)
    },

    async undoCorrection({ correction }) {
      return undoCorrection(who, correction)
    },

    async getThreshold() {
      return { joinAt: await readThreshold(db) }
    },

    async setThreshold({ joinAt }) {
      await setThreshold(tools.world, joinAt)
    },
  }
}

function momentOf({ id, title, publishedTime, sourceCount }: Article): Moment {
  return { id, title, time: publishedTime, sourceCount }
}
