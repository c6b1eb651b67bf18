import './Joining.css'
import { Button } from '#web/ui/controls/Button.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import type { Moment } from '../../contract.ts'
import { ArticleLink } from '../lends/ArticleLink.tsx'
import { WhenTold } from './WhenTold.tsx'
import { useCorrections } from './use-corrections.ts'

/** Articles that may be on the event of this one: the reader says whether they are. */
export function PerhapsSame({ article, others }: { article: number; others: readonly Moment[] }) {
  const { merge, part } = useCorrections()
  return (
    <section className="perhaps-same">
      <h3>Perhaps the same event</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <h4>
              <ArticleLink article={other} />
            </h4>
            <WhenTold moment={other} />
            <div className="perhaps-answers" role="group" aria-label={`“${other.title}”`}>
              <Button
                size="s"
                disabled={merge.isPending}
                onClick={() => merge.mutate({ article, other: other.id })}
              >
                Same event
              </Button>
              <Button
                size="s"
                variant="quiet"
                onClick={() => void part({ article, other: other.id })}
              >
                Different event
              </Button>
            </div>
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
