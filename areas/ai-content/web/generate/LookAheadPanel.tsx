import { useContext, useEffect, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { count, fullCount } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { drafts, type LookAhead } from '../../contracts/drafts.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { wordRange } from '../../writing/word-range.ts'

/** The pause after the last change before a preview is requested. */
const LOOK_AFTER_MS = 500

/** Shows a preview of a brief before it is drafted. */
export function LookAheadPanel({ brief }: { brief: WholeBrief }) {
  const { ahead, error } = useLookAhead(brief)
  const { from, to } = wordRange(brief)
  return (
    <Panel title="Before you generate">
      <div className="content-ahead" aria-live="polite">
        <p>
          Asked for: {fullCount(from)} to {fullCount(to)} words.
        </p>
        {error !== null && <p role="alert">{error}</p>}
        {ahead && error === null && (
          <>
            {ahead.articles > 0 && (
              <p>
                {count(ahead.words, 'word')} of {count(ahead.articles, 'article')} by{' '}
                {count(ahead.outlets, 'outlet')} can be quoted in a text of your own,{' '}
                {fullCount(ahead.publicWords)} in a public one.
              </p>
            )}
            {ahead.notices.length === 0 ? (
              <p>Nothing is missing.</p>
            ) : (
              <ul>
                {ahead.notices.map(({ words }) => (
                  <li key={words}>
                    <CircleAlert aria-hidden="true" />
                    <span>{words}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

/** Reads the preview of a brief. The last answer is shown until the next one arrives. */
function useLookAhead(brief: WholeBrief) {
  const ask = useContext(AskContext)
  const [known, setKnown] = useState<{ ahead: LookAhead | null; error: string | null }>({
    ahead: null,
    error: null,
  })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      ask(drafts.lookAhead, { brief }).then(
        (ahead) => isOver || setKnown({ ahead, error: null }),
        (cause: Error) => isOver || setKnown((now) => ({ ...now, error: explain(cause) })),
      )
    }, LOOK_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, brief])
  return known
}
