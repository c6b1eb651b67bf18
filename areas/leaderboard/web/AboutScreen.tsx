import './Leaderboard.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { leaderboard } from '../contract.ts'
import { ArenaPages } from './ArenaPages.tsx'
import { modelsWords, votesWords } from './model-numbers.ts'

/** The page about the origin of the leaderboard. */
export function AboutScreen() {
  return (
    <>
      <ArenaPages />
      <section className="arena">
        <h2>About LMArena</h2>
        <p>
          LMArena is an open platform for human preference evaluation: it ranks AI models by what
          people prefer when they see two answers side by side.
        </p>
        <dl className="arena-facts">
          <div>
            <dt>Blind A/B testing</dt>
            <dd>Two models answer the same prompt, and their names stay hidden until the vote.</dd>
          </div>
          <div>
            <dt>Elo rating</dt>
            <dd>
              Each vote is a match. Who wins against the strong climbs further, as in chess; the
              rating is the arena score.
            </dd>
          </div>
          <Trouble silent>
            <Suspense fallback={null}>
              <Size />
            </Suspense>
          </Trouble>
        </dl>
      </section>
    </>
  )
}

/**
 * The size of the dataset, and the interval at which it is checked; unknown numbers are left out.
 */
function Size() {
  const { models, votes, refreshHours } = useRead(leaderboard.getDataset, {})
  const isCounted = refreshHours !== null
  return (
    <>
      {votes && (
        <div>
          <dt>{votesWords(votes)}</dt>
          <dd>
            {isCounted
              ? 'Of all models in the dataset together.'
              : 'Enough of them that one loud opinion changes nothing.'}
          </dd>
        </div>
      )}
      {models && (
        <div>
          <dt>{modelsWords(models)}</dt>
          <dd>
            {isCounted
              ? 'As many as the dataset lists.'
              : 'Open and proprietary, large and small, from dozens of organizations.'}
          </dd>
        </div>
      )}
      {!isCounted ? (
        <div>
          <dt>Daily updates</dt>
          <dd>New votes move the ranking every day, and new models join as they appear.</dd>
        </div>
      ) : (
        <div>
          <dt>Updates every {refreshHours} hours at most</dt>
          <dd>Newer rows are fetched when somebody opens the leaderboard.</dd>
        </div>
      )}
    </>
  )
}
