import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { sources, type Source } from '../../contract.ts'
import { addFeedPage } from '#areas/portal/web/lends/pages.ts'

/** A message for a reader whose sources have not been fetched for the first time yet. */
export function FirstFetch({ onFind }: { onFind: () => void }) {
  const { title, text } = wordsFor(useRead(sources.listSources, {}))
  return (
    <Empty
      title={title}
      action={
        <>
          <PageLink className={buttonClass()} page={addFeedPage}>
            See your sources
          </PageLink>
          <Button onClick={onFind}>Find sources by topic</Button>
        </>
      }
    >
      {text}
    </Empty>
  )
}

function wordsFor(sources: Source[]): { title: string; text: string } {
  // An inbox is never fetched, so it has no next fetch even if nothing is wrong.
  const fetched = sources.filter(({ health }) => health.nextRun !== null || health.state !== 'ok')
  if (fetched.length === 0) {
    return {
      title: 'No articles yet',
      text: 'Your inboxes are waiting for their first email. Articles will appear here automatically.',
    }
  }
  if (fetched.every(({ health }) => ['failing', 'gone'].includes(health.state))) {
    return {
      title: 'None of your sources could be read',
      text: 'Open your sources to see what went wrong and what you can do about it.',
    }
  }
  const are = fetched.length === 1 ? 'is' : 'are'
  return {
    title: 'The first articles are on their way',
    text: `${count(fetched.length, 'source')} ${are} being fetched for the first time. Articles will appear here automatically.`,
  }
}
