import type { ReactNode } from 'react'
import {
  Braces,
  Clock,
  Code,
  GitBranch,
  OctagonX,
  RotateCw,
  SendHorizontal,
  TriangleAlert,
  User,
  Waypoints,
  Zap,
} from '#web/ui/more-icons.ts'
import { Sparkles, Workflow } from '#web/ui/icons.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import type { Step } from '../../flow/flow.ts'
import { conditionWords, kindWords } from '../../flow/step-lines.ts'

export const stepIcons: Record<Step['do'], ReactNode> = {
  act: <Zap />,
  set: <Braces />,
  code: <Code />,
  model: <Sparkles />,
  if: <GitBranch />,
  each: <RotateCw />,
  merge: <Waypoints />,
  wait: <Clock />,
  approve: <User />,
  run: <Workflow />,
  respond: <SendHorizontal />,
  stop: <OctagonX />,
  missing: <TriangleAlert />,
}

/** The title of a step's kind; for an action, the action's title. */
export function kindTitle(step: Step, actions: readonly WorkflowAction[]): string {
  if (step.do === 'act')
    return actions.find(({ name }) => name === step.action)?.title ?? step.action
  const words = kindWords[step.do]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The names of a step's inner lists, in the order of `listsIn`. */
export function branchNames(step: Step): string[] {
  if (step.do === 'each') return ['for each item']
  if (step.do !== 'if') return []
  const names = step.cases.map(({ when }, at) =>
    when.rows.length === 0 || conditionWords(when).trim() === 'equals'
      ? `case ${at + 1}`
      : conditionWords(when).replaceAll('{{', '').replaceAll('}}', ''),
  )
  return [...names, 'otherwise']
}
