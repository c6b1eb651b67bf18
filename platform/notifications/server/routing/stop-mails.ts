import type { World } from '#server/tools.ts'
import { NOTIFICATIONS_LIST } from './queue-to-channel.ts'
import { readSettings, saveSettings } from './settings.ts'

/** Switches off email for all kinds after a reader unsubscribed in a mail. */
export async function stopMails(
  world: World,
  { readerId, list }: { readerId: string; list: string },
): Promise<void> {
  if (list !== NOTIFICATIONS_LIST) return
  const asked = { ...world, db: world.db.forReader(readerId) }
  const { routes } = await readSettings(asked, readerId)
  const others = routes.filter(({ channel }) => channel !== 'email')
  await saveSettings(asked, readerId, { routes: others }, world.now())
}
