import './ThreadScreen.css'
import { PageLink, usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Suspense, useRef } from 'react'
import { useFound } from '#web/asking/use-found.ts'
import { feedPage } from '#areas/portal/web/lends/pages.ts'
import { threads } from '../../../contracts/threads.ts'
import '../Chat.css'
import { AskForm } from '../AskForm.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'
import { Turns } from '../Turns.tsx'
import { useAsking } from '../use-asking.ts'

/** A thread on its own page, as opened from the saved things. */
export function ThreadScreen() {
  const { params } = usePage()
  const id = params.get('id') ?? ''
  if (id === '' || id.length > 200) return <NoThread />
  return (
    <Suspense key={id} fallback={<SkeletonLines count={6} />}>
      <OneThread id={id} />
    </Suspense>
  )
}

function OneThread({ id }: { id: string }) {
  const thread = useFound(threads.getThread, { id })
  const asking = useAsking({ thread: id, about: null, onThread: () => {} })
  const field = useRef<HTMLTextAreaElement>(null)
  if (!thread) return <NoThread />
  return (
    <div className="thread-page">
      <header>
        <h2 dir="auto">{thread.title}</h2>
        <ThreadMenu thread={thread} />
      </header>
      <Turns thread={id} pending={asking.pending} />
      <AskForm field={field} about={null} asking={asking} />
    </div>
  )
}

function NoThread() {
  return (
    <Empty
      level={2}
      title="This thread is not here"
      action={
        <PageLink className={buttonClass()} page={feedPage}>
          Go to the feed
        </PageLink>
      }
    >
      It was deleted, or is another reader's.
    </Empty>
  )
}
