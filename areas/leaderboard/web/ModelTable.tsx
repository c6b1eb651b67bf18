import { Badge } from '#web/ui/marks/Badge.tsx'
import { Trophy } from '#web/ui/more-icons.ts'
import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import type { RankedModel } from '../contract.ts'
import { hasTrophy, isProprietary, scoreReach, type ModelOrder } from '../leaderboard.ts'
import { decimalsOf, formatNumber } from './model-numbers.ts'

interface ModelTableProps {
  /** The rows to show, in order. */
  found: RankedModel[]
  /**
   * All models. They set the scale of the score lines, so that no line changes while the reader
   * searches.
   */
  models: RankedModel[]
  order: ModelOrder
}

/** A table of models. If it is narrow, its CSS shows each row as a card. */
export function ModelTable({ found, models, order }: ModelTableProps) {
  const decimals = decimalsOf(models.flatMap((model) => model.arena_score ?? []))
  return (
    <div className="board-fold">
      <table className="board" aria-label="Models">
        <thead>
          <tr>
            <th aria-sort={order === 'rank' ? 'ascending' : undefined}>Rank</th>
            <th>Model</th>
            <th className="board-number" aria-sort={order === 'score' ? 'descending' : undefined}>
              Score
            </th>
            <td className="board-drawn" aria-hidden="true" />
            <th className="board-number" aria-sort={order === 'votes' ? 'descending' : undefined}>
              Votes
            </th>
            <th>Organization</th>
            <th>License</th>
            <th>Knowledge cutoff</th>
          </tr>
        </thead>
        <tbody>
          {found.map((model) => (
            <ModelRow
              key={model.rank}
              model={model}
              reach={scoreReach(model.arena_score, models)}
              decimals={decimals}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ModelRowProps {
  model: RankedModel
  reach: number
  decimals: number
}

function ModelRow({ model, reach, decimals }: ModelRowProps) {
  const { rank, arena_score: score, votes, organization, license, knowledge_cutoff } = model
  return (
    <tr data-rank={rank}>
      <td className="board-rank">
        <span>
          {rank}
          {hasTrophy(model) && <Trophy role="img" aria-label="Trophy" aria-hidden={false} />}
        </span>
      </td>
      <th className="board-model" scope="row" dir="auto">
        {model.model}
      </th>
      <td className="board-number board-score">
        <Amount number={score} decimals={decimals} />
      </td>
      <td className="board-drawn" aria-hidden="true">
        <ScoreLine reach={reach} />
      </td>
      <td className="board-number board-votes" data-label="votes">
        <Amount number={votes} />
      </td>
      <td className="board-organization">
        <span>
          <SourceMark outlet={{ name: organization, logo: initials(organization) }} size={18} />
          <span dir="auto">{organization}</span>
        </span>
      </td>
      <td className="board-license" dir="auto">
        <Badge tone={isProprietary(model) ? 'warn' : 'success'}>{license}</Badge>
      </td>
      <td className="board-cutoff" data-label="Cutoff" dir="auto">
        {knowledge_cutoff}
      </td>
    </tr>
  )
}

/** Shows a number, or a dash if the dataset has none. */
function Amount({ number, decimals }: { number: number | null; decimals?: number }) {
  if (number !== null) return formatNumber(number, decimals)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Unknown</span>
    </>
  )
}

/** A line from the left edge to the score, with a dot at its end. */
function ScoreLine({ reach }: { reach: number }) {
  const end = `${(reach * 100).toFixed(1)}%`
  return (
    <svg className="score-line" width="100%" height="14">
      <line className="score-line-whole" x1="0" x2="100%" y1="7" y2="7" />
      {reach > 0 && (
        <>
          <line x1="0" x2={end} y1="7" y2="7" />
          <circle cx={end} cy="7" r="4" />
        </>
      )}
    </svg>
  )
}
