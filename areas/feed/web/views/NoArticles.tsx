import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { NothingCame } from '../NothingCame.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

/** A view without an article says why, and what would show some. */
export function NoArticles() {
  const { search, time, clearSearch, chooseTime } = useFeedPage()
  if (!search) return <NothingCame period={time} onPeriod={chooseTime} />
  return (
    <Empty quiet action={<Button onClick={clearSearch}>Clear search</Button>}>
      No articles in this period match “{search}”.
    </Empty>
  )
}
