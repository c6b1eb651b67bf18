import { raw } from 'sql-template-tag'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { rowsOf, wasThere, type Hanging, type Pair } from './hanging.ts'

/** A kind of act of readers, or of their rules, on an article. Each act is a row of one reader, with its time. */
interface Done {
  table: string
  /** The key under which a correction keeps it. */
  key: string
  /** The column with the time of the act. */
  at: string
  /** Tells the kinds of rows apart, if a table has several. */
  what?: string
  /** True if it protects an article from being deleted, so that none of its rows may get lost. */
  isKept?: boolean
}

const done: Done[] = [
  { table: 'article_reads', key: 'reads', at: 'read_at' },
  { table: 'saved_articles', key: 'saved', at: 'saved_at', isKept: true },
  { table: 'articles_put_away', key: 'away', at: 'put_away_at', what: 'state' },
]

export const doneWithArticles: Hanging[] = done.map((kind) => ({
  table: kind.table,
  carry: (db, pair) => carry(db, pair, kind),
  part: (db, pair) => part(db, pair, kind),
  back: {
    key: kind.key,
    read: (pair) => rowsOf(kind.table, pair, { isSame: sql`own.reader_id = row.reader_id` }),
    give: (db, pair, kept) => giveBack(db, pair, kept, kind),
  },
}))

/** Moves acts to the other article. If both have one, a reader's own act counts more than a rule's. */
async function carry(db: Database, { from, into }: Pair, kind: Done): Promise<void> {
  const columns = columnsOf(kind)
  const what = kind.what ? sql`, ${raw(kind.what)} = excluded.${raw(kind.what)}` : sql``
  await db.run(sql`
    insert into ${raw(kind.table)} as there (reader_id, article_id, rule_id, ${columns})
    select reader_id, ${into}, rule_id, ${columns} from ${raw(kind.table)} where article_id = ${from}
    on conflict (reader_id, article_id) do update set rule_id = null ${what}
      where excluded.rule_id is null and there.rule_id is not null`)
}

/**
 * Copies a reader's acts on an article to a part that was split off later, if an entry of the part was in the article
 * at the time. Rules examine the part themselves.
 */
async function part(db: Database, { from, into }: Pair, kind: Done): Promise<void> {
  const { isKept = false, table, at } = kind
  // Keeps the batch, so that articles marked as read together are marked unread together.
  const columns = table === 'article_reads' ? sql`${raw(at)}, batch` : columnsOf(kind)
  await db.run(sql`
    insert into ${raw(table)} (reader_id, article_id, rule_id, ${columns})
    select reader_id, ${into}, rule_id, ${columns} from ${raw(table)}
    where article_id = ${from} and (${isKept} or rule_id is null and ${wasThere(into, at)})
    on conflict do nothing`)
}

/** Moves a row back in its present form. If both articles had one, the first article gets its own row again. */
async function giveBack(db: Database, { from, into }: Pair, kept: Sql, kind: Done): Promise<void> {
  const table = raw(kind.table)
  const at = raw(kind.at)
  const columns = columnsOf(kind)
  const rows = sql`jsonb_array_elements(${kept}) as kept
    cross join lateral jsonb_populate_record(null::${table}, kept) as row`
  // The time at which the row was made tells it from later acts of readers. It is inserted instead of updated, so
  // that topics hear of both articles.
  await db.run(sql`
    with gone as (
      delete from ${table} as own using ${rows}
      where own.article_id = ${into} and own.reader_id = row.reader_id and own.${at} = row.${at}
        and coalesce(kept->>'is_only', 'true') = 'true'
      returning own.*
    )
    insert into ${table} (reader_id, article_id, rule_id, ${columns})
    select reader_id, ${from}, rule_id, ${columns} from gone`)
  // A rule's act is not repeated if it was undone meanwhile.
  await db.run(sql`
    insert into ${table} (reader_id, article_id, rule_id, ${columns})
    select row.reader_id, ${from}, rules.id, ${columns}
    from (select row.*, kept->>'is_only' as is_only from ${rows}) as row
    left join rules on rules.id = row.rule_id
    where coalesce(is_only, 'false') = 'false' and row.reader_id in (select id from readers)
      and (rules.id is null or exists (
        select 1 from rule_effects
        where rule_effects.rule_id = rules.id and article_id = ${into} and undone_at is null))
    on conflict do nothing`)
}

function columnsOf({ what, at }: Done): Sql {
  return raw(what === undefined ? at : `${what}, ${at}`)
}
