import { useContext, useEffect, useRef } from 'react'
import { AskContext, useAction } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useFurtherPages } from '#web/asking/use-further-pages.ts'
import { ruleEditor, type RuleDraft } from '../../contract.ts'
import { ConflictNote } from '../ConflictNote.tsx'

/** Shows the changes that a rule would make now, with reasons, without making them. */
export function RulePreview({ rule }: { rule: RuleDraft }) {
  const ask = useContext(AskContext)
  const first = useAction((input: { rule: RuleDraft }) => ask(ruleEditor.previewRule, input))
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, data, error } = first
  const further = useFurtherPages(data, (before) => ask(ruleEditor.previewRule, { rule, before }))
  useEffect(() => {
    mutate({ rule })
  }, [mutate, rule])
  const isThere = data !== undefined || error !== null
  useEffect(() => {
    if (isThere) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere])

  const articles = further.pages.flatMap((page) => page.articles)

  return (
    <section className="rule-preview" aria-label="Preview">
      <h3 ref={heading} aria-live="polite">
        {data ? countWords(data.count) : error ? 'The preview failed' : 'Loading preview…'}
      </h3>
      {!isThere && <SkeletonLines count={3} />}
      {(error ?? further.error) && (
        <p className="field-error" role="alert">
          {explain((error ?? further.error)!)}
        </p>
      )}
      {data && data.looked !== null && (
        <p className="meta">
          Only the newest {data.looked.toLocaleString('en')} articles were searched; searching all
          of them takes too long.
        </p>
      )}
      {data?.conflicts.map((conflict) => (
        <ConflictNote key={`${conflict.upper.id} ${conflict.lower.id}`} conflict={conflict} />
      ))}
      {articles.length > 0 && (
        <ul className="rule-articles" aria-label="Articles that would change">
          {articles.map(({ id, title, publishedTime, reasons }) => (
            <li key={id}>
              <span dir="auto">{title}</span>
              <span className="meta">
                <TimeAgo time={publishedTime} /> · {reasons.join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {further.hasMore && (
        <Button
          size="s"
          disabled={further.isPending}
          onClick={() => void further.more().catch(() => {})}
        >
          Show more
        </Button>
      )}
    </section>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'It would change no existing articles'
  return `It would change ${count.toLocaleString('en')} ${count === 1 ? 'article' : 'articles'}`
}
