import { useState } from 'react'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { count } from '#web/ui/count.ts'
import type { Rehearsal, RehearsedStep } from '../../contracts/rehearsals.ts'
import { JsonView } from '../JsonView.tsx'
import { answerWords, rehearsedTones, rehearsedWords } from './rehearsal-words.ts'

interface RehearsedStepsProps {
  rehearsal: Rehearsal
  /** Carries out one step for real; returns the error, or null if it succeeded. */
  onAsk: (step: RehearsedStep) => Promise<string | null>
}

/** Each step of a rehearsal with its effect. */
export function RehearsedSteps({ rehearsal, onAsk }: RehearsedStepsProps) {
  const { steps, leftOut, end } = rehearsal
  return (
    <div className="rehearsal-outcome">
      <ol className="run-steps" aria-label="Steps of the rehearsal">
        {steps.map((step) => (
          <OneStep key={step.key} step={step} onAsk={onAsk} />
        ))}
      </ol>
      {leftOut > 0 && <p className="meta">{count(leftOut, 'more step')} would be carried out.</p>}
      <p className={end.as === 'failed' ? 'field-error' : 'meta'} dir="auto">
        {end.as === 'failed'
          ? `The run would fail. ${end.message}`
          : `End: ${end.message || 'done'}`}
      </p>
    </div>
  )
}

function OneStep({ step, onAsk }: { step: RehearsedStep; onAsk: RehearsedStepsProps['onAsk'] }) {
  const { name, named, kind, input, output, request, error, answerFrom, canAsk, action } = step
  return (
    <li>
      <details open={kind === 'failed' || kind === 'shown'}>
        <summary>
          <Badge tone={rehearsedTones[kind]} dot>
            {rehearsedWords(step)}
          </Badge>
          <span dir="auto">{name}</span>
          {named !== '' && named !== name && (
            <span className="meta" dir="auto">
              {named}
            </span>
          )}
        </summary>
        {error !== null && (
          <p className="field-error" dir="auto">
            {error}
          </p>
        )}
        {action !== null && <p className="meta">Action: {action}</p>}
        {request && <JsonView label="Request that a run sends" value={requestText(request)} />}
        {input !== null && !request && <JsonView label="Filled in" value={input} />}
        {kind !== 'failed' && (
          <JsonView
            label={answerFrom === null ? 'Result' : answerWords[answerFrom]}
            value={output}
          />
        )}
        {canAsk && <AskForReal step={step} onAsk={onAsk} />}
      </details>
    </li>
  )
}

function AskForReal({ step, onAsk }: { step: RehearsedStep; onAsk: RehearsedStepsProps['onAsk'] }) {
  const [isAsking, setIsAsking] = useState(false)
  const [trouble, setTrouble] = useState('')

  async function handleAsk() {
    setIsAsking(true)
    setTrouble('')
    try {
      setTrouble((await onAsk(step)) ?? '')
    } catch (error) {
      setTrouble(explain(error))
    }
    setIsAsking(false)
  }

  return (
    <div className="rehearsal-ask">
      <Button size="s" disabled={isAsking} onClick={() => void handleAsk()}>
        {isAsking ? 'Asking...' : 'Ask for real'}
        <span className="visually-hidden">: {step.name}</span>
      </Button>
      <span className="field-hint">Sends this one step now, and continues with its answer.</span>
      <span role="status" className="field-error" dir="auto">
        {trouble}
      </span>
    </div>
  )
}

/** A request as text, in the form in which HTTP sends it. */
function requestText({ method, address, headers, body }: NonNullable<RehearsedStep['request']>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${address}`, ...lines, ...(body === null ? [] : ['', body])].join('\n')
}
