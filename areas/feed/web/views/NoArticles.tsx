import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ShowAllButton } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { NothingCame } from '../NothingCame.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

/** Explains why a view has no articles, and how to get some. */
export function NoArticles() {
  const { search, time, clearSearch, chooseTime } = useFeedPage()
  const { unreadAt } = useUnread()
  if (!search) return <NothingCame period={time} onPeriod={chooseTime} />
  return (
    <Empty
      quiet
      action={
        <>
          {unreadAt !== undefined && <ShowAllButton />}
          <Button onClick={clearSearch}>Clear search</Button>
        </>
      }
    >
      {unreadAt === undefined ? 'No articles' : 'No unread articles'} in this period match “{search}
      ”.
    </Empty>
  )
}
