import './NextArticles.css'
import { useEffect } from 'react'
import { usePage } from '#web/place/page.tsx'
import { useStored } from '#web/place/store.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { standardKeys } from '../../keys.ts'
import { useAriaKey } from '../keys/use-aria-key.ts'
import { useCommandKeys } from '../keys/use-shortcut.ts'
import { listAround, neighboursIn, useArticleList } from '../lists/article-list.ts'
import { useReadAhead } from './use-read-ahead.ts'

const ends = {
  previous: 'This is the first article of the list.',
  next: 'This is the last article of the list.',
}

/** Links to the next and the previous article of the list from which this one was opened. */
export function NextArticles({ id }: { id: number }) {
  const list = useArticleList()
  const neighbours = neighboursIn(useStored(list), id)
  const { articlePage } = useFeedPage()
  const { goTo } = usePage()
  const toast = useToast()
  const nextKey = useAriaKey('next-article', standardKeys['next-article'])
  const previousKey = useAriaKey('previous-article', standardKeys['previous-article'])
  useReadAhead(neighbours?.next ?? null, neighbours?.previous ?? null)

  // An article that was opened by its address, or before clicks were remembered, may belong to a
  // list on the page behind it.
  useEffect(() => {
    if (neighboursIn(list.get(), id)) return
    const headlines = [...document.querySelectorAll(`main [data-headline="${id}"]`)]
    const behind = headlines.map(listAround).find((articles) => articles.length > 0)
    if (behind) list.set(behind)
  }, [list, id])

  function go(side: 'next' | 'previous') {
    const article = neighbours?.[side]
    if (article) goTo(articlePage(article), { replace: true })
    else if (neighbours) toast({ title: ends[side] })
  }

  useCommandKeys((command, event) => {
    const isOurs = command === 'next-article' || command === 'previous-article'
    // While another dialog covers the article, the keys belong to it.
    if (!isOurs || document.querySelectorAll('[role="dialog"]').length > 1) return
    event.preventDefault()
    go(command === 'next-article' ? 'next' : 'previous')
  })

  if (!neighbours) return null
  return (
    <nav className="next-articles" aria-label="Articles of the list">
      {neighbours.previous && (
        <Button
          icon={<ChevronLeft />}
          aria-keyshortcuts={previousKey}
          onClick={() => go('previous')}
        >
          Previous article
        </Button>
      )}
      {neighbours.next && (
        <Button icon={<ChevronRight />} aria-keyshortcuts={nextKey} onClick={() => go('next')}>
          Next article
        </Button>
      )}
      {!neighbours.next && <p className="meta">{ends.next}</p>}
    </nav>
  )
}
