import { useContext, useState } from 'react'
import { AskContext, useAction } from '#web/asking/api.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { briefings, type BriefingMessage } from '../contracts/briefings.ts'

interface Page {
  messages: BriefingMessage[]
  next: string | null
}

/** Goes on behind the first page of messages; what a new message moved out of that is not shown twice. */
export function useAskForMore(first: Page) {
  const ask = useContext(AskContext)
  const orTell = useAttempt()
  const [pages, setPages] = useState<Page[]>([])
  const next = pages.length > 0 ? pages.at(-1)!.next : first.next
  const asking = useAction(async (before: string) => {
    const page = await ask(briefings.listMessages, { before })
    setPages((known) => [...known, page])
  })
  const older = pages
    .flatMap(({ messages }) => messages)
    .filter(({ id }) => !first.messages.some((one) => one.id === id))
  return {
    older,
    next,
    isPending: asking.isPending,
    more: () => next !== null && void orTell(asking.mutateAsync(next)),
  }
}
