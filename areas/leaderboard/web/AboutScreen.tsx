import './Leaderboard.css'
import { ArenaPages } from './ArenaPages.tsx'

/** What the leaderboard is made from. */
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
          <div>
            <dt>Over 1 million votes</dt>
            <dd>Enough of them that one loud opinion changes nothing.</dd>
          </div>
          <div>
            <dt>218+ models</dt>
            <dd>Open and proprietary, large and small, from dozens of organizations.</dd>
          </div>
          <div>
            <dt>Daily updates</dt>
            <dd>New votes move the ranking every day, and new models join as they appear.</dd>
          </div>
        </dl>
      </section>
    </>
  )
}
