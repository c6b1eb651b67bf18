import { hubBase } from '#web/place/hub-base.ts'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Bookmark, Share2 } from '#web/ui/icons.ts'
import { Copy, ThumbsDown } from '#web/ui/more-icons.ts'
import type { RecapItem } from '../contract.ts'
import { itemAsText } from '../recap/recap-text.ts'
import { useRecapActions } from './use-recap-actions.ts'

/** Actions on one subject of a recap. */
export function RecapItemActions({ item, onGone }: { item: RecapItem; onGone: () => void }) {
  const { copy, share, save, wantLess } = useRecapActions([item])
  const page = `/news-hub/feed?article=${item.proof?.article ?? ''}`
  const text = () => itemAsText(item, location.origin + hubBase())

  function handleWantLess() {
    wantLess()
    onGone()
  }

  return (
    <div className="recap-actions">
      <PageLink page={page}>Open the article</PageLink>
      <Button size="s" icon={<Copy />} onClick={() => copy(text())}>
        Copy
      </Button>
      <Button size="s" icon={<Bookmark />} onClick={save}>
        Save
      </Button>
      <Button size="s" icon={<Share2 />} onClick={() => share(item.title, text())}>
        Share
      </Button>
      <Button size="s" icon={<ThumbsDown />} onClick={handleWantLess}>
        Not interested
      </Button>
    </div>
  )
}
