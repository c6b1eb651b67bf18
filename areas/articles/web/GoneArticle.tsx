import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { useWholePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { useFeedPage } from './lends/use-feed-page.ts'

interface GoneArticleProps {
  /** The message that the article is gone. */
  words: string
  /** Called when this page is first shown. */
  onGone: () => void
}

/**
 * The page of an article that no longer exists. It explains what may have happened, and offers a
 * search with words of the link.
 */
export function GoneArticle({ words, onGone }: GoneArticleProps) {
  const { params } = useWholePage()
  const { searchFor, closeArticle } = useFeedPage()
  const about = params.get('about')?.replaceAll('-', ' ').trim()
  const tell = useEffectEvent(onGone)
  useEffect(() => {
    tell()
  }, [])
  return (
    <div className="article-gone">
      <Empty
        title="This article is not here"
        action={
          <>
            {about ? (
              <Button variant="primary" onClick={() => searchFor(about)}>
                Search for “{about}”
              </Button>
            ) : (
              <SearchForIt onSearch={searchFor} />
            )}
            <Button onClick={closeArticle}>Go to the feed</Button>
          </>
        }
      >
        {words} It may also have been deleted when it was old.
      </Empty>
    </div>
  )
}

function SearchForIt({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onSearch(text.trim())
  }
  return (
    <form role="search" onSubmit={handleSubmit}>
      <SearchBox label="Search for it" value={text} maxLength={300} onChange={setText} />
    </form>
  )
}
