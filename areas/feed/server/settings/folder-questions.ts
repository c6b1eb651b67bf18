import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { keywordQuestion } from '#engine/search/search-question.ts'
import { fileAgain, lockFiling } from '#areas/articles/server/lends/folders.ts'
import type { HeldQuestions } from '#areas/articles/server/lends/search.ts'

const Folder = z.object({
  readerId: z.string(),
  folder: z.string(),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
})

/** The keywords of folders as stored queries, which are compared with new articles. */
export const folderQuestions: HeldQuestions = {
  async rewrite({ db }) {
    await db.transaction(async (db) => {
      await lockFiling(db)
      const folders = await db.many(
        Folder,
        sql`select reader_id, folder, include_keywords, exclude_keywords from folder_settings
            where includes is not null or excludes is not null`,
      )
      for (const { readerId, folder, includeKeywords, excludeKeywords } of folders)
        await db.run(sql`
          update folder_settings set includes = ${questionOf(includeKeywords)}::tsquery,
            excludes = ${questionOf(excludeKeywords)}::tsquery
          where reader_id = ${readerId} and folder = ${folder}`)
    })
  },

  async findAgain({ db }) {
    const readers = await db.many(
      z.object({ readerId: z.string() }),
      sql`select distinct reader_id from folder_settings where includes is not null or excludes is not null`,
    )
    for (const { readerId } of readers)
      await db.transaction(async (db) => {
        await lockFiling(db)
        await fileAgain(db, readerId)
      })
  },
}

/** A query for any of the keywords, each as a phrase; null if there are none. */
export function questionOf(keywords: readonly string[]): string | null {
  return keywords.length === 0 ? null : keywordQuestion(keywords)
}
