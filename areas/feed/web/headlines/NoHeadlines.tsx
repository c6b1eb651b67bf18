import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ShowAllButton } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { useChosen } from '../use-chosen.ts'

/** Explains why there are no headlines. */
export function NoHeadlines() {
  const { search } = useFeedPage()
  const { unreadAt } = useChosen()
  if (unreadAt !== undefined)
    return (
      <Empty quiet action={<ShowAllButton />}>
        {search ? `No unread headlines match “${search}”.` : 'No unread headlines in this period.'}
      </Empty>
    )
  return (
    <Empty quiet>
      {search
        ? `No headlines match “${search}”.`
        : 'No headlines in this period. Try a longer one.'}
    </Empty>
  )
}
