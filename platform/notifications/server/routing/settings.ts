import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { INPUT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { line, list } from '#core/words.ts'
import { sql, type Tools } from '#server/tools.ts'
import { NotificationSettings } from '../../contracts/channels.ts'
import { MOST_KINDS, type NotificationChannel } from '#platform/notification-kinds.ts'
import { checkKinds, kindsOf } from '../notification-parts.ts'

const PER_HOUR = 3

/** The kinds that existed before settings stored the known kinds. */
const FIRST_KINDS = ['breaking', 'topic', 'rule', 'saved', 'generation', 'source', 'hub']

/** Settings as they are stored in a row. */
export const StoredSettings = z.partial(
  z.extend(NotificationSettings, {
    /**
     * The kinds that existed when the routes were saved; all other kinds use their default routes.
     */
    kinds: list(line(INPUT.nameCharacters), MOST_KINDS),
  }),
)

type Asked = Pick<Tools, 'db' | 'extensions'>

/** Reads a reader's settings, completed with the areas' defaults. */
export async function readSettings(
  { db, extensions }: Asked,
  readerId: string,
): Promise<NotificationSettings> {
  const row = await db.maybe(
    z.object({ settings: StoredSettings }),
    sql`select settings from notifications_settings where reader_id = ${readerId}`,
  )
  const { routes, kinds: chosen = routes ? FIRST_KINDS : [], ...rest } = row?.settings ?? {}
  const kinds = kindsOf(extensions)
  const first = kinds
    .filter(({ id }) => !chosen.includes(id))
    .flatMap(({ id, routes }) => routes.map((channel) => ({ kind: id, channel })))
  const own = routes?.filter(({ kind }) => kinds.some(({ id }) => id === kind)) ?? []
  return {
    ...{ quiet: null, zone: 'UTC', perHour: PER_HOUR, perDay: null, ...rest },
    routes: [...own, ...first],
  }
}

/**
 * Saves settings, and makes held notifications due for a check, because the quiet hours may now end
 * at another time.
 */
export async function saveSettings(
  { db, extensions }: Asked,
  readerId: string,
  changes: Partial<NotificationSettings>,
  now: Date,
): Promise<void> {
  if (changes.zone !== undefined && !isZone(changes.zone))
    throw new Problem('invalid', 'Choose a time zone, such as Europe/Lisbon.')
  checkKinds(extensions, changes.routes ?? [])
  const kinds = kindsOf(extensions).map(({ id }) => id)
  await db.transaction(async (db) => {
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const settings = { ...(await readSettings({ db, extensions }, readerId)), ...changes, kinds }
    await db.run(sql`
      insert into notifications_settings (reader_id, settings)
      values (${readerId}, ${JSON.stringify(settings)}::jsonb)
      on conflict (reader_id) do update set settings = excluded.settings`)
    await db.run(sql`
      update notifications_held set until = ${now} where reader_id = ${readerId} and until > ${now}`)
  })
}

/** The channels on which a notification of these kinds is sent. */
export function routesOf(
  { routes }: NotificationSettings,
  kinds: readonly string[],
): Set<NotificationChannel> {
  return new Set(routes.filter(({ kind }) => kinds.includes(kind)).map(({ channel }) => channel))
}

function isZone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
