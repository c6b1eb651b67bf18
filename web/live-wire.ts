import { followChanges } from './asking/change-stream.ts'
import type { Door } from './place/doors.ts'
import { serverAsk } from './asking/server-ask.ts'
import { readStart } from './start.ts'

/** What passes between a live page and its server. */
export function liveWire(): Pick<Door, 'ask' | 'follow'> {
  return { ask: serverAsk(), follow: (onChange) => followChanges(onChange, readStart()?.now) }
}
