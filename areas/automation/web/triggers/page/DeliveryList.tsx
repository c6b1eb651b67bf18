import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import type { GrowingList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { deliveries, type Delivery } from '../../../contracts/deliveries.ts'
import { workflowPage } from '../../workflows/use-workflow-actions.ts'

const stateWords: Record<Delivery['state'], string> = {
  started: 'Taken',
  kept: 'No run',
  held: 'Held back',
  refused: 'Refused',
}
const stateTones = { started: 'success', kept: 'neutral', held: 'warn', refused: 'warn' } as const

const growing: GrowingList<Delivery[]> = {
  noun: 'delivery',
  rows: (all) => all.map((delivery) => ({ ...delivery, id: delivery.position })),
  withRows: (_shown, _fresh, rows) => rows as unknown as Delivery[],
  holdsAsked: true,
  // The first deliveries appear at once, because people who try a trigger wait for them.
  fillsUp: true,
}

/** The newest deliveries, each with the runs that it started or the reason why it started none. */
export function DeliveryList({ trigger }: { trigger: string }) {
  const all = useRead(deliveries.listDeliveries, { id: trigger })
  if (all.length === 0)
    return <Empty title="Nothing came in yet">What comes in stands here with its result.</Empty>
  return (
    <>
      <Newer operation={deliveries.listDeliveries} input={{ id: trigger }} list={growing} />
      <ol className="run-rows" aria-label="What came in">
        {all.map((delivery) => (
          <li key={delivery.position}>
            <Badge tone={stateTones[delivery.state]} dot>
              {stateWords[delivery.state]}
            </Badge>
            <Facts trigger={trigger} delivery={delivery} />
            <span className="meta">
              <Ago time={delivery.at} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

interface FactsProps {
  trigger: string
  delivery: Delivery
}

function Facts({ trigger, delivery }: FactsProps) {
  const { about, reason, runs, times, state, position } = delivery
  const release = useWrite(deliveries.releaseDelivery)
  const attempt = useAttempt()
  const facts = [about, reason ?? '', times > 1 ? `It came ${times} times.` : '']
  return (
    <div>
      {runs.map(({ id, workflow }) => (
        <PageLink key={id} className="delivery-run" page={workflowPage(workflow.id, `runs/${id}`)}>
          <span dir="auto">Run of {workflow.name}</span>
        </PageLink>
      ))}
      <p className="meta" dir="auto">
        {facts.filter((fact) => fact !== '').join('. ')}
      </p>
      {state === 'held' && (
        <Button
          size="s"
          disabled={release.isPending}
          onClick={() => void attempt(release.mutateAsync({ id: trigger, position }))}
        >
          Let it through
        </Button>
      )}
    </div>
  )
}
