import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import type { AgentAnswer, AgentCall, Exchange } from '../../../contracts/conversations.ts'

/** A message of the reader, the actions that the agent called for it, and the answer. */
export function ExchangeView({ exchange, agent }: { exchange: Exchange; agent: string }) {
  const { text, calls, answer, partial } = exchange
  return (
    <section className="agent-exchange" aria-label={text.slice(0, 200)}>
      <h3 className="agent-message" dir="auto">
        <span className="visually-hidden">You said: </span>
        {text}
      </h3>
      {calls.length > 0 && (
        <ul className="agent-calls" aria-label={`Actions of ${agent}`}>
          {calls.map((call) => (
            <li key={call.key}>
              <Call call={call} />
            </li>
          ))}
        </ul>
      )}
      {partial !== undefined && (
        <div className="agent-answer" aria-busy="true">
          <p className="meta">{agent} is writing</p>
          <p className="agent-words" dir="auto">
            {partial}
          </p>
        </div>
      )}
      {answer && <Answer answer={answer} agent={agent} />}
    </section>
  )
}

const stateWords: Record<AgentCall['state'], string> = {
  asking: 'Waits for you',
  working: 'At work',
  done: 'Done',
  failed: 'Failed',
  refused: 'Refused',
  stopped: 'Stopped',
}
const stateTones = {
  asking: 'warn',
  working: 'info',
  done: 'success',
  failed: 'error',
  refused: 'neutral',
  stopped: 'neutral',
} as const

function Call({ call: { title, input, state, result } }: { call: AgentCall }) {
  return (
    <details open={state === 'asking' || state === 'failed'}>
      <summary>
        <Badge tone={stateTones[state]} dot>
          {stateWords[state]}
        </Badge>
        <span dir="auto">{title}</span>
      </summary>
      <Fields input={input} />
      {result !== '' && (
        <p className={state === 'failed' ? 'field-error' : 'agent-result'} dir="auto">
          {result}
        </p>
      )}
    </details>
  )
}

/** The input fields of an action. */
function Fields({ input }: { input: unknown }) {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  if (fields.length === 0) return <p className="meta">Without any fields.</p>
  return (
    <dl className="agent-fields">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({
  answer: { text, by, sources, note },
  agent,
}: {
  answer: AgentAnswer
  agent: string
}) {
  return (
    <div className="agent-answer">
      <p className="meta">{by === null ? agent : `${agent}, written by ${by}`}</p>
      <p className="agent-words" dir="auto">
        {text}
      </p>
      {sources.length > 0 && (
        <ol className="agent-sources" aria-label="Passages">
          {sources.map(({ number, name, title, article, text: passage }) => (
            <li key={number} value={number}>
              <blockquote dir="auto">{passage}</blockquote>
              <p className="meta" dir="auto">
                {name}
                {article !== null && (
                  <>
                    {', '}
                    <PageLink page={articlePage(article)}>{title}</PageLink>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {note !== null && <p className="meta">{note}</p>}
    </div>
  )
}

function articlePage(id: number): string {
  return pageWith(feedPage, new URLSearchParams(), { article: String(id) })
}
