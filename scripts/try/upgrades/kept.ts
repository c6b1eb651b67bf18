import type { Contents } from './hub-contents.ts'

interface Meant {
  /** The name of a table or column that changes, such as "table" or "table.column". */
  what: string
  by: string
  why: string
  /** A migration that the old database must have for this change to be intended. */
  after?: string
  /**
   * The old and the new column ("table.column") of values that must be kept; without it, the values
   * may be gone.
   */
  moves?: { from: string; to: string }
}

/**
 * Changes and removals that migrations intend. Nothing else that a reader had may differ
 * afterwards.
 */
const meant: Meant[] = [
  {
    what: 'articles.is_stale',
    by: '017-joining.sql',
    why: 'articles are looked at for copies once',
  },
  {
    what: 'reader_secrets',
    by: '032-connections.sql',
    why: 'credentials lie in one place',
    moves: { from: 'reader_secrets.sealed', to: 'connections.sealed' },
  },
  {
    what: 'ai_endpoints.key',
    by: '032-connections.sql',
    why: 'credentials lie in one place',
    moves: { from: 'ai_endpoints.key', to: 'connections.sealed' },
  },
  {
    what: 'joining.count_at',
    by: '033-one-partition.sql',
    why: 'there is one threshold, which is kept as join_at',
  },
  { what: 'joining.changes', by: '033-one-partition.sql', why: 'the window is read again' },
  {
    what: 'article_entries.is_counted',
    by: '033-one-partition.sql',
    why: 'whatever joined an article counts',
  },
  {
    what: 'articles.is_stale',
    by: '033-one-partition.sql',
    why: 'articles with more counted entries are written again',
  },
  {
    what: 'subject_lessons',
    by: '034-more-categories.sql',
    why: 'learnt again with the new categories',
  },
  { what: 'subject_learning.position', by: '034-more-categories.sql', why: 'the same' },
  {
    what: 'articles.is_stale',
    by: '034-more-categories.sql',
    why: 'the newest are filed again',
  },
  {
    what: 'feeds.request_headers',
    by: '041-headers-in-connections.sql',
    why: 'credentials lie in one place',
    moves: { from: 'feeds.request_headers', to: 'connections.sealed' },
  },
  {
    what: 'readers.role',
    by: '051-readers.sql',
    why: 'whoever was here before is the owner',
  },
  {
    what: 'feeds.private_to',
    by: '052-private-articles.sql',
    why: 'addresses with a secret are private',
  },
  {
    what: 'articles.is_stale',
    by: '073-stale-articles.sql',
    why: 'stale articles have a table of their own',
  },
  {
    what: 'article_affairs.terms',
    by: '077-affair-terms.sql',
    why: 'one text takes less room than a list',
  },
  ...[
    'article_entries',
    'join_correction_entries',
    'possible_joins',
    'article_follow_ups',
    'article_affairs',
    'learnt_names',
    'name_learning',
    'subject_lessons',
    'subject_learning',
    'trend_sightings',
    'trend_terms',
    'trend_clock',
    'joining.changes',
    'articles.is_stale',
  ].map((what) => ({
    what,
    by: '052-private-articles.sql',
    after: '051-readers.sql',
    why: 'entries that only one of two readers may see are joined anew, and what was learnt of all is learnt anew',
  })),
  {
    what: 'feeds.etag',
    by: 'episodes/004-read-again.sql',
    why: 'feeds are answered in full once, for the files of their entries',
  },
  {
    what: 'feeds.last_modified',
    by: 'episodes/004-read-again.sql',
    why: 'feeds are answered in full once, for the files of their entries',
  },
  {
    what: 'feeds.body_hash',
    by: 'episodes/004-read-again.sql',
    why: 'feeds are answered in full once, for the files of their entries',
  },
  ...['feeds.etag', 'feeds.last_modified', 'feeds.body_hash'].map((what) => ({
    what,
    by: 'episodes/007-podcasts-again.sql',
    why: 'podcasts are answered in full once, for what they say of their episodes',
  })),
  {
    what: 'notifications_deliveries',
    by: 'notifications/003-outbox.sql',
    why: 'messages of all kinds wait in one place',
    moves: { from: 'notifications_deliveries.id', to: 'outbox_messages.id' },
  },
  {
    what: 'webhooks_deliveries',
    by: 'webhooks/002-outbox.sql',
    why: 'messages of all kinds wait in one place',
    moves: { from: 'webhooks_deliveries.id', to: 'outbox_messages.id' },
  },
  { what: 'webhooks.claimed_until', by: 'webhooks/002-outbox.sql', why: 'messages are claimed' },
  {
    what: 'webhooks_articles',
    by: 'webhooks/003-known.sql',
    why: 'what listeners know is kept alike for all of them',
    moves: { from: 'webhooks_articles.words', to: 'actions_known.words' },
  },
]

const MOST_SHOWN = 300

/**
 * Finds contents that were lost in these migrations, each as a sentence. Rows are compared in the
 * columns that they had before, apart from intended changes.
 */
export function findLost(before: Contents, after: Contents, missing: readonly string[]): string[] {
  const changed = meant.filter(
    ({ by, after }) => missing.includes(by) && (after === undefined || !missing.includes(after)),
  )
  return [
    ...[...before].flatMap(([table, rows]) => findLostRows(table, rows, after, changed)),
    ...changed.flatMap((change) => findLostValues(change, before, after)),
  ]
}

function findLostRows(
  table: string,
  rows: Record<string, unknown>[],
  after: Contents,
  changed: Meant[],
): string[] {
  const isMeant = (what: string) => changed.some((change) => change.what === what)
  if (isMeant(table)) return []
  const rest = after.get(table)
  if (!rest) return [`The table ${table} is gone`]
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !isMeant(`${table}.${column}`))
  const inThese = (row: Record<string, unknown>) =>
    JSON.stringify(columns.map((column) => [column, row[column]]))
  const left = rest.map(inThese)
  const lost: string[] = []
  for (const row of rows.map(inThese)) {
    const at = left.indexOf(row)
    if (at === -1) lost.push(`${table} has no more ${row.slice(0, MOST_SHOWN)}`)
    else left.splice(at, 1)
  }
  return lost
}

/** Finds moved values that are afterwards in neither the old nor the new column. */
function findLostValues({ moves }: Meant, before: Contents, after: Contents): string[] {
  if (!moves) return []
  const there = [...valuesIn(after, moves.from), ...valuesIn(after, moves.to)]
  return valuesIn(before, moves.from)
    .filter((value) => !there.includes(value))
    .map((value) => `${moves.from} "${String(value)}" did not get to ${moves.to}`)
}

function valuesIn(contents: Contents, what: string): unknown[] {
  const [table = '', column = ''] = what.split('.')
  return (contents.get(table) ?? [])
    .map((row) => row[column])
    .filter((value) => value !== null && value !== undefined)
}
