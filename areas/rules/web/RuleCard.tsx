import type { ReactNode } from 'react'
import { Bell } from '#web/ui/icons.ts'
import { Archive, Languages, ShieldAlert, Tag } from '#web/ui/more-icons.ts'
import type { AutomationRule, RuleIcon } from '../contract.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'

const icons: Record<RuleIcon, typeof Bell> = {
  archive: Archive,
  shield: ShieldAlert,
  bell: Bell,
  tag: Tag,
  translate: Languages,
}

interface RuleCardProps {
  rule: AutomationRule
  controls: ReactNode
  /** Content below the text of the rule. */
  children?: ReactNode
}

/** A rule in a list: its icon, its text, and its controls. */
export function RuleCard({ rule, controls, children }: RuleCardProps) {
  const { name, trigger, action, enabled, icon, color } = rule
  const Icon = icons[icon]
  return (
    <li className="rule" data-off={!enabled || undefined}>
      <Sign color={color}>
        <Icon />
      </Sign>
      <div className="rule-words">
        <h3 dir="auto">{name}</h3>
        <dl>
          <dt>When</dt>
          <dd dir="auto">{trigger}</dd>
          <dt>Then</dt>
          <dd dir="auto">{action}</dd>
        </dl>
        {children}
      </div>
      <div className="rule-controls">{controls}</div>
    </li>
  )
}
