import { Button } from '#web/ui/controls/Button.tsx'
import type { ArticlePage, Moment } from '../../contract.ts'
import { AskedOfOthers } from './AskedOfOthers.tsx'
import { useCorrections } from './use-corrections.ts'

interface PartingProps {
  article: number
  parting: NonNullable<ArticlePage['parting']>
  canCorrect: boolean
}

/**
 * A list of articles that were part of the same article as this one. The reader can merge them
 * again.
 */
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

function Others({ article, canCorrect, ...shown }: OthersProps) {
  const { merge } = useCorrections()
  const answersOf = (other: Moment) =>
    canCorrect && (
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
    )
  return <AskedOfOthers {...shown} answersOf={answersOf} error={merge.error} />
}
