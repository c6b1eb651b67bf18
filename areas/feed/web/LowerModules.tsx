import { FocusCards } from '#areas/topics/web/lends/FocusCards.tsx'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { YourFeed } from './folders/YourFeed.tsx'

/** What stands below the first screen of the front page. */
export function LowerModules() {
  const hasTopics = useKept('topics')
  return (
    <>
      {hasTopics && <FocusCards />}
      <YourFeed />
    </>
  )
}
