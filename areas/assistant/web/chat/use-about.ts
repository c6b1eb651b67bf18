import { useState } from 'react'
import { useActiveHub } from '#areas/hubs/web/lends/ActiveHub.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useAskRequest, useRequestAsking, type AskRequest } from './ask-requests.ts'

/**
 * The subject of the next question: the requested one, or the current hub if the assistant
 * answers; null if the question is about everything. `stop` drops the current subject.
 */
export function useAbout(answers: boolean): { about: AskRequest | null; stop: () => void } {
  const asked = useAskRequest()
  const requestAsking = useRequestAsking()
  const { hub } = useHub()
  const { hubs } = useActiveHub()
  const [left, setLeft] = useState<string | null>(null)
  const name = hubs.find(({ id }) => id === hub)?.name
  const ofHub: AskRequest | null =
    !answers || hub === undefined || name === undefined || hub === left
      ? null
      : { kind: 'hub', label: name, scope: { hub } }

  function stop() {
    if (asked === null) setLeft(hub ?? null)
    requestAsking(null)
  }

  return { about: asked ?? ofHub, stop }
}
