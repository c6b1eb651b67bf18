import type { ReactNode } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import type { Project } from '../contract.ts'
import { percentOf, phaseNumberOf } from '../projects.ts'
import { dayText, statusWords } from './planning/plan-words.ts'
import { plainAddress } from './workspace/environments/environment-words.ts'
import { mrrText, uptimeText } from './project-words.ts'

type Fact = readonly [name: string, value: ReactNode]

const tones = { healthy: 'success', warning: 'warn', error: 'error' } as const

/** The state of a project, with a panel for each kind of figures that it has. */
export function ProjectPanels({ project }: { project: Project }) {
  const panels = [
    ['Progress Tracking', progressFacts(project)],
    ['Integration Status', partFacts(project)],
    ['Product Metrics', productFacts(project)],
    ['Business Metrics', businessFacts(project)],
  ] as const
  const counted = panels.filter(([, facts]) => facts.length > 0)
  if (counted.length === 0) return null
  return (
    <div className="project-panels">
      {counted.map(([title, facts]) => (
        <Facts key={title} title={title} facts={facts} />
      ))}
    </div>
  )
}

function progressFacts({ roadmap, metrics, features }: Project): Fact[] {
  if (!roadmap || !metrics) return []
  const { completedTasks, totalTasks } = metrics
  return [
    ['Phase', `${phaseNumberOf(roadmap)} of ${roadmap.totalPhases}: ${roadmap.currentPhase}`],
    ['Milestones', `${roadmap.completedMilestones} of ${roadmap.totalMilestones}`],
    ['Tasks', `${completedTasks} of ${totalTasks} (${percentOf(completedTasks, totalTasks)}%)`],
    ...features.map(({ name, status, dueDate }): Fact => [
      name,
      `${statusWords(status)}, ${dayText(dueDate)}`,
    ]),
  ]
}

function partFacts({ integrations }: Project): Fact[] {
  if (!integrations) return []
  const parts = [
    ['Backend', integrations.backend],
    ['Frontend', integrations.frontend],
    ['Database', integrations.database],
    ['Third party', integrations.thirdParty],
    ['Server', integrations.server],
  ] as const
  return parts.map(([part, { name, status, uptime }]) => [
    part,
    <>
      {name} <Badge tone={tones[status]}>{status}</Badge> {uptimeText(uptime)}
    </>,
  ])
}

function productFacts({ metrics, served }: Project): Fact[] {
  if (served) return servedFacts(served)
  if (!metrics) return []
  return [
    ['Velocity', `${metrics.velocity} points/week`],
    ['Deployments today', metrics.deploymentsToday],
    ['Uptime', uptimeText(metrics.uptime)],
  ]
}

function servedFacts({
  address,
  deploymentsToday,
  visitsToday,
  uptime,
}: NonNullable<Project['served']>): Fact[] {
  return [
    [
      'Address',
      address === null ? (
        '—'
      ) : (
        <a key="address" href={address} target="_blank" rel="noreferrer">
          {plainAddress(address)}
        </a>
      ),
    ],
    ['Deployments today', deploymentsToday ?? '—'],
    ['Visits today', visitsToday ?? '—'],
    ['Uptime', uptime === null ? '—' : uptimeText(uptime)],
  ]
}

function businessFacts({ businessMetrics }: Project): Fact[] {
  if (!businessMetrics) return []
  return [
    ['MRR', mrrText(businessMetrics.mrr)],
    ['Active users', fullCount(businessMetrics.activeUsers)],
    ['Conversion', `${businessMetrics.conversion}%`],
    ['Churn', `${businessMetrics.churnRate}%`],
  ]
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
