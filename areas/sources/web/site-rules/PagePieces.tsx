import { count } from '#web/ui/count.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { siteRules, type PageChoice, type SiteRule } from '../../contracts/site-rules.ts'
import { pressed } from './rule-changes.ts'
import { useTried } from './use-tried.ts'

interface PagePiecesProps {
  address: string
  rule: SiteRule
  onChange: (rule: SiteRule) => void
}

/**
 * Shows a page in pieces, without scripts and styles. Pressing a piece changes whether the article
 * includes it.
 */
export function PagePieces({ address, rule, onChange }: PagePiecesProps) {
  const { answer, problem, isPending } = useTried(siteRules.showPage, { address, ...rule })
  const taken = answer?.choices.filter(({ isTaken }) => isTaken).length ?? 0
  return (
    <>
      <p className="site-rule-said" role="status" data-tone={problem ? 'warn' : undefined}>
        {problem ??
          (answer
            ? `${count(taken, 'piece')} of ${answer.choices.length} taken. Press a piece to take or drop it.`
            : 'Asking for the page …')}
      </p>
      {answer ? (
        <ul className="site-rule-pieces" aria-busy={isPending}>
          {answer.choices.map((choice, at) => (
            <li key={at}>
              <Piece choice={choice} onPress={() => onChange(pressed(rule, choice))} />
            </li>
          ))}
          {answer.isCut && <li className="meta">The page goes on; its beginning is enough.</li>}
        </ul>
      ) : (
        !problem && <SkeletonLines count={8} />
      )}
    </>
  )
}

function Piece({ choice, onPress }: { choice: PageChoice; onPress: () => void }) {
  const { kind, words, isTaken, own, by } = choice
  const shown = kind === 'picture' ? `Picture${words ? `: ${words}` : ''}` : words
  return (
    <button
      type="button"
      className="site-rule-piece"
      aria-pressed={isTaken}
      data-kind={kind}
      data-dropped={!isTaken && by !== null ? '' : undefined}
      title={own}
      dir="auto"
      onClick={onPress}
    >
      {shown}
    </button>
  )
}
