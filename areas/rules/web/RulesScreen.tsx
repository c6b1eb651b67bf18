import './RulesScreen.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { rules } from '../contract.ts'
import { useKept } from '#web/asking/use-kept.ts'

const RuleList = lazyPart(async () => (await import('./RuleList.tsx')).RuleList)
const NewRuleButton = lazyPart(async () => (await import('./NewRuleButton.tsx')).NewRuleButton)

/** The page of rules, which act on articles automatically. */
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
      <RuleList isEditable={isEditable} />
    </Panel>
  )
}

function RuleCount() {
  const list = useRead(rules.listRules, {})
  const enabled = list.filter((rule) => rule.enabled).length
  return <span role="status">{list.length > 0 && `${enabled} of ${list.length} on`}</span>
}
