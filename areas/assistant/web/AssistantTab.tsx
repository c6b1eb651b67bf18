import './Assistant.css'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { assistant } from '../contract.ts'
import { BriefingOffer } from './BriefingOffer.tsx'
import { ChatForm } from './ChatForm.tsx'
import { RecapDetail } from './RecapDetail.tsx'
import { ReadingWeek } from './ReadingWeek.tsx'
import { RecapMessage } from './RecapMessage.tsx'

const LiveChat = lazyPart(async () => (await import('./chat/LiveChat.tsx')).LiveChat)

/** The thread with the assistant; an item of its recap takes the place of the thread while it is read. */
export function AssistantTab() {
  const recap = useRead(assistant.getRecap, {})
  const answers = useKept('assistant/chat')
  const [openId, setOpenId] = useState<string | null>(null)
  const [lastId, setLastId] = useState<string | null>(null)
  const openItem = recap.items.find(({ id }) => id === openId)
  const thread = useRef<HTMLDivElement>(null)

  // Back in the thread, the focus is where it left.
  useEffect(() => {
    if (openId === null && lastId !== null)
      thread.current?.querySelector<HTMLElement>(`[data-item="${lastId}"]`)?.focus()
  }, [openId, lastId])

  function handleOpen(id: string) {
    setOpenId(id)
    setLastId(id)
  }

  const above = (
    <>
      <RecapMessage recap={recap} onOpen={handleOpen} />
      {lastId !== null && <BriefingOffer />}
      <ReadingWeek reading={recap.reading} />
    </>
  )
  return (
    <>
      {openItem && <RecapDetail item={openItem} onBack={() => setOpenId(null)} />}
      {/* The thread keeps its place, and what is open in it. */}
      {answers ? (
        <LiveChat above={above} hidden={openItem !== undefined} scroller={thread} />
      ) : (
        <>
          <div className="side-scroll" ref={thread} hidden={openItem !== undefined}>
            {above}
          </div>
          <ChatForm />
        </>
      )}
    </>
  )
}
