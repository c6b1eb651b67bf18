import type { OpenDatabase } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { sql, type Database, type World } from '../tools.ts'

/** Wakes the workers of lanes in all processes, by notices of the database. */
export function openWakes(
  database: Pick<OpenDatabase, 'listen'> & Database,
): Pick<World, 'wake' | 'onWake'> {
  return {
    async wake(lane, db = database) {
      await db.run(prepared(sql`select pg_notify(${channelOf(lane)}, '')`))
    },
    // A lane is also woken if notices may have been missed.
    onWake: (lane, wake) => database.listen(channelOf(lane), wake, wake),
  }
}

function channelOf(lane: string): string {
  return `synthwire_lane_${lane}`
}
