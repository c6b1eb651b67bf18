import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { useFeedPage } from './lends/use-feed-page.ts'

/** A link to an article that is gone: what may have happened, and a search with the words of the link. */
export function GoneArticle({ words }: { words: string }) {
  const { params } = usePage()
  const { searchFor, closeArticle } = useFeedPage()
  const about = params.get('about')?.replaceAll('-', ' ').trim()
  return (
    <Empty
      title="This article is not here"
      action={
        <>
          {about && (
            <Button variant="primary" onClick={() => searchFor(about)}>
              Search for “{about}”
            </Button>
          )}
          <Button onClick={closeArticle}>Go to the feed</Button>
        </>
      }
    >
      {words} It may also have been deleted when it was old.
    </Empty>
  )
}
