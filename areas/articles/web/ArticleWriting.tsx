import { useEffect, useRef } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { articleWriting } from '../contracts/article-writing.ts'

/**
 * Shows the state of the summary by the reader's endpoint, or why the article has its sources'
 * words.
 */
export function ArticleWriting({ article }: { article: number }) {
  const { state, words } = useRead(articleWriting.getArticleWriting, { article })
  const { mutate, isPending, error } = useWrite(articleWriting.writeArticle)

  const asked = useRef<number | null>(null)

  // The open article is written first, even if many others wait.
  useEffect(() => {
    if (asked.current === article || (state !== 'none' && state !== 'waiting')) return
    asked.current = article
    mutate({ article })
  }, [article, state, mutate])

  if (words === null && !error) return null
  return (
    <div className="article-method" aria-live="polite">
      <p>{error ? explain(error) : words}</p>
      {state === 'kept' && (
        <Button size="s" disabled={isPending} onClick={() => mutate({ article })}>
          Ask your endpoint again
        </Button>
      )}
    </div>
  )
}
