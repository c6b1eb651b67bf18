import './Assistant.css'
import { use, useEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { TabParts } from '#areas/portal/web/lends/tab-parts.ts'
import { portal } from '#areas/portal/contract.ts'
import { assistant, type RecapItem } from '../contract.ts'
import { BriefingOffer } from './briefings/BriefingOffer.tsx'
import { Chat } from './chat/Chat.tsx'
import { RecapDetail } from './RecapDetail.tsx'
import { ReadingWeek } from './ReadingWeek.tsx'
import { RecapMessage } from './RecapMessage.tsx'

const BriefingMessages = lazyPart(
  async () => (await import('./briefings/BriefingMessages.tsx')).BriefingMessages,
)
const BriefingSchedules = lazyPart(
  async () => (await import('./briefings/BriefingSchedules.tsx')).BriefingSchedules,
)

/** The thread with the assistant, which a subject of the recap covers while it is read. */
export function AssistantTab() {
  const zone = useZone()
  const recap = useRead(assistant.getRecap, { zone })
  const delivers = useKept('assistant/briefings')
  const [isTaken, setTaken] = useState(false)
  const [openItem, setOpenItem] = useState<RecapItem | null>(null)
  const [lastId, setLastId] = useState<string | null>(null)
  const thread = useRef<HTMLDivElement>(null)

  // On return to the thread, the focus goes back to the element that had it.
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
      {delivers && <BriefingMessages onOpen={handleOpen} />}
      <RecapMessage recap={recap} onOpen={handleOpen} />
      {lastId !== null && <BriefingOffer />}
      <ReadingWeek reading={recap.reading} />
      {delivers && <BriefingSchedules />}
    </>
  )
  const isHidden = openItem !== null || isTaken
  return (
    <>
      <OtherParts onTake={setTaken} />
      {openItem && !isTaken && <RecapDetail item={openItem} onBack={() => setOpenItem(null)} />}
      {/* The thread stays mounted, so that it keeps its scroll position and its open parts. */}
      <Chat answers={recap.answersQuestions} above={above} hidden={isHidden} scroller={thread} />
    </>
  )
}

/** Parts that other areas add. One of them may cover the thread, which stays mounted below. */
function OtherParts({ onTake }: { onTake: (isTaken: boolean) => void }) {
  const { kept } = useRead(portal.getPortal, {})
  const parts = use(TabParts).filter(
    ({ tab, needs }) => tab === 'assistant' && kept.includes(needs),
  )
  return parts.map(({ needs, Part }) => <Part key={needs} onTake={onTake} />)
}
