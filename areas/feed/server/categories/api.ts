import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { fileAgain, lockFiling } from '#areas/articles/server/lends/folders.ts'
import {
  MOST_OWN_CATEGORIES,
  type categories,
  type categoryEditor,
  type ReaderCategory,
} from '../../contracts/categories.ts'
import { moveArticle } from './move-article.ts'
import { ownId, readCategories } from './read-categories.ts'

export function serverCategories({ db, readerId }: Desk): Api<typeof categories> {
  return { listCategories: async () => readCategories(db, readerId) }
}

/** The reader's changes of the categories. */
export function serverCategoryEditor(tools: Desk): Api<typeof categoryEditor> {
  const { db, readerId, announce } = tools

  /**
   * Stores a row for each category and makes a change, while no article is filed. Open screens then
   * read the lists again.
   */
  async function change(work: (db: Database, known: ReaderCategory[]) => Promise<void>) {
    await db.transaction(async (db) => {
      await lockFiling(db)
      const known = await readCategories(db, readerId)
      const rows = known.map(({ id, name, hue }, place) => ({ id, name, hue, place }))
      const given = bulk(rows, { id: 'text', name: 'text', hue: 'text', place: 'int' })
      await db.run(sql`
        insert into reader_categories (reader_id, ${given.names})
        select ${readerId}, ${given.names} from ${given.rows}
        on conflict do nothing`)
      await work(db, known)
    })
    await announce({ area: 'articles' })
  }

  return {
    async saveCategory({ id: changed, name, hue }) {
      const id = changed ?? ownId(newId('category'))
      await change(async (db, known) => {
        if (changed) find(known, changed)
        else if (known.filter(({ isOwn }) => isOwn).length >= MOST_OWN_CATEGORIES)
          throw new Problem(
            'conflict',
            `You can have ${MOST_OWN_CATEGORIES} categories of your own.`,
          )
        refuseTwice(known, id, name)
        await db.run(sql`insert into reader_categories (reader_id, id, name, hue, place)
          values (${readerId}, ${id}, ${name}, ${hue}, ${known.length})
          on conflict (reader_id, id) do update set name = excluded.name, hue = excluded.hue`)
      })
      return find(await readCategories(db, readerId), id)
    },

    async arrangeCategories({ ids }) {
      await change(async (db, known) => {
        // A category that was added meanwhile goes to the end.
        const listed = ids.filter((id) => known.some((one) => one.id === id))
        const others = known.map(({ id }) => id).filter((id) => !listed.includes(id))
        await db.run(sql`update reader_categories set place = array_position(${[...listed, ...others]}::text[], id)
          where reader_id = ${readerId} and removed_at is null`)
      })
    },

    async hideCategory({ id, isHidden }) {
      await change(async (db, known) => {
        find(known, id)
        await db.run(sql`update reader_categories set is_hidden = ${isHidden}
          where reader_id = ${readerId} and id = ${id}`)
      })
    },

    async removeCategory({ id }) {
      await change(async (db, known) => {
        if (!find(known, id).isOwn)
          throw new Problem(
            'invalid',
            'Only your own categories can be deleted. Hide this one instead.',
          )
        await db.run(sql`
          with moved as (delete from article_moves
            where reader_id = ${readerId} and category = ${id} returning article_id, rule_id)
          update reader_categories set removed_at = ${tools.now()},
            removed_examples = array(select article_id from moved where rule_id is null)
          where reader_id = ${readerId} and id = ${id}`)
        await fileAgain(db, readerId)
      })
    },

    async restoreCategory({ id }) {
      await change(async (db, known) => {
        const gone = await db.maybe(
          Removed,
          sql`select name from reader_categories
              where reader_id = ${readerId} and id = ${id} and removed_at is not null`,
        )
        if (!gone) throw new Problem('not-found', 'That category is not deleted.')
        refuseTwice(known, id, gone.name)
        await db.run(sql`
          insert into article_moves (reader_id, article_id, category)
          select ${readerId}, articles.id, ${id} from reader_categories as gone
            join articles on articles.id = any(gone.removed_examples)
            where gone.reader_id = ${readerId} and gone.id = ${id}
          on conflict do nothing`)
        await db.run(sql`update reader_categories set removed_at = null, removed_examples = null
          where reader_id = ${readerId} and id = ${id}`)
        await fileAgain(db, readerId)
      })
    },

    async moveArticle({ article, category }) {
      let before: string | null = null
      await change(async (db, known) => {
        if (category !== null) find(known, category)
        before = await moveArticle(db, readerId, article, category)
        await fileAgain(db, readerId)
      })
      return { before }
    },
  }
}

const Removed = z.object({ name: z.string() })

function find(known: readonly ReaderCategory[], id: string): ReaderCategory {
  const found = known.find((one) => one.id === id)
  if (!found) throw new Problem('not-found', 'That category no longer exists.')
  return found
}

function refuseTwice(known: readonly ReaderCategory[], id: string, name: string): void {
  const same = (one: ReaderCategory) => one.name.toLowerCase() === name.toLowerCase()
  if (known.some((one) => one.id !== id && same(one)) || name.toLowerCase() === 'breaking')
    throw new Problem('conflict', `There is already a category “${name}”.`)
}
