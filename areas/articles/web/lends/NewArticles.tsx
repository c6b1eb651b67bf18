import type { Operation } from '#core/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { firstPageOf, wholeList, type GrowingList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import type { Article } from '../../contract.ts'
import { usePutAway } from './put-away.ts'

/** Settings that all lists of articles have in common. */
export const ofArticles = {
  noun: 'article',
  focus: '[data-headline]',
  fillsUp: true,
  holdsAsked: true,
}

export const plainList: GrowingList<Article[]> = { ...wholeList('article'), ...ofArticles }

/** Settings for a list with several pages, of which the first one is watched. */
export const firstPage: GrowingList<{ articles: Article[]; next: string | null }> = {
  ...firstPageOf('article', 'articles'),
  ...ofArticles,
}

interface NewArticlesProps<Input, Output> {
  operation: Operation<Input, Output>
  input: Input
  list: GrowingList<Output>
}

/**
 * Keeps the list of articles below it unchanged while new articles arrive. Pressing its button
 * shows them.
 */
export function NewArticles<Input, Output>(props: NewArticlesProps<Input, Output>) {
  const away = usePutAway()
  return useKept('reading') && <Newer {...props} away={away} />
}
