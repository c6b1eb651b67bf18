import { raw } from 'sql-template-tag'
import { sql, type Database, type Sql } from '#server/tools.ts'
import {
  type Hanging,
  movedUnlessThere,
  type Pair,
  rowsOf,
} from '#areas/articles/server/lends/keeping.ts'

/** Actions that are stored both in `rule_effects` and as a row for the article. */
const EFFECTS = sql`did in ('read', 'save', 'archive', 'hide')`

const TRANSLATION =
  'reader_id, rule_id, language, state, basis, text, message, endpoint, model, tries, next_try_at'

/**
 * Rows of rules that follow their article when articles are merged. When a merge is undone, rows in
 * `rule_effects` go back to the first article. Tags, moves, boosts, notifications and translations
 * do not; the rules act on that article again and add them.
 */
export const leftByRules: Hanging[] = [
  {
    table: 'article_tags',
    carry: movedUnlessThere('article_tags', 'reader_id, rule_id, tag'),
    part: givenBesidesRules('article_tags', 'tag'),
  },
  {
    table: 'article_moves',
    carry: movedUnlessThere('article_moves', 'reader_id, rule_id, category'),
    part: givenBesidesRules('article_moves', 'category'),
  },
  {
    table: 'article_boosts',
    carry: movedUnlessThere('article_boosts', 'reader_id, rule_id, amount'),
    part: givenBesidesRules('article_boosts', 'amount'),
  },
  {
    table: 'article_translations',
    carry: movedUnlessThere('article_translations', TRANSLATION),
    // The new article has a different summary, so only the request for a translation is copied.
    part: givenBesidesRules('article_translations', 'language, next_try_at'),
  },
  {
    table: 'rule_effects',
    carry: movedUnlessThere('rule_effects', 'reader_id, rule_id, did, at, undone_at'),
    // An action that was undone stays undone, and a rule that notified of the article does not
    // notify again.
    async part(db, { from, into }) {
      await db.run(sql`
        insert into rule_effects (article_id, reader_id, rule_id, did, at, undone_at)
        select ${into}, reader_id, rule_id, did, at, undone_at from rule_effects
        where article_id = ${from} and (undone_at is not null or did in ('notify', 'save'))
        on conflict do nothing`)
    },
    back: {
      key: 'effects',
      read: (pair) =>
        rowsOf('rule_effects', pair, {
          isSame: sql`own.rule_id = row.rule_id and own.did = row.did`,
          isMeant: EFFECTS,
        }),
      give: giveBack,
    },
  },
]

/**
 * Copies rows by the reader to the new article. Rows by rules are not copied, because rules are
 * applied to the new article anyway.
 */
function givenBesidesRules(table: string, what: string): Hanging['part'] {
  return async (db, { from, into }) => {
    await db.run(sql`
      insert into ${raw(table)} (article_id, reader_id, ${raw(what)})
      select ${into}, reader_id, ${raw(what)} from ${raw(table)} where article_id = ${from} and rule_id is null
      on conflict do nothing`)
  }
}

async function giveBack(db: Database, { from, into }: Pair, kept: Sql): Promise<void> {
  await db.run(sql`
    with row as (
      select * from jsonb_to_recordset(${kept})
        as row (rule_id text, did text, at timestamptz, undone_at timestamptz, is_only boolean)
    ), own as (
      select own.rule_id, own.did, reader_id, row.at, coalesce(row.undone_at, own.undone_at) as undone_at, is_only
      from rule_effects as own join row using (rule_id, did) where article_id = ${into}
    ), gone as (
      delete from rule_effects using own
      where rule_effects.article_id = ${into} and rule_effects.rule_id = own.rule_id
        and rule_effects.did = own.did and is_only
    )
    insert into rule_effects (rule_id, article_id, did, reader_id, at, undone_at)
    select rule_id, ${from}, did, reader_id, at, undone_at from own on conflict do nothing`)
}
