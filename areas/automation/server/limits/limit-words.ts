import type { AutomationLimits } from '../../contracts/usage-limits.ts'

const WHO = 'an owner of this server'
const WHERE = 'under Settings, Automation limits'

export function tooManyActive({ activeWorkflows }: AutomationLimits): string {
  const are = activeWorkflows === 1 ? '1 workflow is' : `${activeWorkflows} workflows are`
  return `${are} active, the most that there can be. Pause another one first, or ask ${WHO} to raise the limit ${WHERE}.`
}

const reached = ({ runsOfMonth }: AutomationLimits) =>
  `${runsOfMonth.toLocaleString('en')} workflow ${runsOfMonth === 1 ? 'run' : 'runs'} began this month, the limit of each reader.`

/** Words for a run that explain why it waits. */
export function heldWords(limits: AutomationLimits): string {
  return `${reached(limits)} This run waits for the next month, or until ${WHO} raises the limit ${WHERE}.`
}

/** Words of the notification that runs have to wait from now on. */
export function limitWords(limits: AutomationLimits): string {
  return `${reached(limits)} Further runs wait for the next month, or until ${WHO} raises the limit ${WHERE}.`
}
