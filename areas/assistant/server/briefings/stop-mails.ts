import { deskOf, sql, type World } from '#server/tools.ts'
import { briefingList } from './send-briefing.ts'
import { tellBriefings } from './send-waiting.ts'

/**
 * Stops the mails of a briefing after its reader unsubscribed in one. If it has no other
 * destination, it is paused.
 */
export async function stopBriefingMails(
  world: World,
  { readerId, list }: { readerId: string; list: string },
): Promise<void> {
  if (!list.startsWith(briefingList(''))) return
  const id = list.slice(briefingList('').length)
  await world.db.forReader(readerId).run(sql`
    update assistant_briefings set channels = array_remove(channels, 'email'),
      is_paused = is_paused or (channels = '{email}' and piece is null)
    where id = ${id} and reader_id = ${readerId}`)
  await tellBriefings(deskOf(world, readerId))
}
