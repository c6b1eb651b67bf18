import * as z from 'zod/mini'
import { sql, type Database } from '../tools.ts'
import type { ArchivePart } from './archive-part.ts'

const Table = z.object({
  name: z.string(),
  /** Columns whose values are stored; generated columns are left out. */
  columns: z.array(z.string()),
  /** The type of each column, as PostgreSQL names it. */
  types: z.record(z.string(), z.string()),
  /** Columns that cannot be null. */
  required: z.array(z.string()),
  identity: z.nullable(z.string()),
  parents: z.array(z.string()),
})
export type Table = z.infer<typeof Table>

/**
 * Tables that stay out of archives, such as those about access and deliveries, and computed ones.
 */
const OF_OWN_DOOR = [
  'migrations',
  'sign_in_tries',
  'sessions',
  'api_tokens',
  'reader_clients',
  'sessions_ended',
  'writes_done',
  'decisions',
  'webhooks',
  'actions_known',
  'newsroom_podcasts',
  'hubs_shares',
  'app_studio_links',
  'app_studio_previews',
  'app_studio_tokens',
  'app_studio_clearings',
  'app_studio_cleared_data',
  'website_previews',
  'website_domains',
  'website_hour_counts',
  'notifications_mail_servers',
  'outbox_messages',
  'files_uploads',
  'connections_tokens',
  'automation_secrets',
  'automation_deliveries',
  'automation_visits',
  'profiles_posts',
  'figures_sums',
  // Databases of older versions still have the next two tables.
  'webhooks_deliveries',
  'webhooks_articles',
  'notifications_deliveries',
  'notifications_unsubscribed',
  'notifications_devices',
  'notifications_ntfy',
  'notifications_push_key',
  'newcomers',
  'reader_passwords',
  'passkeys',
  'reader_identities',
  'invitations',
  'used_challenges',
  'folder_days',
  'folder_days_changed',
  'hubs_articles',
]

/** Lists all tables but these, each after the tables that it refers to. */
export async function listTables(db: Database): Promise<Table[]> {
  const tables = await db.many(
    Table,
    sql`select relname as name,
          array(select attname::text from pg_attribute where attrelid = pg_class.oid
            and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
          (select jsonb_object_agg(attname::text, format_type(atttypid, null)) from pg_attribute
            where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as types,
          array(select attname::text from pg_attribute where attrelid = pg_class.oid
            and attnum > 0 and not attisdropped and attnotnull) as required,
          (select attname::text from pg_attribute where attrelid = pg_class.oid
            and attnum > 0 and not attisdropped and attidentity <> '' limit 1) as identity,
          array(select parent.relname::text from pg_constraint join pg_class as parent on parent.oid = confrelid
            where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as parents
        from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and not relname = any(${OF_OWN_DOOR})
        order by relname`,
  )
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const placed = new Set(ordered.map(({ name }) => name))
    const next = tables.filter(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    )
    if (next.length === 0) throw new Error('Tables refer to one another in a circle')
    ordered.push(...next)
  }
  return ordered
}

/** Lists the tables that areas put into archives; the others belong to this machine. */
export async function listArchived(db: Database, parts: ArchivePart[]): Promise<Table[]> {
  const names = new Set(parts.flatMap(({ tables }) => Object.keys(tables)))
  return (await listTables(db)).filter(({ name }) => names.has(name))
}

export async function listMigrations(db: Database): Promise<string[]> {
  const rows = await db.many(
    z.object({ name: z.string() }),
    sql`select name from migrations order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Quotes a name from the catalog for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
