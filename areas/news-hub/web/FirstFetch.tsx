import { useRead } from '#web/api.tsx'
import { PageLink } from '#web/page.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { newsHub } from '../contract.ts'
import { addFeedPage } from './pages.ts'

/** Something is followed, and nothing has come of it yet. */
export function FirstFetch() {
  const sources = useRead(newsHub.listSources, {})
  const areAllFailing = sources.every(({ health }) => ['failing', 'gone'].includes(health.state))
  return (
    <Empty
      title={areAllFailing ? 'No source could be read' : 'The first articles are on their way'}
      action={
        <PageLink className={buttonClass()} page={addFeedPage}>
          See your sources
        </PageLink>
      }
    >
      {areAllFailing
        ? 'Each of your sources says what was found there and what you can do about it.'
        : `${count(sources.length, 'source')} ${sources.length === 1 ? 'is' : 'are'} being fetched for the first time. Articles appear here by themselves.`}
    </Empty>
  )
}
