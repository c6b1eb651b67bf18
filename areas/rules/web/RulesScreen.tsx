import './RulesScreen.css'
import { Suspense, useRef } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { rules, type AutomationRule } from '../contract.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { RuleCard } from './RuleCard.tsx'

const LiveRules = lazyPart(async () => (await import('./LiveRules.tsx')).LiveRules)
const NewRuleButton = lazyPart(async () => (await import('./NewRuleButton.tsx')).NewRuleButton)

/** Lists the acts of the hub by itself. */
export function RulesScreen() {
  const isEditable = useKept('rules/editor')
  return (
    <Panel
      title="Automation Rules"
      className="rules"
      count={<RuleCount />}
      actions={
        isEditable && (
          <Suspense fallback={null}>
            <NewRuleButton />
          </Suspense>
        )
      }
      skeleton={<SkeletonLines count={10} />}
    >
      {isEditable ? <LiveRules /> : <RuleList />}
    </Panel>
  )
}

function RuleCount() {
  const list = useRead(rules.listRules, {})
  const enabled = list.filter((rule) => rule.enabled).length
  return <span role="status">{list.length > 0 && `${enabled} of ${list.length} on`}</span>
}

function RuleList() {
  const list = useRead(rules.listRules, {})
  const remove = useWrite(rules.deleteRule)
  const body = useRef<HTMLDivElement>(null)

  async function handleDelete(id: string) {
    await remove.mutateAsync({ id })
    // The button that was pressed is gone.
    body.current?.focus()
  }

  return (
    <div className="rules-body" ref={body} tabIndex={-1}>
      {list.length > 0 ? (
        <ul aria-label="Rules">
          {list.map((rule) => (
            <Rule key={rule.id} rule={rule} onDelete={() => void handleDelete(rule.id)} />
          ))}
        </ul>
      ) : (
        <Empty title="No rules yet">Rules sort, tag or announce new articles automatically.</Empty>
      )}
    </div>
  )
}

function Rule({ rule, onDelete }: { rule: AutomationRule; onDelete: () => void }) {
  const setEnabled = useWrite(rules.setRuleEnabled)
  const { id, name, enabled } = rule
  return (
    <RuleCard
      rule={rule}
      controls={
        <>
          <Switch
            bare
            label={`Enable ${name}`}
            checked={enabled}
            onChange={(checked) => setEnabled.mutate({ id, enabled: checked })}
          />
          <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={onDelete} />
        </>
      }
    />
  )
}
