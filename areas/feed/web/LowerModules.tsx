import type { Api } from '#core/contract.ts'
import { NewArticles, plainList } from '#areas/articles/web/lends/NewArticles.tsx'
import { FocusCards } from '#areas/topics/web/lends/FocusCards.tsx'
import { feed } from '../contract.ts'
import { YourFeed } from './folders/YourFeed.tsx'

/** Modules below the first screen of the front page. */
export function LowerModules() {
  return (
    <>
      <FocusCards />
      <YourFeed />
    </>
  )
}

/**
 * A button for news that arrived since the headlines were shown; it is loaded after the first
 * screen.
 */
export function NewHeadlines({
  asked,
}: {
  asked: Parameters<Api<typeof feed>['listHeadlines']>[0]
}) {
  return <NewArticles operation={feed.listHeadlines} input={asked} list={plainList} />
}
