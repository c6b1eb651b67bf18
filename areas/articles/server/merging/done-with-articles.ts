import { raw } from 'sql-template-tag'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { rowsOf, wasThere, type Hanging, type Pair } from './hanging.ts'

/**
 * A kind of action on an article by readers or their rules. Each action is a row of one reader,
 * with its time.
 */
interface Done {
  table: string
  /** The key under which a correction stores the rows. */
  key: string
  /** The column with the time of the action. */
  at: string
  /** The column that distinguishes several kinds of rows in a table. */
  what?: string
  /** True if the action protects an article from deletion, so that no row may be lost. */
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

/**
 * Moves actions to the other article. If both articles have one, a reader's own action takes
 * precedence over a rule's.
 */
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
 * Copies actions on an article to a part that was split off later: saves always, other actions of a
 * reader if an entry of the part was already stored then. Rules are applied to the part themselves.
 */
async function part(db: Database, { from, into }: Pair, kind: Done): Promise<void> {
  const { isKept = false, table, at } = kind
  // The batch is copied, so that articles marked as read together are also marked as unread
  // together.
  const columns = table === 'article_reads' ? sql`${raw(at)}, batch` : columnsOf(kind)
  await db.run(sql`
    insert into ${raw(table)} (reader_id, article_id, rule_id, ${columns})
    select reader_id, ${into}, rule_id, ${columns} from ${raw(table)}
    where article_id = ${from} and (${isKept} or rule_id is null and ${wasThere(into, at)})
    on conflict do nothing`)
}

/**
 * Moves a row back as it is now. If both articles had a row, the first article gets its former row
 * again.
 */
async function giveBack(db: Database, { from, into }: Pair, kept: Sql, kind: Done): Promise<void> {
  const table = raw(kind.table)
  const at = raw(kind.at)
  const columns = columnsOf(kind)
  const rows = sql`jsonb_array_elements(${kept}) as kept
    cross join lateral jsonb_populate_record(null::${table}, kept) as row`
  // Rows are recognized by their time, which later actions of readers would have changed. They are
  // deleted and inserted instead of updated, so that the triggers of topics run for both articles.
  await db.run(sql`
    with gone as (
      delete from ${table} as own using ${rows}
      where own.article_id = ${into} and own.reader_id = row.reader_id and own.${at} = row.${at}
        and coalesce(kept->>'is_only', 'true') = 'true'
      returning own.*
    )
    insert into ${table} (reader_id, article_id, rule_id, ${columns})
    select reader_id, ${from}, rule_id, ${columns} from gone`)
  // A rule's action is not restored if the rule was undone in the meantime.
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
