import './Chat.css'
import { Suspense, useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useMounted } from '#web/ui/use-mounted.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AskForm } from './AskForm.tsx'
import { useAskRequest, useRequestAsking } from './ask-requests.ts'
import { leaveThread, readLeftThread } from './threads/left-thread.ts'
import { useAbout } from './use-about.ts'
import { useAsking } from './use-asking.ts'

const ChatHead = lazyPart(async () => (await import('./late-parts.ts')).ChatHead)
const PendingTurn = lazyPart(async () => (await import('./late-parts.ts')).PendingTurn)
const Suggestions = lazyPart(async () => (await import('./late-parts.ts')).Suggestions)
const ThreadList = lazyPart(async () => (await import('./late-parts.ts')).ThreadList)
const Turns = lazyPart(async () => (await import('./late-parts.ts')).Turns)

interface ChatProps {
  /** True if questions are answered. Otherwise the field accepts questions and discards them. */
  answers: boolean
  /** Content above the first question, such as the assistant's messages. */
  above?: ReactNode
  hidden?: boolean
  scroller?: Ref<HTMLDivElement>
}

/** Conversations with the assistant in the panel: the open thread, or the list of all threads. */
export function Chat(props: ChatProps) {
  // Only the browser knows which thread was open, so the server renders nothing.
  const isMounted = useMounted()
  return isMounted ? <OpenChat {...props} left={props.answers ? readLeftThread() : null} /> : null
}

function OpenChat({
  answers,
  above,
  hidden = false,
  scroller,
  left,
}: ChatProps & { left: string | null }) {
  const [thread, setThread] = useState(left)
  const [isListing, setListing] = useState(false)
  const requested = useAskRequest()
  const requestAsking = useRequestAsking()
  const { about, stop } = useAbout(answers)
  const field = useRef<HTMLTextAreaElement>(null)
  const asking = useAsking({ thread, about, onThread: handleOpen })
  const forgetting = { ...asking, ask: () => asking.setText('') }

  function handleOpen(id: string | null) {
    setThread(id)
    leaveThread(id)
    setListing(false)
  }

  /** Closes a thread that was deleted in the list; the list stays open. */
  function handleGone() {
    setThread(null)
    leaveThread(null)
  }

  function handleNew() {
    handleOpen(null)
    requestAsking(null)
    field.current?.focus()
  }

  // A request to ask about something shows the question field, even if the list of threads was
  // open.
  const [lastRequested, setLastRequested] = useState(requested)
  if (requested !== lastRequested) {
    setLastRequested(requested)
    if (requested !== null) setListing(false)
  }
  useFocusWhenAsked(field, requested)

  return (
    <div className="chat" hidden={hidden && answers}>
      {answers && (
        <ChatHead
          thread={thread}
          isListing={isListing}
          onList={() => setListing(!isListing)}
          onNew={handleNew}
          onGone={() => handleOpen(null)}
        />
      )}
      {isListing ? (
        <Trouble>
          <Suspense fallback={<Waiting />}>
            <ThreadList current={thread} onOpen={handleOpen} onGone={handleGone} />
          </Suspense>
        </Trouble>
      ) : (
        <div className="side-scroll" ref={scroller} hidden={hidden}>
          {/* The parts appear together, because a part that appeared later would move the others. */}
          <Suspense fallback={<SkeletonLines count={5} />}>
            {thread === null && (asking.pending ? <Beginning text={asking.pending.text} /> : above)}
            {thread !== null && (
              <Trouble key={thread}>
                <Suspense fallback={<SkeletonLines count={4} />}>
                  <Turns thread={thread} pending={asking.pending} />
                </Suspense>
              </Trouble>
            )}
            {answers && <Suggestions about={about} onChoose={asking.ask} />}
          </Suspense>
        </div>
      )}
      <AskForm field={field} about={about} asking={answers ? asking : forgetting} onStop={stop} />
    </div>
  )
}

/** Shows the first question of a thread until the server has created the thread. */
function Beginning({ text }: { text: string }) {
  return (
    <>
      <PendingTurn question={text} />
      <p className="visually-hidden" role="status">
        Looking for an answer
      </p>
    </>
  )
}

const TRIES_MS = [0, 150, 400]

/** A closing dialog returns the focus to its opener, so the field is focused after that. */
function useFocusWhenAsked(field: React.RefObject<HTMLTextAreaElement | null>, requested: unknown) {
  useEffect(() => {
    if (requested === null) return
    const timers = TRIES_MS.map((ms) => setTimeout(() => field.current?.focus(), ms))
    return () => timers.forEach(clearTimeout)
  }, [field, requested])
}

function Waiting() {
  return (
    <div className="side-scroll">
      <SkeletonLines count={5} />
    </div>
  )
}
