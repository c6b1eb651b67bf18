import { UnreadSwitch } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { FoldSwitch } from '../stories/FoldSwitch.tsx'

/** The reader's choices that apply to all lists. */
export function ListChoices() {
  const { viewMode } = useFeedPage()
  return (
    <>
      <UnreadSwitch />
      {viewMode === 'custom' && <FoldSwitch />}
    </>
  )
}
