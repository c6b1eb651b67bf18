import { count } from '#web/ui/count.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { KeptHtml } from '#areas/articles/web/lends/KeptHtml.tsx'
import { siteRules, type SiteRule } from '../../contracts/site-rules.ts'
import { useTried } from './use-tried.ts'

interface OtherPagesProps {
  pages: readonly { title: string; address: string }[]
  rule: SiteRule
}

/** Shows other articles of the site as this rule extracts them. */
export function OtherPages({ pages, rule }: OtherPagesProps) {
  if (pages.length === 0) return <p className="meta">This source has no other articles yet.</p>
  return pages.map((page) => <OtherPage key={page.address} {...page} rule={rule} />)
}

function OtherPage({ title, address, rule }: { title: string; address: string; rule: SiteRule }) {
  const { answer, problem, isPending } = useTried(siteRules.readPage, { address, ...rule })
  return (
    <section className="site-rule-other" aria-busy={isPending} aria-label={title}>
      <h4 dir="auto">{title}</h4>
      {problem && <p className="field-error">{problem}</p>}
      {!problem && !answer && <SkeletonLines count={3} />}
      {!problem && answer && (
        <>
          <p className="meta">
            {answer.characters === 0
              ? 'No article was found.'
              : count(answer.characters, 'character')}
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <div className="site-rule-read" tabIndex={0} role="group" aria-label={`Text of ${title}`}>
            <KeptHtml html={answer.html} />
          </div>
        </>
      )}
    </section>
  )
}
