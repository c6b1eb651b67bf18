import { Button } from '#web/ui/controls/Button.tsx'
import type { Moment } from '../../contract.ts'
import { AskedOfOthers } from './AskedOfOthers.tsx'
import { useCorrections } from './use-corrections.ts'

/**
 * A list of articles that may be about the same event, with buttons for the reader to say if they
 * are.
 */
export function PerhapsSame({ article, others }: { article: number; others: readonly Moment[] }) {
  const { merge, part } = useCorrections()
  return (
    <AskedOfOthers
      title="Perhaps the same event"
      others={others}
      error={merge.error}
      answersOf={(other) => (
        <div className="perhaps-answers" role="group" aria-label={`“${other.title}”`}>
          <Button
            size="s"
            disabled={merge.isPending}
            onClick={() => merge.mutate({ article, other: other.id })}
          >
            Same event
          </Button>
          <Button size="s" variant="quiet" onClick={() => void part({ article, other: other.id })}>
            Different event
          </Button>
        </div>
      )}
    />
  )
}
