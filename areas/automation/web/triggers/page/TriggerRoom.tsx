import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { triggers, type OpenTrigger } from '../../../contracts/triggers.ts'
import { triggerStatusWords } from '../../status-words.ts'
import { useWorkflowActions, workflowPage } from '../../workflows/use-workflow-actions.ts'
import { TriggerAddress } from '../TriggerAddress.tsx'
import { TriggerForm } from '../TriggerForm.tsx'
import { isFromOutside, kindWords } from '../trigger-words.ts'
import { useTriggerActions } from '../use-trigger-actions.ts'
import { DeliveryList } from './DeliveryList.tsx'
import { FileDrop } from './FileDrop.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

/** The page of one trigger: its switch, its address, its workflows and its deliveries. */
export function TriggerRoom({ id }: { id: string }) {
  const trigger = useRead(triggers.getTrigger, { id })
  const { setOn, makeCopy, deleteIt } = useTriggerActions()
  const { goTo } = usePage()
  const { name, active, draft } = trigger
  return (
    <>
      <Panel
        title={name}
        className="trigger-panel"
        actions={
          <div className="trigger-switch">
            <Badge tone={active ? 'success' : 'neutral'} dot>
              {triggerStatusWords(trigger)}
            </Badge>
            <Switch
              bare
              label={`Switch on ${name}`}
              checked={active}
              onChange={(isOn) => void setOn(trigger, isOn)}
            />
          </div>
        }
      >
        <div className="trigger-facts">
          <p>
            {kindWords[draft.kind].name}.{' '}
            {trigger.firedAt === null ? (
              'It has not fired yet.'
            ) : (
              <>
                It fired last <Ago time={trigger.firedAt} inSentence />.
              </>
            )}
          </p>
          <TriggerAddress trigger={trigger} />
          {draft.kind === 'webhook' && <WebhookSecret trigger={trigger} />}
          {draft.kind === 'file' && <FileDrop trigger={id} active={active} />}
          <Hanging workflows={trigger.workflows} />
        </div>
      </Panel>
      {isFromOutside(draft.kind) && (
        <Panel title="What came in">
          <DeliveryList trigger={id} />
        </Panel>
      )}
      <Panel title="Settings">
        <Settings key={JSON.stringify(draft)} trigger={trigger} />
        <div className="trigger-buttons">
          <Button onClick={() => void makeCopy(trigger)}>Duplicate</Button>
          <Button
            variant="danger"
            onClick={() => void deleteIt(trigger).then(() => goTo('/automation/triggers'))}
          >
            Delete
          </Button>
        </div>
      </Panel>
    </>
  )
}

function Hanging({ workflows }: Pick<OpenTrigger, 'workflows'>) {
  const { runNow } = useWorkflowActions()
  if (workflows.length === 0)
    return (
      <Empty quiet>
        No workflow hangs on it. Open a workflow, press “Trigger”, and choose this one.
      </Empty>
    )
  return (
    <>
      <h3 className="trigger-heading">Workflows</h3>
      <ul className="trigger-workflows" aria-label="Workflows that hang on it">
        {workflows.map(({ id, name }) => (
          <li key={id}>
            <PageLink page={workflowPage(id)}>
              <span dir="auto">{name}</span>
            </PageLink>
            <Button size="s" onClick={() => void runNow({ id, name })}>
              Run now<span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Settings({ trigger }: { trigger: OpenTrigger }) {
  const formId = useId()
  const toast = useToast()
  return (
    <>
      <TriggerForm
        formId={formId}
        trigger={trigger}
        onDone={({ name }) => toast({ tone: 'success', title: 'Trigger saved', text: name })}
      />
      <div className="trigger-buttons">
        <Button variant="primary" type="submit" form={formId}>
          Save trigger
        </Button>
      </div>
    </>
  )
}
