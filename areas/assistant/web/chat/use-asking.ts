import { useRef, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { chat } from '../../contracts/chat.ts'
import type { AskRequest } from './ask-requests.ts'

interface AskingProps {
  thread: string | null
  about: AskRequest | null
  onThread: (id: string) => void
}

/** Sends questions. Each question is shown as typed until the server has stored it. */
export function useAsking({ thread, about, onThread }: AskingProps) {
  const [text, setText] = useState('')
  const [pending, setPending] = useState<{ id: string; text: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const write = useWrite(chat.ask)
  // The last question, until its request succeeds. A repeated question keeps its id, because the
  // server may already have it.
  const unsent = useRef<{ id: string; thread: string; text: string } | null>(null)

  async function ask(words: string) {
    const asked = words.trim()
    if (asked === '' || pending !== null) return
    const known = unsent.current?.text === asked ? unsent.current : null
    const question = known ?? {
      id: crypto.randomUUID(),
      thread: thread ?? crypto.randomUUID(),
      text: asked,
    }
    unsent.current = question
    setPending({ id: question.id, text: asked })
    setError(null)
    setText('')
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      await write.mutateAsync({ ...question, zone, ...(about && { scope: about.scope }) })
      unsent.current = null
      onThread(question.thread)
    } catch (cause) {
      setError(explain(cause as Error))
      setText((typed) => (typed === '' ? asked : typed))
    } finally {
      setPending(null)
    }
  }

  return { text, setText, pending, error, ask: (words: string): void => void ask(words) }
}

export type Asking = ReturnType<typeof useAsking>
