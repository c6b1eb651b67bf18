import { followChanges } from './asking/change-stream.ts'
import { fetchCode } from './loading/fetch-code.ts'
import type { Door } from './place/doors.ts'
import { serverAsk, type OnReply } from './asking/server-ask.ts'
import { hubBase } from './place/hub-base.ts'
import { readStart } from './start.ts'

/** Connects a live page with its server. */
export function liveWire(): Pick<Door, 'ask' | 'follow'> {
  const base = hubBase()
  const offline = fetchCode(() => import('./offline/page/begin-offline.tsx'))
  const noteReply: OnReply = (...reply) =>
    void offline.then(({ noteReply }) => noteReply(...reply)).catch(() => {})
  return {
    ask: serverAsk(fetch, noteReply, base),
    follow(onChange) {
      void offline.then(({ beginOffline }) => beginOffline(() => onChange('everything')))
      const isKept = document.documentElement.dataset['kept'] !== undefined
      return followChanges(onChange, isKept ? undefined : readStart()?.now, isKept, base)
    },
  }
}
