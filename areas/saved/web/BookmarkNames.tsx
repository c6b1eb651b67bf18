import { useRead } from '#web/asking/api.tsx'
import { saved } from '../contract.ts'
import { SavedCard } from './SavedCard.tsx'

/** Lists the titles of bookmarks, for the demo, which stores no pages. */
export function BookmarkNames() {
  const { bookmarks } = useRead(saved.getSaved, {})
  return (
    <ul className="side-cards" aria-label="Bookmarks">
      {bookmarks.map((item) => (
        <SavedCard key={item.id} kind="bookmarks" item={item} />
      ))}
    </ul>
  )
}
