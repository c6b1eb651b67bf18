import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'
import { NotificationSettings } from '../../contracts/channels.ts'
import { notificationKinds, type NotificationChannel } from '../../notification-kinds.ts'

const PER_HOUR = 3

/** The panel shows everything; what interrupts is what a reader asked for by hand. */
export const firstSettings: NotificationSettings = {
  routes: [
    ...notificationKinds.map((kind) => ({ kind, channel: 'panel' as const })),
    ...(['breaking', 'topic', 'rule', 'generation'] as const).flatMap((kind) =>
      (['push', 'ntfy'] as const).map((channel) => ({ kind, channel })),
    ),
  ],
  quiet: null,
  zone: 'UTC',
  perHour: PER_HOUR,
}

export async function readSettings(db: Database, readerId: string): Promise<NotificationSettings> {
  const row = await db.maybe(
    z.object({ settings: z.partial(NotificationSettings) }),
    sql`select settings from notifications_settings where reader_id = ${readerId}`,
  )
  return { ...firstSettings, ...row?.settings }
}

/** What waits is looked at again at once: quiet hours may have another end now. */
export async function saveSettings(
  db: Database,
  readerId: string,
  changes: Partial<NotificationSettings>,
  now: Date,
): Promise<void> {
  if (changes.zone !== undefined && !isZone(changes.zone))
    throw new Problem('invalid', 'Choose a time zone, such as Europe/Lisbon.')
  await db.transaction(async (db) => {
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const settings = { ...(await readSettings(db, readerId)), ...changes }
    await db.run(sql`
      insert into notifications_settings (reader_id, settings)
      values (${readerId}, ${JSON.stringify(settings)}::jsonb)
      on conflict (reader_id) do update set settings = excluded.settings`)
    await db.run(sql`
      update notifications_held set until = ${now} where reader_id = ${readerId} and until > ${now}`)
  })
}

/** Where something of these kinds goes. */
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
