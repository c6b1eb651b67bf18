import { useEffect, useEffectEvent } from 'react'
import { useOpenArticle } from '#areas/articles/web/lends/use-feed-page.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { listAround, useArticleList } from './article-list.ts'

/** Remembers the list in which the reader clicks, before the click opens an article. */
export function useListPressed(): void {
  const openArticleId = useOpenArticle()
  const list = useArticleList()
  const canWalk = useKept('reading')
  const handlePress = useEffectEvent(({ target }: MouseEvent) => {
    // A link inside an article does not come from a list.
    if (!canWalk || !(target instanceof Element)) return
    if (openArticleId !== null && target.closest('[role="dialog"]')) return
    if (target.closest('section, ul, ol')) list.set(listAround(target))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => handlePress(event)
    document.addEventListener('click', listen, { capture: true })
    return () => document.removeEventListener('click', listen, { capture: true })
  }, [])
}
