import './Assistant.css'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { assistant, type RecapItem } from '../contract.ts'
import { BriefingOffer } from './briefings/BriefingOffer.tsx'
import { ChatForm } from './ChatForm.tsx'
import { RecapDetail } from './RecapDetail.tsx'
import { ReadingWeek } from './ReadingWeek.tsx'
import { RecapMessage } from './RecapMessage.tsx'

const BriefingMessages = lazyPart(
  async () => (await import('./briefings/BriefingMessages.tsx')).BriefingMessages,
)
const BriefingSchedules = lazyPart(
  async () => (await import('./briefings/BriefingSchedules.tsx')).BriefingSchedules,
)
const LiveChat = lazyPart(async () => (await import('./chat/LiveChat.tsx')).LiveChat)

/** The thread with the assistant; an item of its recap takes the place of the thread while it is read. */
export function AssistantTab() {
  const zone = useZone()
  const recap = useRead(assistant.getRecap, { zone })
  const delivers = useKept('assistant/briefings')
  const answers = useKept('assistant/chat')
  const [openItem, setOpenItem] = useState<RecapItem | null>(null)
  const [lastId, setLastId] = useState<string | null>(null)
  const thread = useRef<HTMLDivElement>(null)

  // Back in the thread, the focus is where it left.
  useEffect(() => {
    if (openItem === null && lastId !== null)
      thread.current?.querySelector<HTMLElement>(`[data-item="${lastId}"]`)?.focus()
  }, [openItem, lastId])

  function handleOpen(item: RecapItem) {
    setOpenItem(item)
    setLastId(item.id)
  }

  const above = (
    <>
      <Suspense fallback={null}>{delivers && <BriefingMessages onOpen={handleOpen} />}</Suspense>
      <RecapMessage recap={recap} onOpen={handleOpen} />
      {lastId !== null && <BriefingOffer />}
      <ReadingWeek reading={recap.reading} />
      <Suspense fallback={null}>{delivers && <BriefingSchedules />}</Suspense>
    </>
  )
  return (
    <>
      {openItem && <RecapDetail item={openItem} onBack={() => setOpenItem(null)} />}
      {/* The thread keeps its place, and what is open in it. */}
      {answers ? (
        <LiveChat above={above} hidden={openItem !== null} scroller={thread} />
      ) : (
        <>
          <div className="side-scroll" ref={thread} hidden={openItem !== null}>
            {above}
          </div>
          <ChatForm />
        </>
      )}
    </>
  )
}
