import './Joining.css'
import { Button } from '#web/ui/controls/Button.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import type { ArticlePage, Moment } from '../../contract.ts'
import { ArticleLink } from '../lends/ArticleLink.tsx'
import { WhenTold } from './WhenTold.tsx'
import { useCorrections } from './use-corrections.ts'

interface PartingProps {
  article: number
  parting: NonNullable<ArticlePage['parting']>
  canCorrect: boolean
}

/** Articles that were one with this. A reader who knows better makes them one again. */
export function Parting({ parting: { from, into }, ...rest }: PartingProps) {
  return (
    <>
      {from.length > 0 && <Others title="Split off from" others={from} {...rest} />}
      {into.length > 0 && <Others title="Split off from this" others={into} {...rest} />}
    </>
  )
}

interface OthersProps extends Pick<PartingProps, 'article' | 'canCorrect'> {
  title: string
  others: readonly Moment[]
}

function Others({ title, article, others, canCorrect }: OthersProps) {
  const { merge } = useCorrections()
  return (
    <section className="perhaps-same">
      <h3>{title}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <h4>
              <ArticleLink article={other} />
            </h4>
            <WhenTold moment={other} />
            {canCorrect && (
              <div className="perhaps-answers">
                <Button
                  size="s"
                  aria-label={`Same event: “${other.title}”`}
                  disabled={merge.isPending}
                  onClick={() => merge.mutate({ article, other: other.id })}
                >
                  Same event
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {merge.error && (
        <p className="field-error" role="alert">
          {explain(merge.error)}
        </p>
      )}
    </section>
  )
}
